/// A container that shows the topmost page of a stack, with a navigation bar at the top.
///
/// Each page provides the content of the bar with its `navigationItem`. Pages are pushed and popped
/// by code; the user pops them with the back button or with a swipe from the leading edge.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: LibraryPage())
/// navigation.pushViewController(AlbumPage(), animated: true)
/// ```
///
/// A push or pop changes the stack immediately. The views follow, one transition at a time, so that
/// pages can be pushed and popped from any callback.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // R-NAV-7
  var stack = NavigationStack<UIViewController>() {
    willSet {
      attachments?.willChange(
        "",
        dependents: ["viewControllers", "topViewController", "visibleViewController"]
      )
    }
    didSet { attachments?.didChange("") }
  }
  private(set) lazy var transition = NavigationTransition(controller: self)
  private(set) lazy var bars = NavigationBars(controller: self)
  private(set) lazy var swiping = InteractivePopController(self)
  /// The object that hides the bars, or `nil` until a property of it is used.
  private(set) var barHidingIfMade: BarHidingController?
  private let barClass: AnyClass
  private let toolbarClass: AnyClass
  private lazy var managedBar = makeBar(of: barClass)
  private(set) var toolbarIfMade: UIToolbar?
  /// The number of changes of the stack in progress.
  ///
  /// It is above 1 if a callback of a change makes another one.
  var runningChanges = 0
  /// The root page whose tab bar item the tab bar shows.
  weak var tabItemSource: UIViewController? {
    didSet { hasTabItemSource = tabItemSource != nil }
  }
  /// Whether the tab bar shows the item of a root page, which may have been released.
  private(set) var hasTabItemSource = false
  // R-MORE-13
  /// The object that shows the pages of this controller in its own stack.
  weak var pagesHost: (any NavigationPagesHost)?
  // R-SPL-32
  /// The columns of a collapsed split view whose pages are on the stack.
  weak var collapsedStack: CollapsedStack?

  /// The duration in seconds for which bars slide in and out when they are hidden or shown with
  /// animation: 0.2.
  public class var hideShowBarDuration: CGFloat { NavigationMetrics.hideShowBarDuration }

  // MARK: Creating a navigation controller

  /// Creates a controller without pages.
  ///
  /// Unlike iOS, no interface file is read.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with one page.
  ///
  /// - Parameter rootViewController: The page at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without pages whose bars are instances of the given classes.
  ///
  /// Classes that aren't subclasses of ``UINavigationBar`` and ``UIToolbar`` are ignored. The bars
  /// are created with `init()`.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar; `nil` for ``UINavigationBar``.
  ///   - toolbarClass: The class of the toolbar; `nil` for ``UIToolbar``.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass ?? UINavigationBar.self
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the pages of an archive.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    // R-CON-7
    barClass = InterfaceBars.type("navigationBar", in: coder) ?? UINavigationBar.self
    toolbarClass = InterfaceBars.type("toolbar", in: coder) ?? UIToolbar.self
    super.init(coder: coder)
    if let coder = coder.interface { decodeBars(from: coder) } else { decodeStack(from: coder) }
  }

  /// Writes the controller and its pages to an archive.
  ///
  /// Overrides must call `super`. Unlike iOS, the appearance of the bars isn't archived.
  ///
  /// - Parameter coder: The encoder to write to.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStack(with: coder)
  }

  override var archivedChildren: [UIViewController] { [] }

  /// The object that is notified of page changes and provides animators.
  ///
  /// The default value is `nil`.
  open weak var delegate: UINavigationControllerDelegate?

  // MARK: Stack

  /// The pages from the root to the top.
  ///
  /// The value is unchanged while the navigation controller of More shows the pages in its own
  /// stack. Assigning is equivalent to ``setViewControllers(_:animated:)`` without animation. The
  /// default value is an empty array.
  open var viewControllers: [UIViewController] {
    // R-MORE-13
    get { _viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages on the stack.
  ///
  /// If the change is animated, a new top page that was already on the stack appears as in a pop,
  /// and any other page as in a push. A controller that is listed twice raises an exception.
  ///
  /// - Parameters:
  ///   - viewControllers: The new pages from the root to the top.
  ///   - animated: Whether the change is animated; ignored while the controller isn't visible.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    // R-NAV-6, X-33
    _setViewControllers(viewControllers, animated: animated)
  }

  /// The page at the top of the stack, or `nil` if the stack is empty.
  ///
  /// During a transition, it is the page that will be shown when the transition ends.
  open var topViewController: UIViewController? { _viewControllers.last }

  /// The topmost controller that is presented over this one, or else the top page.
  open var visibleViewController: UIViewController? {
    // R-NAV-8
    var visible = presentedViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible ?? topViewController
  }

  /// Pushes a page onto the stack.
  ///
  /// Pushing a navigation controller, or a page that is already on the stack, raises an exception.
  ///
  /// - Parameters:
  ///   - viewController: The page to show.
  ///   - animated: Whether the page slides in; ignored while the controller isn't visible.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // R-NAV-2, X-30, X-31
    _pushViewController(viewController, animated: animated)
  }

  /// Pops the top page.
  ///
  /// - Parameter animated: Whether the page slides out.
  /// - Returns: The popped page; `nil`, leaving the stack unchanged, if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    // R-NAV-3
    _popViewController(animated: animated)
  }

  /// Pops all pages above a page.
  ///
  /// A page that isn't on the stack raises an exception.
  ///
  /// - Parameters:
  ///   - viewController: The page to show.
  ///   - animated: Whether the top page slides out.
  /// - Returns: The popped pages, the lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    // R-NAV-4, X-32
    _popToViewController(viewController, animated: animated)
  }

  /// Pops all pages above the root.
  ///
  /// - Parameter animated: Whether the top page slides out.
  /// - Returns: The popped pages, the lowest first; `nil` if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    // R-NAV-5
    _popToRootViewController(animated: animated)
  }

  /// Pushes a controller, with animation unless animations are disabled.
  ///
  /// - Parameters:
  ///   - vc: The page to show.
  ///   - sender: Ignored.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  override var shownActions: Set<String> { [ShowActions.show] }

  // R-SPL-35
  /// Pushes the secondary controller of a split view that collapses, or its pages if it is a
  /// navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    _collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  // R-SPL-36
  /// Removes the pages of the secondary controller from the stack, and returns the controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    _separateSecondaryViewController(for: splitViewController)
  }

  // R-NAV-26
  /// The recognizer of the swipe that pops the top page.
  ///
  /// Assign another delegate to the recognizer to control when the swipe may begin.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swiping.recognizer }

  /// Pops the top page, and returns whether there was one.
  open override func accessibilityPerformEscape() -> Bool {
    // R-AX-38
    popViewController(animated: true) != nil
  }

  // MARK: Navigation bar

  //
  /// The navigation bar.
  ///
  /// Its appearance may be changed. Its items and its delegate are set by the controller; changing
  /// them raises an exception.
  open var navigationBar: UINavigationBar { managedBar }

  /// A Boolean value that indicates whether the navigation bar is hidden.
  ///
  /// The default value is `false`.
  ///
  /// Assigning is equivalent to ``setNavigationBarHidden(_:animated:)`` without animation.
  open var isNavigationBarHidden: Bool {
    get { bars.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// With animation, the bar slides over the upper edge. If the method is called in
  /// `viewWillAppear(_:)` or `viewWillDisappear(_:)` of a page, the bar moves together with the
  /// page instead.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    // R-NAV-14
    bars.setNavigationBarHidden(hidden, animated: animated)
  }

  // MARK: Toolbar

  //
  /// The toolbar, which shows the `toolbarItems` of the shown page; created when it is first used.
  ///
  /// Its delegate is set by the controller; changing it raises an exception.
  open var toolbar: UIToolbar! {
    if let toolbarIfMade { return toolbarIfMade }
    let made = makeToolbar(of: toolbarClass)
    toolbarIfMade = made
    return made
  }

  /// A Boolean value that indicates whether the toolbar is hidden.
  ///
  /// The default value is `true`.
  ///
  /// Assigning is equivalent to ``setToolbarHidden(_:animated:)`` without animation.
  open var isToolbarHidden: Bool {
    get { bars.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// With animation, the toolbar slides over the lower edge. If the method is called in
  /// `viewWillAppear(_:)` of a page, the toolbar moves together with the page instead.
  ///
  /// - Parameters:
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Whether the toolbar slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    // R-NAV-15
    bars.setToolbarHidden(hidden, animated: animated)
  }

  // MARK: Hiding the bars

  private var barHiding: BarHidingController {
    if let barHidingIfMade { return barHidingIfMade }
    let made = BarHidingController(self)
    barHidingIfMade = made
    if let containerView { made.attach(to: containerView) }
    return made
  }

  /// A Boolean value that indicates whether a swipe up hides the bars, and a swipe down shows them.
  ///
  /// The toolbar is shown only if the top page has items for it. The default value is `false`.
  /// Unlike iOS, the bars don't follow the finger.
  open var hidesBarsOnSwipe: Bool {  // R-NAV-60
    get { barHidingIfMade?.conditions.onSwipe ?? false }
    set { barHiding.conditions.onSwipe = newValue }
  }

  /// A Boolean value that indicates whether a tap on the content hides or shows the bars.
  ///
  /// Taps on controls, cells and text have no effect on the bars. The toolbar is shown only if the
  /// top page has items for it. The default value is `false`.
  open var hidesBarsOnTap: Bool {  // R-NAV-61
    get { barHidingIfMade?.conditions.onTap ?? false }
    set { barHiding.conditions.onTap = newValue }
  }

  /// A Boolean value that indicates whether the bars are hidden when the keyboard appears for content
  /// of the controller.
  ///
  /// They stay hidden when the keyboard disappears, and a tap on the content shows them. The default
  /// value is `false`.
  open var hidesBarsWhenKeyboardAppears: Bool {  // R-NAV-62
    get { barHidingIfMade?.conditions.whenKeyboardAppears ?? false }
    set { barHiding.conditions.whenKeyboardAppears = newValue }
  }

  /// A Boolean value that indicates whether the bars are hidden in a compact vertical size class.
  ///
  /// A tap in the place of one of the bars shows them. The default value is `false`.
  open var hidesBarsWhenVerticallyCompact: Bool {  // R-NAV-63
    get { barHidingIfMade?.conditions.whenVerticallyCompact ?? false }
    set { barHiding.conditions.whenVerticallyCompact = newValue }
  }

  // R-NAV-64
  /// The recognizer of the swipes that hide and show the bars.
  ///
  /// It is enabled while ``UINavigationController/hidesBarsOnSwipe`` is `true`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// The recognizer of the taps that hide and show the bars.
  ///
  /// Let recognizers for double taps fail before it with
  /// ``UIGestureRecognizer/require(toFail:)``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: View lifecycle

  /// Pops to a page on the way of an unwind segue.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The page, or the controller itself.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard subsequentVC !== self, viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  open override func loadView() {
    let size = parent?.viewIfLoaded?.bounds.size ?? UIViewController.unplacedViewSize
    let container = NavigationContainerView(frame: CGRect(origin: .zero, size: size))
    container.controller = self
    container.addSubview(navigationBar)
    swiping.attach(to: container)
    view = container
    placeBar()
    barHidingIfMade?.attach(to: container)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transition.stage()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transition.controllerAppeared()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let view = viewIfLoaded { swiping.directionChanged(in: view) }
  }

  // MARK: State restoration

  /// Encodes the pages on the stack up to the first one without a restoration identifier.
  open override func encodeRestorableState(with coder: NSCoder) {
    // R-RES-11
    super.encodeRestorableState(with: coder)
    encodePages(with: coder)
  }

  /// Restores the pages on the stack.
  open override func decodeRestorableState(with coder: NSCoder) {
    // R-RES-11
    super.decodeRestorableState(with: coder)
    decodePages(from: coder)
  }

  override var restorableChildren: [UIViewController] { _viewControllers }

  // MARK: Tab

  /// The tab bar item of the root page, unless an item was assigned to this controller.
  open override var tabBarItem: UITabBarItem! {
    // R-NAV-44
    get { tabItem.item ?? _viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Delegation to the pages

  /// The top page if the navigation bar is hidden; otherwise the bar determines the status bar
  /// style.
  open override var childForStatusBarStyle: UIViewController? {
    // R-NAV-45
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  /// `lightContent` if the navigation bar is black, otherwise `default`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    // R-NAV-45
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// The orientations that the delegate returns, or else the default ones of a view controller.
  ///
  /// The pages don't affect the value.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // R-NAV-46
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The top page.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    // R-FOC-8
    (preferredFocusedView ?? topViewController).map { [$0] } ?? []
  }

  // MARK: Layout

  /// Returns the size of a page in a view of another size, for bars of their current height.
  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).flatMap { expectedPageSize(of: $0, in: parentSize) }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets {
    insets(of: child)
  }

  override func extendsUnderBars(at edge: UIRectEdge, areOpaque: Bool) -> Bool { true }

  override var hidesBottomBar: Bool { bars.hidesBottomBar }

  /// The page whose appearance surrounding bars use; the old page while pages slide.
  override var controllerBehindBars: UIViewController {
    // R-NAV-17
    (bars.pageBehindBars ?? transition.shown)?.controllerBehindBars ?? self
  }

  override var observesContentScrollViews: Bool { true }

  override func contentScrollViewsChanged() {
    navigationBar.scrollObserver?.refresh()
    toolbarIfMade?.scrollObserver?.refresh()
  }

  override func tabTappedAgain() {
    if popToRootViewController(animated: true) == nil { transition.shown?.tabTappedAgain() }
  }

  // MARK: Overridden by More's navigation controller

  /// Called after the stack has changed and before the views follow.
  func stackChanged() { collapsedStack?.stackChanged() }

  /// Called after all transitions have ended and the removed pages no longer have a parent.
  func pagesSettled() {
    collapsedStack?.pagesSettled()
    (childOfBottomBarContainer.parent as? any BottomBarContainer)?.childPagesSettled()
    notifyGroupOfPages()
  }

  // R-NAV-44
  /// Returns whether a page provides the tab bar item of a tab.
  func givesTabItem(_ page: UIViewController) -> Bool { stack.root === page }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + navigationControllerMembers
  }
}
