/// Lets the user arrange the tabs.
extension UITabBarController {
  /// Whether the app allows it; then there is an Edit button on the list of More. (R-CUS-1)
  ///
  /// Tabs as objects stand where they say. (R-TAB-36)
  var offersEditing: Bool {
    !tabModel.isInForce && !(customizableViewControllers ?? []).isEmpty
  }

  /// Whether it can begin: without More there is nothing that could come onto the bar, and no way in.
  var isCustomizable: Bool { moreTabs.hasMore && offersEditing }

  /// Takes over which children may be moved. (R-CUS-40)
  func _setCustomizableViewControllers(_ named: [UIViewController]?) {
    endCustomizing()
    var seen: Set<ObjectIdentifier> = []
    let known = named?.filter {
      selection.contains($0) && seen.insert(ObjectIdentifier($0)).inserted
    }
    if known?.count != named?.count {
      Log.warning(
        "UITabBarController.customizableViewControllers: what is no child, or is named twice, is left out"
      )
    }
    customizableChildren = .named(known)
    moreIfMade?.list.offerEditing()
  }

  // MARK: Beginning and ending

  /// Slides the sheet up, as a tap on Edit does; ignored, with a warning, where that cannot be. (R-CUS-2, R-CUS-42)
  func beginCustomizing() {
    guard isCustomizable else {
      return Log.warning("UITabBarController: there are no tabs that could be arranged; ignored")
    }
    tabBar.startCustomizing(TabsDataSource(controller: self))
  }

  /// Takes the sheet away at once, before code changes what it is about. (R-CUS-7)
  func endCustomizing() {
    _ = tabBar.customizing?.end(animated: false)
  }
}
