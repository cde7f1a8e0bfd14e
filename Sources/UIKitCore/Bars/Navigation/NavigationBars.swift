/// The navigation bar and the toolbar of a navigation controller, and their part in transitions
/// between pages.
///
/// A change of pages calls `prepare`, then `perform` inside the animation, then `end`; a cancelled
/// change restores the previous state. If the app hides or shows a bar in the callbacks before the
/// animation, the bar moves together with the page; otherwise the bar follows after the transition.
@MainActor
final class NavigationBars {
  // R-NAV-14, R-NAV-22
  unowned let controller: UINavigationController
  /// Whether the app wants the bar to be hidden.
  private(set) var hidesBar = false
  var hidesToolbar = true
  /// Whether the bar is shown, or will be at the end of the transition.
  private(set) var showsBar = true
  var showsToolbar = false
  // R-HID-2
  /// Whether a page on the stack hides the bottom bar of the surrounding controllers.
  private(set) var hidesBottomBar = false
  var change: Change?
  private lazy var scrollObserver = NavigationScrollObserver(bar: controller.navigationBar)

  init(controller: UINavigationController) { self.controller = controller }

  /// The state of the bars during a change of pages.
  struct Change {
    var old: UIViewController?
    /// The insets of the old page, without the controller's `additionalSafeAreaInsets`, which may
    /// change during the transition.
    var oldInsets = UIEdgeInsets.zero
    /// The size of the controller's view to which `oldInsets` apply.
    var size = CGSize.zero
    var hidBottomBar = false
    var move: NavigationMove?
    var isCustom = false
    var showedBar = true
    var showedToolbar = false
    /// Whether the bars have their final state.
    var isPerformed = false
    /// The tab bar, while it is a subview of the pages' container, and the page that it moves with.
    var companion: UIView?
    var companionPage: UIViewController?
    /// Whether the toolbar is a subview of the pages' container, and moves with the page that has
    /// it.
    var movesToolbar = false
  }

  private var bar: UINavigationBar { controller.navigationBar }

  private var items: [UINavigationItem] { controller.stack.pages.map(\.navigationItem) }

  /// The bars that move with one of the pages.
  var companions: PageCompanions {
    var companions = PageCompanions()
    guard let change else { return companions }
    // A callback may have returned the bar to its controller.
    if let tabBar = change.companion, tabBar.superview === controller.containerView?.pagesView {
      companions.lower.append(tabBar)
    }
    if change.movesToolbar, let toolbar = controller.toolbarIfMade {
      if showsToolbar == (change.move == .push) {
        companions.upper.append(toolbar)
      } else {
        companions.lower.append(toolbar)
      }
    }
    return companions
  }

  /// The page that determines the appearance of surrounding bars while pages slide.
  ///
  /// It is the page that shows the tab bar, or else the old page.
  var pageBehindBars: UIViewController? {
    guard let change, change.move != nil else { return nil }
    return change.companionPage ?? change.old
  }

  /// Computes the insets of the old page again after the device was rotated during the transition.
  ///
  /// The insets include the bars that the page had, at their current heights.
  func followTurn() {
    // R-ROT-8
    guard let change, let old = change.old, let size = controller.viewIfLoaded?.bounds.size,
      size != change.size
    else { return }
    self.change?.size = size
    let insets = controller.insets(
      of: old,
      withBar: change.showedBar,
      toolbar: change.showedToolbar,
      bottomBar: !change.hidBottomBar
    )
    self.change?.oldInsets = insets - controller.additionalSafeAreaInsets
  }

  /// Returns the insets of a page that is disappearing, which don't change until the end of the
  /// transition.
  func keptInsets(of page: UIViewController) -> UIEdgeInsets? {
    // R-HID-5
    guard let change, change.old === page else { return nil }
    return change.oldInsets + controller.additionalSafeAreaInsets
  }

  // MARK: Page changes

  func prepare(
    from old: UIViewController?,
    to new: UIViewController?,
    move: NavigationMove?,
    isCustom: Bool
  ) {
    var change = Change(old: old, move: move, isCustom: isCustom)
    change.showedBar = showsBar
    change.showedToolbar = showsToolbar
    if let old {
      change.oldInsets = controller.insets(of: old) - controller.additionalSafeAreaInsets
    }
    change.size = controller.viewIfLoaded?.bounds.size ?? .zero
    change.hidBottomBar = hidesBottomBar
    self.change = change
    showsBar = !hidesBar
    showsToolbar = !hidesToolbar
    scrollObserver.follow(new)
    prepareBar(change)
    prepareToolbar(for: new, animated: move != nil)
    prepareTabBar(to: new)
    attachToolbar()
  }

  /// Sets the final state of the bars, alongside the animation of the pages.
  func perform() {
    guard let change else { return }
    self.change?.isPerformed = true
    if showsBar, change.showedBar {
      bar.performMove()
      controller.placeBar()
      bar.layoutIfNeeded()
    } else if showsBar {
      bar.transform = .identity
    } else if change.showedBar {
      bar.transform = offset(change.move, leaves: true)
    }
    controller.placeToolbar(isAway: isToolbarAway)
    controller.bottomBarContainer?.followPages()
  }

  func end(completed: Bool) {
    guard let change else { return }
    self.change = nil
    if !completed {
      showsBar = change.showedBar
      hidesBar = !showsBar
      showsToolbar = change.showedToolbar
      hidesToolbar = !showsToolbar
      scrollObserver.follow(change.old)
    }
    bar.transform = .identity
    if change.showedBar, change.move != nil { bar.endMove(completed: completed) }
    readStack()
    controller.bottomBarContainer?.restoreBar()
    if change.movesToolbar { detachToolbar() }
    settle()
  }

  /// Reads from the pages on the stack whether the bottom bar is hidden.
  func readStack() {
    // R-HID-1, R-HID-3
    hidesBottomBar = controller.stack.pages.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Updates the bars for the stack and the app's settings if no transition is running.
  func settle() {
    guard change == nil else { return }
    showsBar = !hidesBar
    showsToolbar = !hidesToolbar
    let items = items
    if !items.elementsEqual(bar.items ?? [], by: { $0 === $1 }) { bar.install(items) }
    if bar.isHidden == showsBar { bar.isHidden = !showsBar }
    settleToolbar()
    controller.bottomBarContainer?.followPages()
    controller.bottomBarContainer?.settleBar()
    controller.layOut()
  }

  // MARK: Navigation bar

  private func prepareBar(_ change: Change) {
    switch (change.showedBar, showsBar) {
    case (true, true) where change.move != nil:
      bar.prepareMove(to: items, change.move == .push ? .push : .pop)
    case (false, true):
      bar.isHidden = false
      bar.install(items)
      controller.placeBar()
      bar.transform = offset(change.move, leaves: false)
    case (true, false) where change.move != nil: break
    default: bar.install(items)
    }
  }

  /// Returns the translation of a bar that appears or disappears together with a page.
  private func offset(_ move: NavigationMove?, leaves: Bool) -> CGAffineTransform {
    guard let move, let view = controller.viewIfLoaded else { return .identity }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trails = (move == .push) != leaves
    let distance = view.bounds.width * (trails != isMirrored ? 1 : -1)
    return CGAffineTransform(translationX: distance, y: 0)
  }

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard !controller.transition.isInProgress else { return }
    guard animated, controller.viewIfLoaded?.window != nil else { return settle() }
    bar.isHidden = false
    UIView.performWithoutAnimation { controller.placeBar(isAway: showsBar == false) }
    showsBar = !hidden
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      controller.placeBar(isAway: hidden)
      controller.layOutPages()
    } completion: { [weak self] _ in
      self?.settle()
    }
  }

  // MARK: Tab bar

  /// Moves the tab bar to the pages' container if only one of the two pages shows it.
  private func prepareTabBar(to new: UIViewController?) {
    // R-HID-4
    readStack()
    guard let container = controller.bottomBarContainer, let change, change.move != nil,
      !change.isCustom,
      container.isBottomBarHiddenByPages != hidesBottomBar,
      let pages = controller.containerView?.pagesView
    else { return }
    if !hidesBottomBar { container.followPages() }
    self.change?.companion = container.reparentBar(to: pages)
    self.change?.companionPage = hidesBottomBar ? change.old : new
    container.followPages()
  }
}
