/// What a tab bar controller does about More. (R-MORE-0…16)
extension UITabBarController {
  /// Which children have an item of their own, and which stand in More's list.
  var moreTabs: MoreTabs { selection.moreTabs }

  /// What fills the content area: the selected child, or More's stack.
  var content: UIViewController? { selection.isInMore ? more : selection.selected }

  /// Whether a controller can be selected.
  func holds(_ target: UIViewController) -> Bool {
    target === moreIfMade ? moreTabs.hasMore : selection.contains(target)
  }

  // MARK: How much room there is

  /// Looks at the surroundings, which say how many items the bar has room for. (R-MORE-2, R-MORE-11)
  func capacityMayHaveChanged() {
    widthMayHaveChanged()
    let width = viewIfLoaded?.bounds.width ?? 0
    let capacity = TabBarTraits(traitCollection).capacity(width: width)
    guard capacity != selection.capacity else { return }
    endCustomizing()
    selection.setCapacity(capacity)
    itemsChanged()
    selectionChanged()
  }

  // MARK: Selecting

  /// What a tap on the item of More selects: the child that was left there, unless More is selected already. (R-MORE-5,
  /// R-MORE-7, R-MORE-8)
  var targetOfMore: UIViewController {
    selection.isInMore ? more : selection.childInMore ?? more
  }

  func selectList() {
    guard choose({ $0.selectList() }) else {
      return Log.warning(
        "UITabBarController.selectedViewController: there is no More on the bar; ignored"
      )
    }
    selectionChanged()
  }

  /// A tap on a row selects, and no delegate is asked or told. (R-MORE-6)
  func rowTapped(_ child: UIViewController) {
    guard !transition.isRunning, selection.select(child) else { return }
    transition.animatingMore { selectionChanged() }
  }

  // MARK: More's stack follows the selection

  /// What has to stand on the list: a child that was selected there, once More is in view.
  private var childForMore: UIViewController? {
    let child = selection.childInMore
    return selection.isInMore || child === moreIfMade?.child ? child : nil
  }

  var isMoreUpToDate: Bool { moreIfMade?.child === childForMore }

  func bringMoreUpToDate(animated: Bool) {
    guard !isMoreUpToDate else { return }
    more.show(childForMore, animated: animated)
  }

  /// Whether what is shown has to go before More's stack is right: the child that More gets, or More with the child that
  /// gets a place of its own.
  func exchangesWithMore(_ shown: UIViewController) -> Bool {
    if shown === moreIfMade { return content.map { moreIfMade?.holds($0) == true } ?? false }
    return shown === childForMore
  }

  /// Whether pages move in what is shown.
  var movesPages: Bool {
    (transition.shown as? UINavigationController)?.transition.movesBars ?? false
  }

  // MARK: The selection follows More's stack

  func childLeftMore() {
    endCustomizing()
    selection.guestLeft()
    tabBar.selectionChanged()
  }

  func childReturnedToMore(_ child: UIViewController) {
    if selection.guestReturned(child) { tabBar.selectionChanged() }
  }

  /// A child has left More's stack for good, and is a child here again if it is still a tab.
  func takeBack(_ loan: ReparentedChild) {
    if let stack = loan.child as? UINavigationController {
      stack.takeBackPages(loan.ownPages)
    } else if selection.contains(loan.child), loan.child.parent == nil {
      adoptTab(loan.child)
    }
  }

  /// A movement of pages has ended, which something here may have waited for.
  func stackSettled() {
    if !transition.isUpToDate { transition.follow() }
  }
}
