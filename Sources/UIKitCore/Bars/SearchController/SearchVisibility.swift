/// The views that a search controller shows over the page.
struct SearchVisibility: Equatable {
  // R-SRCH-3
  var isActive = false
  var hasText = false
  var hasResults = false
  var obscures = true
  /// Whether results are shown as soon as there is text.
  var showsResultsAutomatically = true
  /// The value that the app has set, until the search ends.
  var showsResultsByApp: Bool?

  /// Whether the results controller is shown.
  var showsResults: Bool {
    guard isActive, hasResults else { return false }
    return showsResultsByApp ?? (showsResultsAutomatically && hasText)
  }

  /// Whether the page is dimmed.
  var dims: Bool { isActive && obscures && !hasText && !showsResults }
}
