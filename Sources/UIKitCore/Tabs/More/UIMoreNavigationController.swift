/// The navigation controller of More.
///
/// Its stack contains the list, and the selected child from that list on top of it.
///
/// When code selects a child, the stack follows the selection, by `show(_:animated:)`. When the
/// user or code changes the stack, the selection follows the stack. Children on the stack are this
/// controller's children; they become children of the tab bar controller again when they have been
/// removed and all transitions have ended.
@preconcurrency @MainActor
final class UIMoreNavigationController: UINavigationController, NavigationPagesHost {
  // R-MORE-3, R-STR-4
  private weak var owner: UITabBarController?
  let list: UIMoreListController
  /// The child on the stack.
  private(set) var reparented: ReparentedChild?
  /// Children that were removed from the stack and remain children of this controller until the
  /// transition ends.
  private var departing: [ReparentedChild] = []
  private var isFollowingSelection = false

  init(tabs: UITabBarController) {
    list = UIMoreListController(tabs: tabs)
    super.init(nibName: nil, bundle: nil)
    title = list.title
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabItemSource = list
    pushViewController(list, animated: false)
    // Set last, so that the tab bar controller, which may be changing its children, isn't notified
    // before.
    owner = tabs
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Replaces the stack above the list, which stays at the bottom.
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    // R-MORE-16
    guard viewControllers.first !== list else {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    Log.warning(
      "moreNavigationController.viewControllers: the list of More has to be the first controller"
    )
    super.setViewControllers([list] + viewControllers.filter { $0 !== list }, animated: animated)
  }

  // MARK: Following the selection

  /// The child on the stack.
  var child: UIViewController? { reparented?.child }

  /// Returns whether a child or its pages are on this stack, or are being removed from it.
  func holds(_ child: UIViewController) -> Bool {
    reparented?.child === child || departing.contains { $0.child === child }
  }

  /// Returns whether a child itself is on this stack, or is being removed from it.
  ///
  /// A navigation controller, whose pages are on the stack, remains a child of the tab bar controller.
  func holdsAsPage(_ child: UIViewController) -> Bool {
    // R-MORE-13, R-MORE-21
    holds(child) && !(child is UINavigationController)
  }

  /// Replaces the child above the list; `nil` shows only the list.
  func show(_ child: UIViewController?, animated: Bool) {
    guard child !== reparented?.child else { return }
    isFollowingSelection = true
    if let reparented {
      reparented.take(pages(of: reparented))
      departing.append(reparented)
    }
    reparented = child.map(borrow)
    _setViewControllers([list] + (reparented?.pages ?? []), animated: animated)
    isFollowingSelection = false
  }

  private func borrow(_ child: UIViewController) -> ReparentedChild {
    if let index = departing.firstIndex(where: { $0.child === child }) {
      return departing.remove(at: index)
    }
    guard let stack = child as? UINavigationController else {
      return ReparentedChild(of: child, pages: [child])
    }
    return ReparentedChild(of: child, pages: stack.reparentPages(to: self))
  }

  // MARK: Changing the selection

  override func stackChanged() {
    guard !isFollowingSelection else {
      // Changes that callbacks make from here on change the selection.
      isFollowingSelection = false
      return
    }
    if let reparented, let anchor = reparented.anchor, !stack.contains(anchor) {
      // Pages that were popped together with the root are dropped, as in a pop to the root.
      reparented.take([anchor])
      departing.append(reparented)
      self.reparented = nil
      owner?.childWasPoppedFromMore()
    } else if reparented == nil, let index = departing.firstIndex(where: isBack) {
      // An interactive pop was cancelled.
      let reparented = departing.remove(at: index)
      self.reparented = reparented
      owner?.childWasRestoredToMore(reparented.child)
    }
  }

  private func isBack(_ reparented: ReparentedChild) -> Bool {
    reparented.anchor.map(stack.contains) ?? false
  }

  override func pagesSettled() {
    // A layout in `willMove(toParent:)` may settle the pages before those of a child are removed.
    let gone = departing.filter { child in !child.pages.contains { $0.parent === self } }
    departing.removeAll { child in gone.contains { $0 === child } }
    for reparented in gone { owner?.restore(reparented) }
    owner?.childPagesSettled()
    (child as? UINavigationController)?.notifyGroupOfPages()
  }

  // MARK: Pages of navigation controllers

  /// Returns the pages that would be returned to a child if it were removed now.
  private func pages(of reparented: ReparentedChild) -> [UIViewController] {
    guard reparented.child is UINavigationController else { return reparented.pages }
    return stack.pages.filter { $0 !== list && !($0 is EmptyPage) }
  }

  func pages(reparentedFrom child: UINavigationController) -> [UIViewController] {
    if let reparented, reparented.child === child { return pages(of: reparented) }
    return departing.first { $0.child === child }?.ownPages ?? []
  }

  /// Replaces the pages of a child that is a navigation controller.
  func setPages(_ pages: [UIViewController], of child: UINavigationController, animated: Bool) {
    defer { child.tabItemSourceChanged() }
    guard let reparented, reparented.child === child else {
      departing.first { $0.child === child }?.take(pages)
      return
    }
    isFollowingSelection = true
    reparented.take(pages)
    _setViewControllers([list] + reparented.pages, animated: animated)
    isFollowingSelection = false
  }

  override func givesTabItem(_ page: UIViewController) -> Bool {
    reparented?.anchor === page || departing.contains { $0.anchor === page }
  }
}
