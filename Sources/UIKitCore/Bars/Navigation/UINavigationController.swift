/// Shows the topmost of a stack of pages, with a bar at the top that names it and leads back.
///
/// Each page says by its `navigationItem` what the bar shows. Pages are pushed and popped by code, and popped by the back
/// button and by a finger that comes in from the leading edge. The stack changes at once; views follow, one whole change
/// at a time. (R-NAV-7)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  var stack = NavigationStack<UIViewController>()
  private(set) lazy var transition = NavigationTransition(controller: self)
  private(set) lazy var bars = NavigationBars(controller: self)
  private(set) lazy var swiping = InteractivePopController(self)
  private let barClass: AnyClass
  private let toolbarClass: AnyClass
  private lazy var managedBar = makeBar()
  private(set) var toolbarIfMade: UIToolbar?
  /// The root whose tab bar item is on the bar of tabs.
  weak var tabItemSource: UIViewController?
  /// More's stack, while the pages of this one are shown there. (R-MORE-13)
  weak var borrower: UIMoreNavigationController?

  /// The kinds of change that a movement is asked for.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Seconds that bars take to come and go by themselves: 0.2.
  public class var hideShowBarDuration: CGFloat { NavigationMetrics.hideShowBarDuration }

  // MARK: Creating a controller

  /// Creates a controller without pages; unlike iOS, no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with one page.
  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without pages whose bars are of these classes; nil for UIKit's own.
  ///
  /// Classes that are no navigation bar or toolbar are ignored. The bars are made by `init()`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass ?? UINavigationBar.self
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages from an archive; unlike iOS, none are read.
  public required init?(coder: NSCoder) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
  }

  /// Hears which page is shown and chooses movements.
  open weak var delegate: UINavigationControllerDelegate?

  // MARK: The stack

  /// The pages from the root up, also while More shows them (R-MORE-13); assigning is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { pagesInForce }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  ///
  /// Animated, a top that was on the stack before comes back as by a pop, another one as by a push. A controller named
  /// twice raises. (R-NAV-6, X-33)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replacePages(with: viewControllers, animated: animated)
  }

  /// The page that is shown, or will be once the change under way has ended; nil without pages.
  open var topViewController: UIViewController? { pagesInForce.last }

  /// What is in view: the topmost controller presented on this stack, else the top. (R-NAV-8)
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible ?? topViewController
  }

  /// Shows another page on top.
  ///
  /// A navigation controller, and a page that is on the stack already, raise. (R-NAV-2, X-30, X-31)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushPage(viewController, animated: animated)
  }

  /// Takes the top away and says which it was; nil, doing nothing, for the root. (R-NAV-3)
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { popPage(animated: animated) }

  /// Takes all above a page away and says which they were, the lowest first.
  ///
  /// A page that is not on the stack raises. (R-NAV-4, X-32)
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    popPages(to: viewController, animated: animated)
  }

  /// Takes all above the root away and says which they were; nil where there was nothing to take. (R-NAV-5)
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popPagesToRoot(animated: animated)
  }

  /// Pushes the controller, with animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Recognizes the finger that draws the top page away; give it another delegate to say where it may. (R-NAV-26)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swiping.recognizer }

  /// Goes back to the page before, if there is one. (R-AX-38)
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  // MARK: The bar

  /// The bar.
  ///
  /// Its looks may be changed; its items and delegate belong to the controller.
  open var navigationBar: UINavigationBar { managedBar }

  /// Whether the bar is away; false by default.
  ///
  /// Assigning does not animate.
  open var isNavigationBarHidden: Bool {
    get { bars.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away or brings it back.
  ///
  /// Animated, it slides over the upper edge; in `viewWillAppear` and `viewWillDisappear` it goes with the page instead.
  /// (R-NAV-14)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.hideBar(hidden, animated: animated)
  }

  // MARK: The toolbar

  /// The toolbar, with the `toolbarItems` of the page in view; made when first asked for.
  ///
  /// Its delegate belongs to the controller.
  open var toolbar: UIToolbar! { toolbarIfMade ?? makeToolbar() }

  /// Whether the toolbar is away; true by default.
  ///
  /// Assigning does not animate.
  open var isToolbarHidden: Bool {
    get { bars.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Slides the toolbar over the lower edge or back; in `viewWillAppear` it moves together with the page. (R-NAV-15)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.hideToolbar(hidden, animated: animated)
  }

  // MARK: Loading and appearing

  open override func loadView() {
    let size = parent?.viewIfLoaded?.bounds.size ?? ControllerMetrics.unplacedViewSize
    let container = NavigationContainerView(frame: CGRect(origin: .zero, size: size))
    container.controller = self
    container.addSubview(navigationBar)
    swiping.attach(to: container)
    view = container
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

  // MARK: Coming back at the next launch

  /// Writes which pages are on the stack, as far as they have identifiers. (R-RES-11)
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodePages(with: coder)
  }

  /// Puts the pages that came back on the stack. (R-RES-11)
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodePages(from: coder)
  }

  override var restorableChildren: [UIViewController] { pagesInForce }

  // MARK: As a tab

  /// The item of the root page, unless this controller was given one of its own. (R-NAV-44)
  open override var tabBarItem: UITabBarItem! {
    get { tabItem.item ?? pagesInForce.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Asked on behalf of the pages

  /// The top page while the bar is away; the bar's own style counts otherwise. (R-NAV-45)
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  /// Light over a black bar. (R-NAV-45)
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// What the delegate says, else the same as for any controller; pages are not asked. (R-NAV-46)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  var ownSupportedOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }

  /// The page on top. (R-FOC-8)
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    topViewController.map { [$0] } ?? []
  }

  // MARK: Around the pages

  /// What the bars, as high as they are now, will leave to a page in a view of that size.
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

  /// While pages slide, bars around keep the look that suits the old one. (R-NAV-17)
  override var controllerBehindBars: UIViewController {
    (bars.pageBehindBars ?? transition.shown)?.controllerBehindBars ?? self
  }

  override func tabTappedAgain() {
    if popToRootViewController(animated: true) == nil { transition.shown?.tabTappedAgain() }
  }

  // MARK: What More's stack overrides

  /// The stack is another one now; views have not followed yet.
  func stackChanged() {}

  /// All movement has ended, and what left the stack is nobody's child any more.
  func pagesSettled() {
    (parent as? UITabBarController)?.stackSettled()
    tellGroupOfPages()
  }

  /// Whether a tab has its item from this page. (R-NAV-44)
  func givesTabItem(_ page: UIViewController) -> Bool { stack.root === page }

  // MARK: Bars

  private func makeToolbar() -> UIToolbar {
    let made = Instantiation.make(toolbarClass) as? UIToolbar ?? UIToolbar(frame: .zero)
    made.manager = self
    toolbarIfMade = made
    return made
  }

  private func makeBar() -> UINavigationBar {
    let bar = Instantiation.make(barClass) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    bar.manager = self
    return bar
  }

  func navigationBarBackTapped() {
    guard !transition.movesBars, let item = navigationBar.topItem else { return }
    if let delegate = self as? UINavigationBarDelegate,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  func navigationBarHeightChanged() { viewIfLoaded?.setNeedsLayout() }
}
