import UIKit

/// Moves about in the tabs of a custom tab bar controller: to a tab's root, to a page of a kind, back.
///
///     let router = TabRouter(around: page)
///     try router?.select("account")
///     try router?.pushUnlessDuplicate(OrderPage(order))
///
/// It holds its controller weakly. Where something cannot be done it throws and changes nothing. (CYL-83…86)
@MainActor
public struct TabRouter {
  /// Why something was not done.
  public enum Failure: Error, Equatable {
    /// The controller does not exist any more.
    case controllerIsGone
    /// There is no such tab, or none at all.
    case noTab
    /// The selected tab is no stack of pages.
    case noStack
    /// The page to go back to is not among those that may be chosen.
    case notOffered
  }

  private let reference: WeakContainer

  /// Moves in a controller.
  public init(_ controller: CustomTabBarController) { reference = WeakContainer(controller) }

  /// Moves in a controller.
  public init(_ controller: ActionTabBarController) { reference = WeakContainer(controller) }

  /// Moves in the nearest custom tab bar controller above a page; nil without one.
  public init?(around page: UIViewController) {
    guard let container = page.bottomBarHost as? any TabContainer else { return nil }
    reference = WeakContainer(container)
  }

  private func container() throws -> any TabContainer {
    guard let container = reference.container else { throw Failure.controllerIsGone }
    return container
  }

  // MARK: Finding

  /// The tabs, in order; none once the controller is gone.
  public var tabs: [Tab] { reference.container?.tabList ?? [] }

  /// The tab that holds a page, itself or further down, selected or not; nil for strangers. (CYL-81)
  public func tab(containing page: UIViewController) -> Tab? {
    reference.container?.tab(containing: page)
  }

  /// The position of that tab; nil for strangers. (CYL-81)
  public func index(of page: UIViewController) -> Int? {
    tab(containing: page).flatMap { tab in tabs.firstIndex { $0.id == tab.id } }
  }

  /// The stack of the selected tab; nil where its page is no stack.
  public var stack: UINavigationController? {
    reference.container?.selectedViewController as? UINavigationController
  }

  // MARK: Selecting

  /// Selects a tab and gives back its page, or the root of its stack. (CYL-83)
  ///
  /// Popping takes the stack that is left to its root at once, and the one that comes into view with movement, if animated.
  @discardableResult
  public func select(_ id: TabItem.ID, poppingToRoot pops: Bool = true, animated: Bool = false)
    throws -> UIViewController
  {
    try show(tab { $0.id == id }, poppingToRoot: pops, animated: animated)
  }

  private func show(_ tab: Tab, poppingToRoot pops: Bool, animated: Bool) throws
    -> UIViewController
  {
    let container = try container()
    if pops, let stack, stack !== tab.controller { stack.popToRootViewController(animated: false) }
    container.selectedTabID = tab.id
    let stack = tab.controller as? UINavigationController
    if pops { stack?.popToRootViewController(animated: animated) }
    return tab.root
  }

  /// Selects the tab at a position and gives back its page, or the root of its stack. (CYL-83)
  @discardableResult
  public func select(index: Int, poppingToRoot pops: Bool = true, animated: Bool = false)
    throws -> UIViewController
  {
    let tabs = try container().tabList
    guard tabs.indices.contains(index) else { throw Failure.noTab }
    return try show(tabs[index], poppingToRoot: pops, animated: animated)
  }

  /// Selects the first tab whose page, or the root of whose stack, is of a class, and gives it back. (CYL-84)
  @discardableResult
  public func selectFirst<Page: UIViewController>(
    _ type: Page.Type,
    poppingToRoot pops: Bool = true,
    animated: Bool = false
  ) throws -> Page {
    let tab = try tab { $0.root is Page }
    guard let root = try show(tab, poppingToRoot: pops, animated: animated) as? Page else {
      throw Failure.noTab
    }
    return root
  }

  private func tab(where matches: (Tab) -> Bool) throws -> Tab {
    guard let tab = try container().tabList.first(where: matches) else { throw Failure.noTab }
    return tab
  }

  // MARK: Pushing and popping

  private func openStack() throws -> UINavigationController {
    guard let stack = try container().selectedViewController as? UINavigationController else {
      throw Failure.noStack
    }
    return stack
  }

  /// Pushes a page in the selected tab, unless one of the same class is on top; says whether it did. (CYL-86)
  @discardableResult
  public func pushUnlessDuplicate(_ page: UIViewController, animated: Bool = true) throws -> Bool {
    let stack = try openStack()
    guard stack.topViewController.map({ type(of: $0) == type(of: page) }) != true else {
      return false
    }
    stack.pushViewController(page, animated: animated)
    return true
  }

  /// What to do with a page that may be on the stack already.
  public enum Route: Equatable {
    /// Push it, in another tab if one is named, which is selected first.
    case push(in: TabItem.ID? = nil)
    /// Go back to this page of the same class.
    case pop(to: UIViewController)
  }

  /// The pages of the selected tab's stack that are of the same class as a page; none on a stack of one. (CYL-85)
  public func pages(like page: UIViewController) -> [UIViewController] {
    guard let pages = stack?.viewControllers, pages.count > 1 else { return [] }
    return pages.filter { $0 !== page && type(of: $0) == type(of: page) }
  }

  /// Pushes a page, or goes back to one that is like it, as is chosen among those; always pushes where nothing is to choose. (CYL-85)
  ///
  /// To decide later, for instance after an alert, ask for `pages(like:)` and call `go(_:with:)` then.
  public func pushOrPop(
    _ page: UIViewController,
    animated: Bool = true,
    choose: ([UIViewController]) -> Route = { _ in .push() }
  ) throws {
    try go(choose(pages(like: page)), with: page, animated: animated)
  }

  /// Takes a route that was chosen for a page. (CYL-85)
  public func go(_ route: Route, with page: UIViewController, animated: Bool = true) throws {
    switch route {
    case .push(let id):
      if let id {
        let tab = try tab { $0.id == id }
        guard tab.controller is UINavigationController else { throw Failure.noStack }
        _ = try show(tab, poppingToRoot: false, animated: false)
      }
      try openStack().pushViewController(page, animated: animated)
    case .pop(let target):
      let stack = try openStack()
      guard pages(like: page).contains(where: { $0 === target }) else { throw Failure.notOffered }
      stack.popToViewController(target, animated: animated)
    }
  }

  /// What a back button does: pops the page's stack, or dismisses what was presented where nothing is to pop. (CYL-87)
  public static func goBack(from page: UIViewController, animated: Bool = true) {
    if let stack = page.navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: animated)
    } else {
      page.dismiss(animated: animated)
    }
  }
}
