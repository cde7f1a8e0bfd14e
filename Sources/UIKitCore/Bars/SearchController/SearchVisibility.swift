/// The views that a search controller shows over the page.
struct SearchVisibility: Equatable {
  // R-SRCH-3
  var isActive = false
  var hasText = false
  var hasResults = false
  var obscures = true
  /// Whether results are shown as soon as there is text.
  var showsResultsAutomatically = true
  /// The value that the app has set.
  var showsResultsByApp: Bool?

  /// Whether the results controller is shown.
  var showsResults: Bool {
    guard isActive, hasResults else { return false }
    return showsResultsByApp ?? (showsResultsAutomatically && hasText)
  }

  // R-SRCH-23
  mutating func setShowsResultsAutomatically(_ isAutomatic: Bool) {
    showsResultsAutomatically = isAutomatic
    if isAutomatic { showsResultsByApp = nil }
  }

  mutating func setShowsResults(_ isShown: Bool) {
    showsResultsByApp = isShown
    showsResultsAutomatically = false
  }

  /// Whether the page is dimmed.
  var dims: Bool { isActive && obscures && !hasText && !showsResults }
}
