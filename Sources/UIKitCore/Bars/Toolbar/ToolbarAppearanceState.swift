/// The appearance objects and older properties that are assigned to one toolbar.
struct ToolbarAppearanceState: BarAppearanceState {
  // R-TOOL-10…13

  var appearances = BarAppearanceStore<UIToolbarAppearance>()
  var legacy = LegacyBarAppearance()
  var backgroundImages = BarImages()
  var shadowImages = BarImages()

  @MainActor
  func resolved(_ appearance: UIToolbarAppearance) -> ResolvedToolbarAppearance {
    ResolvedToolbarAppearance(background: appearance.background, buttons: appearance.buttons)
  }

  /// Whether a toolbar at any position shows the content behind it.
  var isTranslucent: Bool {
    // R-LEG-1
    var legacy = legacy
    legacy.backgroundImage = backgroundImages.image(at: [.any], .default)
    return legacy.isTranslucent
  }

  @MainActor
  func resolvedLegacy(in situation: BarSituation) -> ResolvedToolbarAppearance {
    // R-TOOL-12, R-TOOL-13
    var legacy = legacy
    let positions = [situation.position, .any]
    legacy.backgroundImage = backgroundImages.image(at: positions, situation.metrics)
    legacy.shadowImage = shadowImages.image(at: positions)
    let isClear = situation.isAtScrollEdge && !legacy.hasOwnBackground
    return ResolvedToolbarAppearance(
      background: isClear ? .transparent : legacy.background,
      buttons: plainButtons,
      isDark: legacy.isDark
    )
  }
}

/// The values that the views of a toolbar display.
struct ResolvedToolbarAppearance: ResolvedBarAppearance {
  var background: BarBackground
  var buttons: BarButtonAppearances
  /// Whether the buttons have the colors of the dark interface style.
  var isDark = false  // R-TOOL-12
}

/// The buttons of bars without an appearance, which never change.
@MainActor private let plainButtons = BarButtonAppearances()
