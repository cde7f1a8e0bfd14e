import Foundation

extension UIViewController {
  // R-IB-9
  /// Reads the properties of a controller, and the items for bars, from a storyboard.
  func decodeController(from coder: InterfaceCoder) {
    let (element, objects) = (coder.element, coder.objects)
    objects.setOwner(self)
    interface = ControllerInterface(coder, of: self)
    if let text = element.text("title") { title = text }
    if let item = element.value("tabBarItem").flatMap(objects.make) as? UITabBarItem {
      tabBarItem = item
    }
    if let item = element.value("navigationItem") {
      objects.adopt(navigationItem, item)
      navigationItem.decode(item, objects)
    }
    let items = element.list("toolbarItems").compactMap { objects.make($0) as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
    decodeSettings(of: element)
  }

  private func decodeSettings(of element: InterfaceElement) {
    element.set("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, of: self)
    element.set("definesPresentationContext", \.definesPresentationContext, of: self)
    element.set(
      "extendedLayoutIncludesOpaqueBars",
      \.extendedLayoutIncludesOpaqueBars,
      of: self
    )
    element.set(
      "providesPresentationContextTransitionStyle",
      \.providesPresentationContextTransitionStyle,
      of: self
    )
    element.set(
      "modalPresentationStyle",
      \.modalPresentationStyle,
      of: self,
      from: InterfacePresentation.styles
    )
    element.set(
      "modalTransitionStyle",
      \.modalTransitionStyle,
      of: self,
      from: InterfacePresentation.transitions
    )
    if let identifier = element["restorationIdentifier"] { restorationIdentifier = identifier }
    if element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
      restorationIdentifier = element["storyboardIdentifier"]
    }
    if let edges = element.child("extendedEdge") {
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      edgesForExtendedLayout = names.reduce(into: []) { result, edge in
        if edges[edge.0] == "YES" { result.formUnion(edge.1) }
      }
    }
    if let size = element.size("contentSizeForViewInPopover") { preferredContentSize = size }
  }
}

extension UIViewController: SegueAnchoring {
  func anchor(
    _ destination: UIViewController,
    to object: AnyObject?,
    arrow: InterfaceElement?
  ) {
    guard let popover = destination.popoverPresentationController else { return }
    if let arrow {
      popover.permittedArrowDirections = arrow.options(from: [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ])
    }
    if let item = object as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = object as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
  }
}

extension UINavigationController: InterfaceContainer {
  func setRelated(_ controllers: [(relationship: String, controller: UIViewController)]) {
    viewControllers = controllers.map(\.controller)
  }

  /// Configures the bars.
  func decodeBars(from coder: InterfaceCoder) {
    let (element, objects) = (coder.element, coder.objects)
    if let bar = element.value("navigationBar") {
      objects.adopt(navigationBar, bar)
      navigationBar.decodeNavigationBar(from: InterfaceCoder(bar, objects))
    }
    if let bar = element.value("toolbar") {
      objects.adopt(toolbar, bar)
      toolbar.decodeToolbar(from: InterfaceCoder(bar, objects))
    }
    element.set("navigationBarHidden", \.isNavigationBarHidden, of: self)
    element.set("toolbarHidden", \.isToolbarHidden, of: self)
    element.set("hidesBarsOnSwipe", \.hidesBarsOnSwipe, of: self)
    element.set("hidesBarsOnTap", \.hidesBarsOnTap, of: self)
  }
}

extension UITabBarController: InterfaceContainer {
  func setRelated(_ controllers: [(relationship: String, controller: UIViewController)]) {
    viewControllers = controllers.map(\.controller)
  }

  /// Configures the tab bar.
  func decodeTabBar(from coder: InterfaceCoder) {
    guard let bar = coder.element.value("tabBar") else { return }
    coder.objects.adopt(tabBar, bar)
    tabBar.decodeTabBar(from: InterfaceCoder(bar, coder.objects))
  }
}

extension UISplitViewController: InterfaceContainer {
  private static let columns: [String: Column] = [
    "masterViewController": .primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "secondaryViewController": .secondary, "compactViewController": .compact,
  ]

  func setRelated(_ controllers: [(relationship: String, controller: UIViewController)]) {
    guard style != .unspecified else {
      let order = ["masterViewController", "detailViewController"]
      viewControllers = order.compactMap { name in
        controllers.first { $0.relationship == name }?.controller
      }
      return
    }
    for (name, controller) in controllers {
      if let column = Self.columns[name] { setViewController(controller, for: column) }
    }
  }
}
