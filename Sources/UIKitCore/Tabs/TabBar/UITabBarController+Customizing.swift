/// The customization of the tabs by the user.
extension UITabBarController {
  /// Whether the app allows customization, in which case the list of More has an Edit button.
  ///
  /// Tabs that were assigned as `tabs` can't be rearranged.
  var offersEditing: Bool {
    // R-CUS-1, R-TAB-36
    !tabModel.isInForce && !(customizableViewControllers ?? []).isEmpty
  }

  /// Whether a customization can begin, which also requires More.
  var isCustomizable: Bool { moreTabs.hasMore && offersEditing }

  /// Sets the children that may be moved; others than the controller's children are ignored with a
  /// warning.
  func _setCustomizableViewControllers(_ named: [UIViewController]?) {
    // R-CUS-40
    endCustomizing()
    var seen: Set<ObjectIdentifier> = []
    let known = named?.filter {
      selection.contains($0) && seen.insert(ObjectIdentifier($0)).inserted
    }
    if known?.count != named?.count {
      Log.warning(
        "UITabBarController.customizableViewControllers: controllers that aren't children, and duplicates, are ignored"
      )
    }
    customizableChildren = .named(known)
    moreIfMade?.list.offerEditing()
  }

  // MARK: Beginning and ending

  /// Shows the customization sheet, as a tap on Edit does; logs a warning if there is nothing to
  /// customize.
  func beginCustomizing() {
    // R-CUS-2, R-CUS-42
    guard isCustomizable else {
      return Log.warning("UITabBarController: there are no customizable tabs; ignored")
    }
    tabBar.startCustomizing(TabsDataSource(controller: self))
  }

  /// Removes the customization sheet immediately, before the tabs are changed programmatically.
  func endCustomizing() {
    // R-CUS-7
    _ = tabBar.customizing?.end(animated: false)
  }
}
