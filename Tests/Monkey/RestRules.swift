import QuartzCore

@testable import UIKitCore

/// The rules that apply when no animation runs.
@MainActor struct RestRules {
  let world: World

  func check() {
    for window in world.screen.windows {
      checkLayers(window.layer)
    }
    for controller in world.controllers { check(controller) }
    checkTabs()
    checkLayout()
  }

  // MARK: Movement

  private func checkLayers(_ layer: CALayer) {
    if let keys = layer.animationKeys(), !keys.isEmpty {
      fault("rest", "\(keys) of \(layer.delegate.map { "\(type(of: $0))" } ?? "a layer") run")
    }
    if layer.speed != 1 { fault("rest", "time stands still in a layer") }
    for sublayer in layer.sublayers ?? [] { checkLayers(sublayer) }
  }

  // MARK: Controllers

  private func check(_ controller: UIViewController) {
    let name = World.name(controller)
    if controller.runningCoordinator != nil { fault("rest", "\(name) has a coordinator") }
    if controller.transitionCoordinator != nil { fault("rest", "\(name) is in a transition") }
    if controller.isBeingPresented || controller.isBeingDismissed {
      fault("rest", "\(name) is being presented or dismissed")
    }
    let window = controller.viewIfLoaded?.window
    let isShown = window.map { !$0.isHidden } ?? false
    if isShown, controller.isMovingToParent || controller.isMovingFromParent {
      fault("rest", "\(name) is moving to or from its parent")
    }
    if let witness = controller as? Witness {
      let state = witness.record.state
      if state != (isShown ? .present : .absent) {
        fault("appearance", "\(name) is \(state), \(isShown ? "and" : "not") shown")
      }
    }
    if let stack = controller as? UINavigationController { check(stack, isShown) }
  }

  private func check(_ stack: UINavigationController, _ isShown: Bool) {
    let name = World.name(stack)
    if stack.transition.isRunning { fault("rest", "\(name) moves") }
    // The content of More is checked there.
    guard stack.pagesHost == nil else { return }
    if isShown, stack.navigationBar.items != stack.viewControllers.map(\.navigationItem) {
      fault("stack", "\(name) has other titles")
    }
    // Views in a hidden window are not laid out.
    let isHidden = stack.viewIfLoaded?.window?.isHidden ?? false
    for page in stack.viewControllers {
      if page.parent !== stack { fault("stack", "\(World.name(page)) is not in \(name)") }
      let isOnScreen = page.viewIfLoaded?.window != nil
      let isDue = page === stack.topViewController && stack.viewIfLoaded?.window != nil
      if !isHidden, isOnScreen != isDue {
        fault("stack", "\(World.name(page)) is \(isOnScreen ? "" : "not ")in the window")
      }
      if page.viewIfLoaded?.transform ?? .identity != .identity {
        fault("stack", "\(World.name(page)) stands aside")
      }
    }
    if Set(stack.children) != Set(stack.viewControllers) {
      fault("family", "\(name) has other children")
    }
  }

  // MARK: The tabs

  private func checkTabs() {
    let tabs = world.tabs
    let children = tabs.viewControllers ?? []
    let strangers = tabs.children.filter { !children.contains($0) && $0 !== tabs.moreIfMade }
    if !strangers.isEmpty { fault("family", "the tabs have other children") }
    guard let view = tabs.viewIfLoaded, let window = view.window, !window.isHidden else { return }
    if tabs.transition.shown !== tabs.content { fault("selection", "another child is shown") }
    for child in tabs.children {
      let isShown = child.viewIfLoaded?.window != nil
      if isShown != (child === tabs.content) {
        fault("selection", "\(World.name(child)) is \(isShown ? "" : "not ")shown")
      }
    }
    checkBar(of: tabs, in: view)
    checkCustomizing(tabs)
  }

  private func checkCustomizing(_ tabs: Tabs) {
    if world.delegate.endingCustomizations != 0 { fault("customizing", "an end is not told") }
    let course = tabs.tabBar.customizing
    if tabs.tabBar.isCustomizing, !tabs.isCustomizable {
      fault("customizing", "tabs are arranged that cannot be")
    }
    if let course, course.customization.items != tabs.selection.children.map(\.tabBarItem) {
      fault("customizing", "the sheet has another order")
    }
  }

  private func checkBar(of tabs: Tabs, in view: UIView) {
    let bar = tabs.tabBar
    if bar.superview !== view { fault("bar", "the bar lies elsewhere") }
    if bar.transform != .identity { fault("bar", "the bar stands aside") }
    let isAway = tabs.isTabBarHidden || tabs.hiding.isHiddenByPages
    let height = bar.sizeThatFits(view.bounds.size).height
    let place = CGRect(
      x: 0,
      y: isAway ? view.bounds.height : view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    if bar.frame != place { fault("bar", "the bar is at \(bar.frame), not \(place)") }
    if isAway != (tabs.isTabBarHidden || tabs.content?.hidesBottomBar ?? false) {
      fault("bar", "the bar is \(isAway ? "away" : "there") against the pages")
    }
  }

  // MARK: No history

  /// A layout of all views changes no frame.
  private func checkLayout() {
    let before = world.screen.windows.flatMap { Place.list(of: $0) }
    for window in world.screen.windows {
      for view in Place.views(of: window) { view.setNeedsLayout() }
      window.refreshSafeArea()
      window.layoutIfNeeded()
    }
    let after = world.screen.windows.flatMap { Place.list(of: $0) }
    guard before.count == after.count else { return fault("layout", "a layout changes the tree") }
    for (old, new) in zip(before, after) where old != new {
      return fault("layout", "\(old.path): \(old) becomes \(new)")
    }
  }

  private func fault(_ rule: String, _ detail: String) { world.fault(rule, detail) }
}

/// The frame and the safe area of a view, rounded to 0.01 points.
@MainActor private struct Place: Equatable, CustomStringConvertible {
  let path: String
  let bounds: CGRect
  let position: CGPoint
  let safeArea: UIEdgeInsets

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  static func views(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  static func list(of view: UIView, path: String = "") -> [Place] {
    let path = "\(path)/\(type(of: view))"
    let place = Place(
      path: path,
      bounds: CGRect(
        x: rounded(view.bounds.minX),
        y: rounded(view.bounds.minY),
        width: rounded(view.bounds.width),
        height: rounded(view.bounds.height)
      ),
      position: CGPoint(x: rounded(view.layer.position.x), y: rounded(view.layer.position.y)),
      safeArea: view.safeAreaInsets
    )
    return [place] + view.subviews.flatMap { list(of: $0, path: path) }
  }

  nonisolated var description: String {
    "(\(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height)) at (\(position.x) \(position.y)), "
      + "safe (\(safeArea.top) \(safeArea.left) \(safeArea.bottom) \(safeArea.right))"
  }
}
