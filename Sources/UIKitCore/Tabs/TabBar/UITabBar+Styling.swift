import QuartzCore

/// What a bar shows now, and since when.
@MainActor
struct DisplayedBarAppearance {
  private(set) var look = TabBarAppearanceState().look(for: .init(), isAtScrollEdge: false)
  /// Whether it is the selected item that brings the look. (R-APP-1)
  private(set) var isBroughtByItem = false
  private var firstFrame = -1

  /// Takes another look, and tells the old one, if it differs.
  mutating func replace(with new: ResolvedTabBarAppearance, broughtByItem: Bool, frame: Int)
    -> ResolvedTabBarAppearance?
  {
    isBroughtByItem = broughtByItem
    guard new != look else { return nil }
    defer {
      look = new
      firstFrame = frame
    }
    return look
  }

  /// Whether nobody can have seen the look, since no frame was drawn with it.
  func isUnseen(in frame: Int) -> Bool { firstFrame == frame }
}

extension UITabBar {
  func restyle(_ change: (inout TabBarAppearanceState) -> Void) {
    change(&styling)
    appearanceChanged()
  }

  /// Shows what has changed of the look; nothing where it is the same.
  ///
  /// Only coming to the scroll edge and leaving it fade. (R-APP-13)
  func appearanceChanged(fading: Bool = false) {
    let item = selectedItem
    let form = environment.form
    let wanted = styling.look(
      for: item?.appearances ?? .init(),
      isAtScrollEdge: form == .docked && isAtScrollEdge
    )
    let look = form.adapted(wanted)
    let frame = window?.screen.framesDrawn ?? 0
    let fades = fading && canFade && !shownLook.isUnseen(in: frame)
    guard
      let old = shownLook.replace(
        with: look,
        broughtByItem: item?.hasAppearances ?? false,
        frame: frame
      )
    else { return }
    if look.background != old.background { backgroundView.show(look.background, fading: fades) }
    if look.items != old.items { row.refresh(fading: fades) }
    if look.items != old.items || look.placement != old.placement { setNeedsLayout() }
  }

  /// Shows which item is selected now; the look follows where the item brings its own. (R-APP-1)
  func selectionChanged() {
    let item = selectedItem
    row.highlight(item)
    if shownLook.isBroughtByItem || item?.hasAppearances == true { appearanceChanged() }
  }

  /// Whether nothing lies under the bar; only a controller can tell. (R-APP-3)
  private var isAtScrollEdge: Bool { manager?.scrollEdge.isAtEdge ?? false }

  private var canFade: Bool {
    guard let window, !isHidden else { return false }
    return !window.screen.settings.reducesMotion && UIView.areAnimationsEnabled
  }

  /// How an item is drawn now. (R-APP-1, R-APP-10)
  func look(of item: UITabBarItem, isSelected: Bool, isFocused: Bool = false)
    -> ResolvedTabItemAppearance
  {
    let items = shownLook.look.items
    let resolution = AppearanceResolution(
      appearance: items.appearance(in: environment.itemStyle),
      tintColor: tintColor,
      unselectedColor: items.unselectedColor,
      selectedIconColor: items.selectedIconColor,
      defaults: environment.form.itemDefaults
    )
    let state = AppearanceResolution.State(
      isEnabled: item.isEnabled,
      isSelected: isSelected,
      isFocused: isFocused
    )
    let look = resolution.look(in: state, item: item.wishes(for: state.controlState))
    return items.isDark ? look.dark : look
  }
}
