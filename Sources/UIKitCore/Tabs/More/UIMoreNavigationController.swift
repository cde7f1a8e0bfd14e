/// The stack of More: the list, and on it the hidden child that is selected.
///
/// The stack follows the selection where code selects, by `show(_:animated:)`; where the user or code moves in the stack,
/// the selection follows it. Children on the stack are this controller's; they are the tab bar controller's again when
/// they have left and all movement has ended. (R-MORE-3, R-STR-4)
@preconcurrency @MainActor
final class UIMoreNavigationController: UINavigationController {
  private weak var owner: UITabBarController?
  let list: UIMoreListController
  /// The child on the stack.
  private(set) var loan: ReparentedChild?
  /// Children that left the stack and wait for the end of the movement.
  private var departing: [ReparentedChild] = []
  private var isFollowingSelection = false

  init(tabs: UITabBarController) {
    list = UIMoreListController(tabs: tabs)
    super.init(nibName: nil, bundle: nil)
    title = list.title
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabItemSource = list
    pushViewController(list, animated: false)
    // Making the stack is no news for the tabs, which may be changing their children just now.
    owner = tabs
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The list stays at the bottom. (R-MORE-16)
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard viewControllers.first !== list else {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    Log.warning("moreNavigationController.viewControllers: the list of More stays at the bottom")
    super.setViewControllers([list] + viewControllers.filter { $0 !== list }, animated: animated)
  }

  // MARK: The selection leads

  /// The child on the stack.
  var child: UIViewController? { loan?.child }

  /// Whether a child, or its pages, are here, be it on their way out.
  func holds(_ child: UIViewController) -> Bool {
    loan?.child === child || departing.contains { $0.child === child }
  }

  /// Puts a child on the list in place of the present one; nil leaves the list alone.
  func show(_ child: UIViewController?, animated: Bool) {
    guard child !== loan?.child else { return }
    isFollowingSelection = true
    if let loan {
      loan.take(pages(of: loan))
      departing.append(loan)
    }
    loan = child.map(borrow)
    replacePages(with: [list] + (loan?.pages ?? []), animated: animated)
    isFollowingSelection = false
  }

  private func borrow(_ child: UIViewController) -> ReparentedChild {
    if let index = departing.firstIndex(where: { $0.child === child }) {
      return departing.remove(at: index)
    }
    guard let stack = child as? UINavigationController else {
      return ReparentedChild(of: child, pages: [child])
    }
    return ReparentedChild(of: child, pages: stack.lendPages(to: self))
  }

  // MARK: The stack leads

  override func stackChanged() {
    guard !isFollowingSelection else {
      // What callbacks change from here on leads again.
      isFollowingSelection = false
      return
    }
    if let loan, let anchor = loan.anchor, !stack.contains(anchor) {
      // What was popped with the root is gone, as by a pop to the root.
      loan.take([anchor])
      departing.append(loan)
      self.loan = nil
      owner?.childLeftMore()
    } else if loan == nil, let index = departing.firstIndex(where: isBack) {
      // A swipe was cancelled.
      let loan = departing.remove(at: index)
      self.loan = loan
      owner?.childReturnedToMore(loan.child)
    }
  }

  private func isBack(_ loan: ReparentedChild) -> Bool { loan.anchor.map(stack.contains) ?? false }

  override func pagesSettled() {
    let gone = departing
    departing = []
    for loan in gone { owner?.takeBack(loan) }
    owner?.stackSettled()
    (child as? UINavigationController)?.tellGroupOfPages()
  }

  // MARK: Pages of a child that is a stack

  /// What a child gets back when it leaves now.
  private func pages(of loan: ReparentedChild) -> [UIViewController] {
    guard loan.child is UINavigationController else { return loan.pages }
    return stack.pages.filter { $0 !== list && !($0 is MoreEmptyPage) }
  }

  func pages(lentBy child: UINavigationController) -> [UIViewController] {
    if let loan, loan.child === child { return pages(of: loan) }
    return departing.first { $0.child === child }?.ownPages ?? []
  }

  /// The child has other pages now.
  func setPages(_ pages: [UIViewController], of child: UINavigationController, animated: Bool) {
    guard let loan, loan.child === child else {
      departing.first { $0.child === child }?.take(pages)
      return
    }
    isFollowingSelection = true
    loan.take(pages)
    replacePages(with: [list] + loan.pages, animated: animated)
    isFollowingSelection = false
    child.tabItemSourceChanged()
  }

  override func givesTabItem(_ page: UIViewController) -> Bool {
    loan?.anchor === page || departing.contains { $0.anchor === page }
  }
}
