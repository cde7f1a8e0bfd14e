extension UITabBar {
  func appearanceStateChanged() {
    appearanceChanged()
    // R-SAFE-4
    // The bar may have become opaque or translucent.
    manager?.barCoverageChanged()
  }

  /// Displays the appearance for the current state of the bar; does nothing if it is the same.
  ///
  /// Only changes of the scroll edge are cross-faded.
  func appearanceChanged(fading: Bool = false) {
    // R-APP-13
    let item = selectedItem
    let tabBarIdiom = environment.tabBarIdiom
    usesItemAppearance = item?.hasAppearances ?? false
    let resolved = tabBarIdiom.adapted(
      appearanceState.resolved(
        for: item?.appearances ?? .init(),
        in: BarSituation(isAtScrollEdge: tabBarIdiom == .docked && isAtScrollEdge)
      )
    )
    let fades = fading && canFade && !displayed.isUnseen(in: framesDrawn)
    guard let old = displayed.replace(with: resolved, frame: framesDrawn) else { return }
    if resolved.background != old.background {
      backgroundView.show(resolved.background, fading: fades)
    }
    let itemsDiffer = resolved.items != old.items
    if itemsDiffer { row.refresh(fading: fades) }
    if itemsDiffer || resolved.placement != old.placement { setNeedsLayout() }
  }

  /// Displays which item is selected, and the appearance of the bar if that depends on the item.
  func selectionChanged(to item: UITabBarItem?) {
    // R-APP-1
    row.highlight(item)
    if usesItemAppearance || item?.hasAppearances == true { appearanceChanged() }
  }

  /// Whether no content lies under the bar; `false` for bars without a controller.
  ///
  /// The bar below the sheet for customizing is not transparent either.
  private var isAtScrollEdge: Bool {
    manager?.isTabBarAtScrollEdge ?? false && customizing?.isOver ?? true  // R-APP-3, R-CUS-21
  }

  /// Returns the values that the button of an item displays.
  func appearance(of item: UITabBarItem, isSelected: Bool, isFocused: Bool = false)
    -> ResolvedTabItemAppearance
  {
    // R-APP-1, R-APP-10
    let items = displayed.value.items
    let resolution = AppearanceResolution(
      appearance: items.appearance(in: environment.itemStyle),
      tintColor: self.tintColor,
      unselectedColor: items.unselectedColor,
      selectedIconColor: items.selectedIconColor,
      defaults: environment.tabBarIdiom.itemDefaults
    )
    let state = AppearanceResolution.State(
      isEnabled: item.isEnabled,
      isSelected: isSelected,
      isFocused: isFocused
    )
    let resolved = resolution.appearance(
      in: state,
      item: item.itemAttributes(for: state.controlState)
    )
    return items.isDark ? resolved.dark : resolved
  }
}
