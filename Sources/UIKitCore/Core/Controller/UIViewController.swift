/// Owns a view and everything that happens to it: loading, coming onto the screen and off it,
/// layout, children.
///
/// The view is made when it is first asked for. Callbacks between will and did are balanced
/// whatever the order of the calls that cause them.
@preconcurrency @MainActor
open class UIViewController: _UIFocusResponder, UIContentContainer,
  UITraitEnvironment, UIStateRestoring
{
  var loading = ViewLoading()
  var appearance = AppearanceCycle()
  var family = Containment<UIViewController>()
  var presentation = PresentationLink()
  var surroundings = ViewControllerContext()
  weak var runningCoordinator: TransitionCoordinator?
  var tabItem = ControllerTabItem()
  /// The tab whose page this is.
  weak var tabOfPage: UITab?
  var navigation = ControllerNavigation()
  /// nil until one is named.
  var contentScrollViews: ContentScrollViews?
  private var addedKeyCommands: [UIKeyCommand]?

  // MARK: Creating a controller

  /// Creates a controller whose view is made by `loadView()`.
  ///
  /// Unlike iOS, interface files are not read: a name is kept in `nibName` and has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without an interface file.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which it reads the title.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  /// The name given at creation; unlike iOS, nothing is loaded by it.
  open private(set) var nibName: String?

  /// The bundle given at creation; unlike iOS, nothing is loaded from it.
  open private(set) var nibBundle: Bundle?

  // MARK: The view

  /// The view; made by `loadView()` when first asked for.
  ///
  /// Setting nil drops it, so that it is made anew.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loading.view
    }
    set { setView(newValue) }
  }

  /// Whether the view exists; asking does not make it.
  open var isViewLoaded: Bool { loading.view != nil }

  /// The view as far as it exists; asking does not make it.
  open var viewIfLoaded: UIView? { loading.view }

  /// Makes the view unless it exists.
  open func loadViewIfNeeded() { _loadViewIfNeeded() }

  /// Sets `view`; the default takes an empty one.
  ///
  /// Overrides do not call super and never read `view`.
  open func loadView() { _loadView() }

  /// Called once the view exists, before it has its place or size.
  ///
  /// The default does nothing.
  open func viewDidLoad() {}

  /// Called when memory runs short.
  ///
  /// The default does nothing, and nothing here calls it.
  open func didReceiveMemoryWarning() {}

  /// Text for whoever shows the controller: a bar, a tab, a window.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The item that stands for this controller in a tab bar; made from the title when first asked
  /// for.
  ///
  /// Setting nil makes a fresh one the next time. (R-ITEM-2, R-ITEM-3, R-ITEM-6)
  open var tabBarItem: UITabBarItem! {
    get { tabItem.item(title: title) }
    set { _setTabBarItem(newValue) }
  }

  // MARK: On a navigation stack

  /// What a navigation bar shows for this controller; made from the title when first asked for. (R-NAV-40)
  open var navigationItem: UINavigationItem { navigation.item(title: title) }

  /// The items of the toolbar that a navigation controller shows for this controller; nil by default. (R-NAV-41)
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar; they fade where the toolbar is in view. (R-NAV-41)
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    _setToolbarItems(toolbarItems, animated: animated)
  }

  /// Whether bars at the bottom go while this controller is on a navigation stack; false by default.
  ///
  /// It is read when the stack changes: set it before the push. (R-HID-1, R-HID-2)
  open var hidesBottomBarWhenPushed = false

  /// Whether what is shown may be changed by the user; assigning is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called when editing begins and ends, by `editButtonItem` or by code.
  ///
  /// Overrides call super, which turns the title of `editButtonItem`. (R-NAV-42)
  open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing) }

  /// A button that turns `isEditing` on and off and reads accordingly: the same one each time. (R-NAV-42)
  open var editButtonItem: UIBarButtonItem { editButton }

  /// Shows a controller in the nearest container that knows how: a navigation controller pushes it; else it is
  /// presented. (R-NAV-43)
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller where details belong in the nearest container that overrides this; else it is presented.
  /// (R-NAV-43)
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Appearing and disappearing

  /// Called before the view comes onto the screen; it may not be in the window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called between will and did, once the view is in the window and has its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen and all movement has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen; it may still turn back.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children get their callbacks together with this controller; false for containers that
  /// send them by `beginAppearanceTransition`.
  ///
  /// True by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts the way of a child onto the screen or off it, or turns it back.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` started; ignored when nothing is under way.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller is on its way up as presented by another one; meaningful while
  /// appearing.
  open var isBeingPresented: Bool { presentation.phase == .presenting }

  /// Whether the controller is on its way down after being presented; meaningful while
  /// disappearing.
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }

  /// Whether the controller appears because it is becoming a child (R-LIFE-8).
  open var isMovingToParent: Bool { family.movement == .toParent }

  /// Whether the controller disappears because it is leaving its parent.
  open var isMovingFromParent: Bool { family.movement == .fromParent }

  // MARK: Layout

  /// Changes the constraints of the view, before layout, where the view's `setNeedsUpdateConstraints()` asked for it.
  ///
  /// The default does nothing; overrides call super at the end.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews.
  ///
  /// The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  ///
  /// The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Insets of the controller's own on top of the safe area its view has anyway; zero by default.
  ///
  /// Insets that are not finite are ignored, with a warning.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { surroundings.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// Names the scroll view whose content the bars at these edges watch; nil, the default, lets them find one.
  ///
  /// It is not kept alive, and counts while it stands in the controller's view. No edge at all is ignored, with a
  /// warning. (R-APP-5)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }

  /// The scroll view that was named for an edge; nil when none was, also where bars found one.
  ///
  /// Raises unless `edge` is a single one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge)
  }

  /// The scroll view that takes the bar of a television along; nil, the default, leaves the bar where it is.
  ///
  /// Deprecated since iOS 15: it is the one that `setContentScrollView(_:for:)` names for the upper edge. (R-TV-1)
  open var tabBarObservedScrollView: UIScrollView? {
    get { namedContentScrollView(for: .top) }
    set { nameContentScrollView(newValue, for: .top) }
  }

  /// Called after the safe area of the view changed.
  ///
  /// The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// What bars cover at the top; reading it makes the view.
  ///
  /// Deprecated since iOS 11: the safe area says the same. (R-SAFE-6)
  open var topLayoutGuide: UILayoutSupport { edgeGuide(top: true) }

  /// What bars cover at the bottom, such as a tab bar; reading it makes the view.
  ///
  /// Deprecated since iOS 11: the safe area says the same. (R-SAFE-6)
  open var bottomLayoutGuide: UILayoutSupport { edgeGuide(top: false) }

  /// Whether a scroll view that is this controller's content keeps clear of bars also where it cannot scroll; true by
  /// default.
  ///
  /// It counts for scroll views whose `contentInsetAdjustmentBehavior` is automatic. Deprecated since iOS 11. (R-SAFE-6)
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { surroundings.adjustsScrollViewInsets }
    set { setAdjustsScrollViewInsets(newValue) }
  }

  /// Which edges the view runs to under bars that let light through; all by default (R-SAFE-4).
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { extendedLayoutDidChange() }
  }

  /// Whether the view runs under opaque bars, too; false by default (R-SAFE-4).
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { extendedLayoutDidChange() }
  }

  /// The size a container may give to the view; zero, the default, states none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentContainerAbove?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Containing other controllers

  /// The controller that contains this one.
  open var parent: UIViewController? { family.parent }

  /// The controllers that this one contains, in the order they were added.
  open var children: [UIViewController] { family.children }

  /// Takes `childController` in, out of its old parent where it has one; calls its
  /// `willMove(toParent:)`.
  ///
  /// Add its view next, then call its `didMove(toParent:)`. A child already here is ignored.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }

  /// Leaves the parent; calls `didMove(toParent: nil)`.
  ///
  /// Call `willMove(toParent: nil)` and remove the view before.
  open func removeFromParent() { _removeFromParent() }

  /// Called before the parent changes.
  ///
  /// Overrides call super.
  open func willMove(toParent parent: UIViewController?) { family.willMove(to: parent) }

  /// Called after the parent changed.
  ///
  /// Overrides call super.
  open func didMove(toParent parent: UIViewController?) { family.didMove() }

  /// Replaces the view of one child by that of another, with the options of `UIView.transition`.
  ///
  /// Both have to be children of this controller; other calls are ignored, with a warning.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    _transition(
      fromViewController,
      toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  // MARK: Presenting other controllers

  /// The controller shown on top of this one or of one that contains it.
  open var presentedViewController: UIViewController? { presentationBase?.presentation.presented }

  /// The controller on top of which this one, or one that contains it, is shown.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// How the controller is shown when presented; a page sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller moves when presented without a delegate; slides up by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Chooses movement and layout when the controller is presented.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

  /// Whether the styles `currentContext` and `overCurrentContext` cover this controller; false by
  /// default.
  open var definesPresentationContext = false

  /// Whether what covers this controller as its context moves in this one's `modalTransitionStyle` rather than in its
  /// own; false by default. (R-PRE-9)
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user cannot take the controller away; false by default.
  open var isModalInPresentation = false

  /// What lays the controller out while it, or one that contains it, is presented.
  ///
  /// Reading it before the presentation makes one for the present style, so that it can get a
  /// delegate.
  open var presentationController: UIPresentationController? { presentationControllerInForce }

  /// Shows another controller on top.
  ///
  /// What cannot be shown is ignored, with a warning such as UIKit prints.
  ///
  /// `completion` runs after the other's `viewDidAppear`. Unlike iOS, without animation that is
  /// before the call returns.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ModalPresentation.present(
      viewControllerToPresent,
      from: self,
      animated: flag,
      completion: completion
    )
  }

  /// Takes back all that is shown on top of this controller, or this one itself when nothing is.
  ///
  /// `completion` runs after the `viewDidDisappear` of the one that leaves.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The transition under way that this controller takes part in; nil at rest.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { coordinatorInForce }

  // MARK: Coming back at the next launch

  /// By what the controller is known from one run of the application to the next; nil, the default, forgets it.
  ///
  /// It is kept where all that it stands in have one, too, and no sibling has the same. (R-RES-2, R-RES-6, R-RES-7)
  open var restorationIdentifier: String?

  /// What makes the controller at the next launch; nil, the default, for one that the delegate makes, or that the
  /// application makes anyway. (R-RES-8)
  ///
  /// Unlike iOS, it has to be a class that stands in no other type, since it is kept by name.
  open var restorationClass: UIViewControllerRestoration.Type?

  /// Writes what is to come back; overrides call super. (R-RES-10)
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes back what `encodeRestorableState(with:)` wrote; overrides call super. (R-RES-9)
  ///
  /// The view is loaded if it was loaded when the controller was saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when all that was saved is back, before the application has launched; the default does nothing. (R-RES-9)
  open func applicationFinishedRestoringState() {}

  /// The controllers that come back under this one.
  var restorableChildren: [UIViewController] { children }

  // MARK: Sizes and traits

  /// The traits in force for this controller.
  open var traitCollection: UITraitCollection { traitsInForce }

  /// Called after `traitCollection` changed.
  ///
  /// The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for this controller and all below, whatever the surroundings; `unspecified` by
  /// default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { surroundings.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Makes a child see other traits than this controller; nil takes that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    setOverrideTraits(collection, of: childViewController)
  }

  /// What `setOverrideTraitCollection` set for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.parent === self ? childViewController.surroundings.overrideTraits : nil
  }

  /// Called before the view takes a new size.
  ///
  /// Overrides call super, which tells the children (R-ROT-5).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change.
  ///
  /// Overrides call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// Called after a child stated another `preferredContentSize`.
  ///
  /// The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// The size a child will have when this controller has `parentSize`: that size for a child that
  /// fills the view, its present one otherwise.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    expectedSize(of: container, in: parentSize)
  }

  /// The orientations the window may turn to while this controller fills it; all but upside down on
  /// phones, all elsewhere, by default.
  ///
  /// Only the uppermost controller that fills the window is asked (R-ROT-2).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }

  /// The orientation to start in when the present one is not supported; upright by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the window turns with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// Makes the window ask again which way it may turn; it turns at once where the way it stands is not supported any
  /// more, or the way the device is held is so now. (R-ROT-9)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.settleOrientation()
  }

  /// Makes all windows ask again which way they may turn. (R-ROT-9)
  ///
  /// Deprecated since iOS 16: use `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  open class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows { window.settleOrientation() }
  }

  // MARK: Status bar and home indicator

  /// The child that answers for the style of the status bar; nil for this controller itself
  /// (R-ROT-7).
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that answers for whether there is a status bar; nil for this controller itself
  /// (R-ROT-7).
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that answers for the home indicator; nil for this controller itself (R-ROT-7).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that answers for the gestures at the screen's edges; nil for this controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Dark or light writing in the status bar; by the style of the interface by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is away; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes; it fades by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator may fade away; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges where the application's gestures come before the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whether a controller that does not fill the window answers for the status bar; false by
  /// default.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Makes the window ask again for style and presence of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  /// Makes the window ask again for the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  /// Makes the window ask again for the edges where the application's gestures come first. (R-ROT-7)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  // MARK: Key commands

  /// The commands that were added here, in that order; nil without any. (R-KEY-9)
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// Adds a key command; one that was added before is not added again.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard addedKeyCommands?.contains(keyCommand) != true else { return }
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Takes a key command away that was added before.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands?.removeAll { $0 === keyCommand }
    if addedKeyCommands?.isEmpty ?? false { addedKeyCommands = nil }
  }

  // MARK: Focus

  /// The view, by default; containers of the library prefer the page they show. (R-FOC-8)
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  open override var parentFocusEnvironment: UIFocusEnvironment? {
    viewIfLoaded?.superview ?? parent
  }

  open override var focusItemContainer: UIFocusItemContainer? { viewIfLoaded }

  /// Whether the focus goes back to the item that had it when the view comes back; true by default. (R-FOC-10)
  open var restoresFocusAfterTransition = true

  // MARK: Responding

  /// The view that holds this controller's view; above a presented controller the one that presents
  /// it.
  open override var next: UIResponder? { nextInChain }

  // MARK: What containers of the toolkit override

  /// Insets that this container adds to the safe area of a child for the bars it lays over it.
  func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets { .zero }

  /// Called after `title` changed here.
  func titleDidChange() {
    tabItem.titleChanged(to: title)
    navigation.titleChanged(to: title)
  }

  /// Whether a container of this one shows it without its bar at the bottom.
  var hidesBottomBar: Bool { false }

  /// Whether the view of this controller runs under bars at an edge (R-SAFE-4).
  func extendsUnderBars(at edge: UIRectEdge, areOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!areOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// The controller whose content lies behind bars at the bottom: this one, or a page of it.
  var controllerBehindBars: UIViewController { self }

  /// The tab of this controller was tapped while it was selected (R-RETAP-3).
  func tabTappedAgain() { scrollContentToTop() }

  /// Called after a child's, or this controller's own, wishes about running under bars changed.
  func extendedLayoutDidChange() {
    parent?.viewIfLoaded?.setNeedsLayout()
  }
}
