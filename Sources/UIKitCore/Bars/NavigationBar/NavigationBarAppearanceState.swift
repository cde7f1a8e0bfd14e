/// The appearance objects and older properties that are assigned to one navigation bar.
struct NavigationBarAppearanceState: BarAppearanceState {
  // R-NBAR-32…37

  var appearances = BarAppearanceStore<UINavigationBarAppearance>()
  var legacy = LegacyBarAppearance()

  // Older properties that only navigation bars have.
  var legacyTitles = NavigationTitleStyle()
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var backgroundImages = BarImages()
  /// The vertical adjustments of the title by the raw values of bar metrics, in points.
  var titleAdjustments: [Int: CGFloat] = [:]

  @MainActor
  func resolved(_ appearance: UINavigationBarAppearance) -> ResolvedNavigationBarAppearance {
    ResolvedNavigationBarAppearance(of: appearance)
  }

  // MARK: Without appearances

  var isTranslucent: Bool {
    var legacy = legacy
    legacy.backgroundImage = backgroundImage(at: .any, .default)
    return legacy.isTranslucent
  }

  @MainActor
  func resolvedLegacy(in situation: BarSituation) -> ResolvedNavigationBarAppearance {
    // R-NBAR-35
    var legacy = legacy
    legacy.backgroundImage = backgroundImage(at: situation.position, situation.metrics)
    return ResolvedNavigationBarAppearance(
      background: situation.isAtScrollEdge ? .transparent : legacy.background,
      titles: titles(situation.metrics),
      buttons: plainNavigationButtons,
      isDark: legacy.isDark
    )
  }

  private func titles(_ metrics: UIBarMetrics) -> NavigationTitleStyle {
    var titles = NavigationTitleStyle()
    titles.attributes = titleAttributes ?? [:]
    titles.largeAttributes = largeTitleAttributes ?? [:]
    titles.offset.vertical =
      metrics.fallbacks.lazy.compactMap { titleAdjustments[$0.rawValue] }.first ?? 0
    guard legacyTitles.indicator != nil, legacyTitles.indicatorMask != nil else { return titles }
    titles.indicator = legacyTitles.indicator
    titles.indicatorMask = legacyTitles.indicatorMask
    return titles
  }

  /// Returns the background image for a position; images for the top also apply to bars that are
  /// attached to the top.
  private func backgroundImage(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    backgroundImages.image(at: position.navigationBarFallbacks, metrics)
  }
}

extension UIBarPosition {
  /// The positions whose values apply to a navigation bar at this position, most specific first.
  var navigationBarFallbacks: [UIBarPosition] {
    self == .topAttached ? [.topAttached, .top, .any] : [self, .any]
  }
}

/// The buttons of bars without an appearance, which never change.
@MainActor private let plainNavigationButtons = NavigationButtonStyle()
