/// The part of a tab bar controller that manages More.
extension UITabBarController {
  // R-MORE-0…16

  /// The division of the children into those on the bar and those in More's list.
  var moreTabs: MoreTabs { selection.moreTabs }

  /// The controller in the content area: the selected child, or More's navigation controller.
  var content: UIViewController? { selection.isInMore ? more : selection.selected }

  /// Returns whether a controller can be selected.
  func holds(_ target: UIViewController) -> Bool {
    target === moreIfMade ? moreTabs.hasMore : selection.contains(target)
  }

  /// Makes More's navigation controller a child when it is first used.
  func addMoreChild() {
    // R-MORE-3
    guard more.parent == nil else { return }
    _addChild(more)
    more.didMove(toParent: self)
  }

  // MARK: Capacity

  /// Updates the number of items that fit on the bar, which depends on the traits and the width.
  func capacityMayHaveChanged() {
    // R-MORE-2, R-MORE-11
    widthMayHaveChanged()
    let width = viewIfLoaded?.bounds.width ?? 0
    let capacity = TabBarTraits(traitCollection).capacity(width: width)
    guard capacity != selection.capacity else { return }
    endCustomizing()
    selection.setCapacity(capacity)
    itemsChanged()
    selectionChanged()
  }

  // MARK: Selection

  /// The controller that a tap on More selects: the child that was shown there before, unless More
  /// is selected already.
  var targetOfMore: UIViewController {
    // R-MORE-5, R-MORE-7, R-MORE-8
    selection.isInMore ? more : selection.childInMore ?? more
  }

  func selectList() {
    guard choose({ $0.selectList() }) else {
      return Log.warning(
        "UITabBarController.selectedViewController: More is not on the bar; ignored"
      )
    }
    selectionChanged()
  }

  /// Selects a child after a tap on its row; the delegate isn't called.
  func rowTapped(_ child: UIViewController) {
    // R-MORE-6
    guard !transition.isRunning, selection.select(child) else { return }
    transition.animatingMore { selectionChanged() }
  }

  // MARK: Updating More's stack

  /// The child that belongs on More's stack, or `nil` for none.
  private var childForMore: UIViewController? {
    let child = selection.childInMore
    return selection.isInMore || child === moreIfMade?.child ? child : nil
  }

  var isMoreCurrent: Bool { moreIfMade?.child === childForMore }

  func updateMore(animated: Bool) {
    guard !isMoreCurrent else { return }
    more.show(childForMore, animated: animated)
  }

  /// Returns whether the shown controller has to be removed before More's stack can be updated.
  ///
  /// That is the case for a child that moves into More, and for More if its child moves onto the
  /// bar.
  func exchangesWithMore(_ shown: UIViewController) -> Bool {
    if shown === moreIfMade { return content.map { moreIfMade?.holds($0) == true } ?? false }
    return shown === childForMore
  }

  /// Whether pages of the shown controller are in a transition.
  var movesPages: Bool {
    (transition.shown as? UINavigationController)?.transition.isInProgress ?? false
  }

  // MARK: Following More's stack

  func childWasPoppedFromMore() {
    endCustomizing()
    selection.removeGuest()
    tabBar.selectionChanged(to: selectedBarItem)
  }

  func childWasRestoredToMore(_ child: UIViewController) {
    if selection.restoreGuest(child) { tabBar.selectionChanged(to: selectedBarItem) }
  }

  /// Adds a child that was removed from More's stack as a child of this controller if it is still a
  /// tab.
  func restore(_ reparented: ReparentedChild) {
    if let stack = reparented.child as? UINavigationController {
      stack.restorePages(reparented.ownPages)
    } else if selection.contains(reparented.child), reparented.child.parent == nil {
      addTabChild(reparented.child)
    }
  }
}
