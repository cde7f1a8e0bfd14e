/// The bars of a navigation controller: which are there, where they stand, and what they do while pages change.
///
/// A change of pages goes `prepare` ▸ `perform` inside the animation ▸ `end`; a cancelled one ends as if nothing had
/// been. What the app asks for meanwhile, such as another visibility, goes along with the page when it is asked for in
/// the callbacks before the movement, and shows after it otherwise. (R-NAV-14, R-NAV-22)
@MainActor
final class NavigationBars {
  unowned let controller: UINavigationController
  /// What the app wants.
  private(set) var hidesBar = false
  var hidesToolbar = true
  /// What is shown, or will be at the end of the movement.
  private(set) var showsBar = true
  var showsToolbar = false
  /// Whether the stack is shown without bars of its surroundings; read from it at each change. (R-HID-2)
  private(set) var hidesBottomBar = false
  private(set) var course: Course?
  private lazy var watch = NavigationScrollObserver(bar: controller.navigationBar)

  init(controller: UINavigationController) { self.controller = controller }

  /// A change of pages under way.
  struct Course {
    var old: UIViewController?
    /// What the old page keeps clear of, without what the app adds to the stack, which may change meanwhile.
    var oldInsets = UIEdgeInsets.zero
    /// For which size of the controller's view those hold.
    var size = CGSize.zero
    var hidBottomBar = false
    var move: NavigationMove?
    var isCustom = false
    var showedBar = true
    var showedToolbar = false
    /// Whether the bars have taken their final poses.
    var isPerformed = false
    /// The tab bar, while it lies on the page that shows it, and that page.
    var companion: UIView?
    var companionPage: UIViewController?
  }

  private var bar: UINavigationBar { controller.navigationBar }

  private var items: [UINavigationItem] { controller.stack.pages.map(\.navigationItem) }

  /// The tab bar, while it lies on the lower page.
  var companion: UIView? { course?.companion }

  /// The page that bars around go by while pages slide: the one that has them, else the old one.
  var pageBehindBars: UIViewController? {
    guard let course, course.move != nil else { return nil }
    return course.companionPage ?? course.old
  }

  /// Finds out anew what the leaving page keeps, where the device was turned meanwhile: it has the bars it had, as high as
  /// they are now. (R-ROT-8)
  func followTurn() {
    guard let course, let old = course.old, let size = controller.viewIfLoaded?.bounds.size,
      size != course.size
    else { return }
    self.course?.size = size
    let insets = controller.insets(
      of: old,
      withBar: course.showedBar,
      toolbar: course.showedToolbar,
      bottomBar: !course.hidBottomBar
    )
    self.course?.oldInsets = insets - controller.additionalSafeAreaInsets
  }

  /// What a page that leaves keeps to the end, whatever happens to the bars. (R-HID-5)
  func keptInsets(of page: UIViewController) -> UIEdgeInsets? {
    guard let course, course.old === page else { return nil }
    return course.oldInsets + controller.additionalSafeAreaInsets
  }

  // MARK: With a change of pages

  func prepare(
    from old: UIViewController?,
    to new: UIViewController?,
    move: NavigationMove?,
    isCustom: Bool
  ) {
    var course = Course(old: old, move: move, isCustom: isCustom)
    course.showedBar = showsBar
    course.showedToolbar = showsToolbar
    if let old {
      course.oldInsets = controller.insets(of: old) - controller.additionalSafeAreaInsets
    }
    course.size = controller.viewIfLoaded?.bounds.size ?? .zero
    course.hidBottomBar = hidesBottomBar
    self.course = course
    showsBar = !hidesBar
    showsToolbar = !hidesToolbar
    watch.follow(new)
    prepareBar(course)
    prepareToolbar(for: new, animated: move != nil)
    prepareTabBar(to: new)
  }

  /// Sets the final poses; alongside the movement of the pages.
  func perform() {
    guard let course else { return }
    self.course?.isPerformed = true
    if showsBar, course.showedBar {
      bar.performMove()
      controller.placeBar()
      bar.layoutIfNeeded()
    } else if showsBar {
      bar.transform = .identity
    } else if course.showedBar {
      bar.transform = aside(course.move, leaves: true)
    }
    controller.placeToolbar(isAway: !showsToolbar)
    controller.tabs?.followPages()
  }

  func end(completed: Bool) {
    guard let course else { return }
    self.course = nil
    if !completed {
      showsBar = course.showedBar
      hidesBar = !showsBar
      showsToolbar = course.showedToolbar
      hidesToolbar = !showsToolbar
      watch.follow(course.old)
    }
    bar.transform = .identity
    if course.showedBar, course.move != nil { bar.endMove(completed: completed) }
    readStack()
    controller.tabs?.takeBackBar()
    settle()
  }

  /// Takes over what the pages on the stack say about the bars around it. (R-HID-1, R-HID-3)
  func readStack() {
    hidesBottomBar = controller.stack.pages.contains { $0.hidesBottomBarWhenPushed }
  }

  /// At rest: everything agrees with the stack and with what the app wants.
  func settle() {
    guard course == nil else { return }
    showsBar = !hidesBar
    showsToolbar = !hidesToolbar
    let items = items
    if !items.elementsEqual(bar.items ?? [], by: { $0 === $1 }) { bar.install(items) }
    if bar.isHidden == showsBar { bar.isHidden = !showsBar }
    settleToolbar()
    controller.tabs?.followPages()
    controller.tabs?.settleBar()
    controller.layOut()
  }

  // MARK: The bar

  private func prepareBar(_ course: Course) {
    switch (course.showedBar, showsBar) {
    case (true, true) where course.move != nil:
      bar.prepareMove(to: items, course.move == .push ? .push : .pop)
    case (false, true):
      bar.isHidden = false
      bar.install(items)
      controller.placeBar()
      bar.transform = aside(course.move, leaves: false)
    case (true, false) where course.move != nil: break
    default: bar.install(items)
    }
  }

  /// Beside the pages: where a bar that one page has and the other does without comes from and goes to.
  private func aside(_ move: NavigationMove?, leaves: Bool) -> CGAffineTransform {
    guard let move, let view = controller.viewIfLoaded else { return .identity }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trails = (move == .push) != leaves
    let distance = view.bounds.width * (trails != isMirrored ? 1 : -1)
    return CGAffineTransform(translationX: distance, y: 0)
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard !controller.transition.movesBars else { return }
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

  // MARK: The tab bar around

  /// A tab bar that only one of the pages has lies on that one while they slide. (R-HID-4)
  private func prepareTabBar(to new: UIViewController?) {
    readStack()
    guard let tabs = controller.tabs, let course, course.move != nil, !course.isCustom,
      tabs.hiding.isHiddenByPages != hidesBottomBar, let pages = controller.containerView?.pagesView
    else { return }
    if !hidesBottomBar { tabs.followPages() }
    self.course?.companion = tabs.lendBar(to: pages)
    self.course?.companionPage = hidesBottomBar ? course.old : new
    tabs.followPages()
  }
}
