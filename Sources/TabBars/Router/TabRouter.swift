import UIKit

// CYL-83…86
/// Navigates in the tabs of a custom tab bar controller.
///
/// ```swift
/// let router = TabRouter(around: page)
/// try router?.select("account")
/// try router?.pushUnlessDuplicate(OrderPage(order))
/// ```
///
/// The reference to the controller is weak. A method that cannot do its work throws a
/// ``TabRouter/Failure`` and changes nothing.
@MainActor
public struct TabRouter {
  /// The reasons why a navigation failed.
  public enum Failure: Error, Equatable {
    /// The controller no longer exists.
    case controllerIsGone
    /// There is no such tab, or no tab at all.
    case noTab
    /// The selected tab is not a navigation stack.
    case noStack
    /// The page to pop to is not one of the pages that can be chosen.
    case notOffered
  }

  private let reference: WeakContainer

  /// Creates a router for a controller.
  public init(_ controller: CustomTabBarController) { reference = WeakContainer(controller) }

  /// Creates a router for a controller.
  public init(_ controller: ActionTabBarController) { reference = WeakContainer(controller) }

  /// Creates a router for the nearest custom tab bar controller above a page, or `nil` if there is
  /// none.
  public init?(around page: UIViewController) {
    guard let container = page.bottomBarHost as? any TabContainer else { return nil }
    reference = WeakContainer(container)
  }

  private func container() throws -> any TabContainer {
    guard let container = reference.container else { throw Failure.controllerIsGone }
    return container
  }

  // MARK: Finding

  /// The tabs, in order; empty if the controller no longer exists.
  public var tabs: [Tab] { reference.container?.tabList ?? [] }

  // CYL-81
  /// Returns the tab whose controller is or contains a page, selected or not, or `nil` if there is
  /// none.
  public func tab(containing page: UIViewController) -> Tab? {
    reference.container?.tab(containing: page)
  }

  // CYL-81
  /// Returns the index of the tab whose controller is or contains a page, or `nil` if there is
  /// none.
  public func index(of page: UIViewController) -> Int? {
    tab(containing: page).flatMap { tab in tabs.firstIndex { $0.id == tab.id } }
  }

  /// The navigation stack of the selected tab; `nil` if its controller is not a stack.
  public var stack: UINavigationController? {
    reference.container?.selectedViewController as? UINavigationController
  }

  // MARK: Selection

  // CYL-83
  /// Selects a tab and returns its controller, or the root of its stack.
  ///
  /// If `pops` is `true`, both stacks are popped to their roots: the one that disappears
  /// immediately, and the one that appears with animation if requested.
  ///
  /// - Parameters:
  ///   - id: The identifier of the tab.
  ///   - pops: Whether the stacks are popped to their roots. The default value is `true`.
  ///   - animated: Whether the pop is animated. The default value is `false`.
  /// - Returns: The controller of the tab, or the root of its stack.
  /// - Throws: A ``TabRouter/Failure`` if the tab or the controller doesn't exist.
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

  // CYL-83
  /// Selects the tab at an index and returns its controller, or the root of its stack.
  ///
  /// - Parameters:
  ///   - index: The index of the tab.
  ///   - pops: Whether the stacks are popped to their roots. The default value is `true`.
  ///   - animated: Whether the pop is animated. The default value is `false`.
  /// - Returns: The controller of the tab, or the root of its stack.
  /// - Throws: A ``TabRouter/Failure`` if the tab or the controller doesn't exist.
  @discardableResult
  public func select(index: Int, poppingToRoot pops: Bool = true, animated: Bool = false)
    throws -> UIViewController
  {
    let tabs = try container().tabList
    guard tabs.indices.contains(index) else { throw Failure.noTab }
    return try show(tabs[index], poppingToRoot: pops, animated: animated)
  }

  // CYL-84
  /// Selects the first tab whose controller, or whose stack's root, is an instance of a class, and
  /// returns that controller.
  ///
  /// - Parameters:
  ///   - type: The class to search for.
  ///   - pops: Whether the stacks are popped to their roots. The default value is `true`.
  ///   - animated: Whether the pop is animated. The default value is `false`.
  /// - Returns: The controller that is an instance of the class.
  /// - Throws: A ``TabRouter/Failure`` if there is no such tab, or the controller doesn't exist.
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

  // CYL-86
  /// Pushes a page in the selected tab, unless a page of the same class is on top.
  ///
  /// - Parameters:
  ///   - page: The page to push.
  ///   - animated: Whether the change is animated. The default value is `true`.
  /// - Returns: Whether the page was pushed.
  /// - Throws: A ``TabRouter/Failure`` if the selected tab has no stack.
  @discardableResult
  public func pushUnlessDuplicate(_ page: UIViewController, animated: Bool = true) throws -> Bool {
    let stack = try openStack()
    guard stack.topViewController.map({ type(of: $0) == type(of: page) }) != true else {
      return false
    }
    stack.pushViewController(page, animated: animated)
    return true
  }

  /// The ways to show a page that may already be on the stack.
  public enum Route: Equatable {
    /// Push the page. If a tab is given, it is selected first.
    case push(in: TabItem.ID? = nil)
    /// Pop to this page, which has the same class.
    case pop(to: UIViewController)
  }

  // CYL-85
  /// Returns the other pages of the selected tab's stack that have the class of a page; empty if
  /// the stack contains only one page.
  public func pages(like page: UIViewController) -> [UIViewController] {
    guard let pages = stack?.viewControllers, pages.count > 1 else { return [] }
    return pages.filter { $0 !== page && type(of: $0) == type(of: page) }
  }

  // CYL-85
  /// Pushes a page, or pops to a similar one that is already on the stack.
  ///
  /// A closure determines the route. It is called with an empty array if there are no similar
  /// pages.
  ///
  /// To choose asynchronously, for example with an alert, use ``TabRouter/pages(like:)`` and
  /// ``TabRouter/go(_:with:animated:)``.
  ///
  /// - Parameters:
  ///   - page: The page to show.
  ///   - animated: Whether the change is animated. The default value is `true`.
  ///   - choose: A closure that is called with the similar pages and returns the route. By default,
  ///     the page is pushed.
  /// - Throws: A ``TabRouter/Failure`` if the route can't be performed.
  public func pushOrPop(
    _ page: UIViewController,
    animated: Bool = true,
    choose: ([UIViewController]) -> Route = { _ in .push() }
  ) throws {
    try go(choose(pages(like: page)), with: page, animated: animated)
  }

  // CYL-85
  /// Shows a page by pushing it or by popping to a similar one.
  ///
  /// - Parameters:
  ///   - route: The way to show the page.
  ///   - page: The page to show.
  ///   - animated: Whether the change is animated. The default value is `true`.
  /// - Throws: A ``TabRouter/Failure`` if the route can't be performed.
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

  // CYL-87
  /// Pops the stack of a page, or dismisses the presented controller if nothing can be popped, as a
  /// back button does.
  ///
  /// - Parameters:
  ///   - page: The page to pop or dismiss.
  ///   - animated: Whether the change is animated. The default value is `true`.
  public static func goBack(from page: UIViewController, animated: Bool = true) {
    if let stack = page.navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: animated)
    } else {
      page.dismiss(animated: animated)
    }
  }
}
