/// An object that manages a view: its loading, appearance callbacks, layout and children.
///
/// The view is loaded on first access. Each `viewWill…` callback is balanced by a `viewDid…`
/// callback, or by the `viewWill…` of the other direction, whatever calls cause them. Subclasses
/// override the callbacks and call super where the method says so.
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Profile"
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: _UIFocusResponder, UIContentContainer,
  UITraitEnvironment, UIStateRestoring
{
  var loading = ViewLoading()
  var appearance = AppearanceCycle()
  var containment = Containment<UIViewController>()
  var presentation = PresentationLink()
  var context = ViewControllerContext()
  weak var runningCoordinator: TransitionCoordinator?
  var tabItem = ControllerTabItem()
  /// The tab whose page this controller is.
  weak var tabOfPage: UITab?
  var navigation = ControllerNavigation()
  /// `nil` until a scroll view is named.
  var contentScrollViews: ContentScrollViews?
  private var addedKeyCommands: [UIKeyCommand]?

  // MARK: Creating a view controller

  /// Creates a view controller whose view is created by ``UIViewController/loadView()``.
  ///
  /// Unlike iOS, interface files are not read: the name is stored in ``UIViewController/nibName``
  /// and has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller without an interface file.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller from an archive, of which it reads the title.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  /// The name given at creation.
  ///
  /// Unlike iOS, no interface file is loaded.
  open private(set) var nibName: String?

  /// The bundle given at creation.
  ///
  /// Unlike iOS, no interface file is loaded.
  open private(set) var nibBundle: Bundle?

  // MARK: The view

  /// The view, created by ``UIViewController/loadView()`` on first access.
  ///
  /// Setting it to `nil` unloads the view; it is created again on the next access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loading.view
    }
    set { setView(newValue) }
  }

  /// A Boolean value that indicates whether the view is loaded.
  ///
  /// Reading it does not load the view.
  open var isViewLoaded: Bool { loading.view != nil }

  /// The view if it is loaded, otherwise `nil`.
  ///
  /// Reading it does not load the view.
  open var viewIfLoaded: UIView? { loading.view }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { _loadViewIfNeeded() }

  /// Creates the view and assigns it to ``UIViewController/view``.
  ///
  /// The default implementation creates an empty view. Overrides do not call super and do not read
  /// `view`.
  open func loadView() { _loadView() }

  /// Called after the view was loaded, before it has its final size.
  ///
  /// The default implementation does nothing.
  open func viewDidLoad() {}

  /// Called when memory is low.
  ///
  /// The default implementation does nothing, and the library never calls it.
  open func didReceiveMemoryWarning() {}

  /// The title of the controller, which bars, tabs and windows show.
  ///
  /// The default value is `nil`.
  open var title: String? {
    didSet { titleDidChange() }
  }

  // R-ITEM-2, R-ITEM-3, R-ITEM-6
  /// The item that represents the controller in a tab bar, created from the title on first access.
  ///
  /// After an assignment of `nil`, the next access creates a new item.
  open var tabBarItem: UITabBarItem! {
    get { tabItem.item(title: title) }
    set { _setTabBarItem(newValue) }
  }

  // MARK: Navigation

  // R-NAV-40
  /// The contents of a navigation bar for this controller, created from the title on first access.
  open var navigationItem: UINavigationItem { navigation.item(title: title) }

  // R-NAV-41
  /// The items of the toolbar that a navigation controller shows for this controller.
  ///
  /// The default value is `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  // R-NAV-41
  /// Sets the items of the toolbar; with animation they cross-fade if the toolbar is visible.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    _setToolbarItems(toolbarItems, animated: animated)
  }

  // R-HID-1, R-HID-2
  /// A Boolean value that indicates whether bars at the bottom are hidden while this controller is
  /// on a navigation stack.
  ///
  /// It is read when the stack changes, so set it before the push. The default value is `false`.
  open var hidesBottomBarWhenPushed = false

  /// A Boolean value that indicates whether the user can edit the contents.
  ///
  /// Setting it calls ``UIViewController/setEditing(_:animated:)`` without animation. The default
  /// value is `false`.
  open var isEditing: Bool {
    get { navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  // R-NAV-42
  /// Begins or ends editing.
  ///
  /// Overrides call super, which updates ``UIViewController/editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing) }

  // R-NAV-42
  /// A bar button item that toggles ``UIViewController/isEditing``, the same object at each access.
  open var editButtonItem: UIBarButtonItem { editButton }

  // R-NAV-43
  /// Shows a controller in the nearest container that overrides this method; a navigation
  /// controller pushes it.
  ///
  /// Otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  // R-NAV-43
  /// Shows a controller with details in the nearest container that overrides this method.
  ///
  /// Otherwise it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Appearing and disappearing

  /// Called before the view appears; it may not be in its window yet.
  ///
  /// The default implementation does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called between `viewWillAppear` and `viewDidAppear`, when the view is in its window and has
  /// its traits.
  ///
  /// The default implementation does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared and all animations have ended.
  ///
  /// The default implementation does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; an interactive transition may still be cancelled.
  ///
  /// The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  ///
  /// The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether appearance callbacks are forwarded to children.
  ///
  /// Containers that override it with `false` call
  /// ``UIViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``UIViewController/endAppearanceTransition()`` themselves. The default value is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child, or reverses the current one.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Ends the change that ``UIViewController/beginAppearanceTransition(_:animated:)`` began;
  /// ignored if there is none.
  open func endAppearanceTransition() { endAppearance() }

  /// A Boolean value that indicates whether the controller is being presented.
  ///
  /// It is meaningful in appearance callbacks.
  open var isBeingPresented: Bool { presentation.phase == .presenting }

  /// A Boolean value that indicates whether the controller is being dismissed.
  ///
  /// It is meaningful in disappearance callbacks.
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }

  // R-LIFE-8
  /// A Boolean value that indicates whether the controller appears because it is added to a parent.
  open var isMovingToParent: Bool { containment.parentChange == .toParent }

  /// A Boolean value that indicates whether the controller disappears because it is removed from
  /// its parent.
  open var isMovingFromParent: Bool { containment.parentChange == .fromParent }

  // MARK: Layout

  /// Updates the constraints of the view.
  ///
  /// It is called before layout if the view needs an update.
  ///
  /// The default implementation does nothing. Overrides call super at the end.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews.
  ///
  /// The default implementation does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  ///
  /// The default implementation does nothing.
  open func viewDidLayoutSubviews() {}

  /// Insets in points that are added to the safe area of the view.
  ///
  /// Insets that are not finite are ignored, with a warning. The default value is zero.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { context.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  // R-APP-5
  /// Names the scroll view that bars at the given edges observe.
  ///
  /// With `nil`, the default, bars find a scroll view themselves. The reference is weak, and is
  /// used while the scroll view is inside the controller's view. A call without edges is ignored,
  /// with a warning.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }

  //
  /// Returns the scroll view that was named for an edge; `nil` if none was, even if bars found one.
  ///
  /// The method raises an exception unless `edge` is a single edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge)
  }

  // R-TV-1
  /// The scroll view with which the tab bar of a television scrolls.
  ///
  /// Deprecated since iOS 15; use ``UIViewController/setContentScrollView(_:for:)`` for the top
  /// edge. The default value is `nil`, with which the bar does not scroll.
  open var tabBarObservedScrollView: UIScrollView? {
    get { namedContentScrollView(for: .top) }
    set { nameContentScrollView(newValue, for: .top) }
  }

  /// Called after the safe area of the view changed.
  ///
  /// The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  // R-SAFE-6
  /// The height that bars cover at the top.
  ///
  /// Reading it loads the view.
  ///
  /// Deprecated since iOS 11; use the safe area.
  open var topLayoutGuide: UILayoutSupport { edgeGuide(top: true) }

  // R-SAFE-6
  /// The height that bars cover at the bottom.
  ///
  /// Reading it loads the view.
  ///
  /// Deprecated since iOS 11; use the safe area.
  open var bottomLayoutGuide: UILayoutSupport { edgeGuide(top: false) }

  // R-SAFE-6
  /// A Boolean value that indicates whether a scroll view in this controller is inset for bars even
  /// if it cannot scroll.
  ///
  /// It applies to scroll views with automatic `contentInsetAdjustmentBehavior`. Deprecated since
  /// iOS 11. The default value is `true`.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { context.adjustsScrollViewInsets }
    set { setAdjustsScrollViewInsets(newValue) }
  }

  // R-SAFE-4
  /// The edges at which the view extends under translucent bars.
  ///
  /// The default value is `all`.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { extendedLayoutDidChange() }
  }

  // R-SAFE-4
  /// A Boolean value that indicates whether the view also extends under opaque bars.
  ///
  /// The default value is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { extendedLayoutDidChange() }
  }

  /// The preferred size of the view, which containers can use.
  ///
  /// The default value is zero, which means no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentContainerAbove?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Containment

  /// The parent of the controller.
  open var parent: UIViewController? { containment.parent }

  /// The children of the controller, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds a child, removing it from its old parent, and calls its
  /// ``UIViewController/willMove(toParent:)``.
  ///
  /// Add its view next, then call its ``UIViewController/didMove(toParent:)``. The call is ignored
  /// if the controller is a child already.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }

  /// Removes the controller from its parent and calls ``UIViewController/didMove(toParent:)`` with
  /// `nil`.
  ///
  /// Call ``UIViewController/willMove(toParent:)`` with `nil` and remove the view first.
  open func removeFromParent() { _removeFromParent() }

  /// Called before the parent changes.
  ///
  /// Overrides call super.
  open func willMove(toParent parent: UIViewController?) { containment.willMove(to: parent) }

  /// Called after the parent changed.
  ///
  /// Overrides call super.
  open func didMove(toParent parent: UIViewController?) { containment.didMove() }

  /// Replaces the view of one child by that of another, with the options of `UIView.transition`.
  ///
  /// Both have to be children of this controller; otherwise the call is ignored, with a warning.
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

  // MARK: Presentation

  /// The controller that this controller, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? { presentationBase?.presentation.presented }

  /// The controller that presents this controller, or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// The presentation style.
  ///
  /// The default value is `automatic`, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation of a presentation without a delegate.
  ///
  /// The default value is `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides animators and the presentation controller.
  ///
  /// The reference is weak.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

  /// A Boolean value that indicates whether the styles `currentContext` and `overCurrentContext`
  /// cover this controller.
  ///
  /// The default value is `false`.
  open var definesPresentationContext = false

  // R-PRE-9
  /// A Boolean value that indicates whether controllers that are presented over this context use
  /// its `modalTransitionStyle` instead of their own.
  ///
  /// The default value is `false`.
  open var providesPresentationContextTransitionStyle = false

  /// A Boolean value that indicates whether the user cannot dismiss the controller.
  ///
  /// The default value is `false`.
  open var isModalInPresentation = false

  /// The presentation controller of this controller or of its nearest presented ancestor.
  ///
  /// Reading it before the presentation creates one for the current style, so that its delegate can
  /// be set.
  open var presentationController: UIPresentationController? { presentationControllerInForce }

  /// Presents another controller.
  ///
  /// A controller that cannot be presented is ignored, with UIKit's warning.
  ///
  /// `completion` is called after the other controller's `viewDidAppear`. Unlike iOS, without
  /// animation that is before the method returns.
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

  /// Dismisses everything that is presented over this controller, or this controller if nothing is.
  ///
  /// `completion` is called after the `viewDidDisappear` of the dismissed controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The coordinator of the transition that this controller takes part in, or `nil`.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { coordinatorInForce }

  // MARK: State restoration

  // R-RES-2, R-RES-6, R-RES-7
  /// The name by which the controller is identified in saved state.
  ///
  /// The controller is saved if all its ancestors have identifiers and no sibling has the same one.
  /// The default value is `nil`, with which it is not saved.
  open var restorationIdentifier: String?

  // R-RES-8
  /// The class that creates the controller during restoration.
  ///
  /// The default value is `nil`, for a controller that the delegate creates or that exists anyway.
  /// Unlike iOS, the class must not be nested in another type, because it is saved by name.
  open var restorationClass: UIViewControllerRestoration.Type?

  // R-RES-10
  /// Encodes the state of the controller.
  ///
  /// Overrides call super.
  open func encodeRestorableState(with coder: NSCoder) {}

  // R-RES-9
  /// Decodes the state of the controller.
  ///
  /// The view is loaded if it was loaded when the controller was saved. Overrides call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  // R-RES-9
  /// Called after all state was decoded, before the launch ends.
  ///
  /// The default implementation does nothing.
  open func applicationFinishedRestoringState() {}

  /// The children whose state is saved.
  var restorableChildren: [UIViewController] { children }

  // MARK: Sizes and traits

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { traitsInForce }

  /// Called after ``UIViewController/traitCollection`` changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this controller and its descendants.
  ///
  /// The default value is `unspecified`, which means that of the environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { context.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Overrides traits for a child; `nil` removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    setOverrideTraits(collection, of: childViewController)
  }

  /// Returns the traits that override those of this controller for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.parent === self ? childViewController.context.overrideTraits : nil
  }

  // R-ROT-5
  /// Called before the size of the view changes.
  ///
  /// Overrides call super, which notifies the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change.
  ///
  /// Overrides call super, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// Called after the `preferredContentSize` of a child changed.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// Returns the size of a child when this controller has `parentSize`: the same size for a child
  /// that fills the view, otherwise its current size.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    expectedSize(of: container, in: parentSize)
  }

  // R-ROT-2
  /// The orientations to which the window can rotate while this controller fills it.
  ///
  /// Only the topmost controller that fills the window is asked. The default value is all but
  /// upside down on phones, and all elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }

  /// The initial orientation if the current one is not supported.
  ///
  /// The default value is `portrait`.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// A Boolean value that indicates whether the window rotates with the device.
  ///
  /// The default value is `true`.
  open var shouldAutorotate: Bool { true }

  // R-ROT-9
  /// Makes the window read the supported orientations again, and rotate if the current one is not
  /// supported any more or that of the device is now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.settleOrientation()
  }

  // R-ROT-9
  /// Makes all windows read the supported orientations again.
  ///
  /// Deprecated since iOS 16; use
  /// ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()``.
  open class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows { window.settleOrientation() }
  }

  // MARK: Status bar and home indicator

  // R-ROT-7
  /// The child that determines the style of the status bar; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  // R-ROT-7
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  // R-ROT-7
  /// The child that determines whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that determines the edges with deferred system gestures; `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The style of the status bar.
  ///
  /// The default value is `default`, which follows the interface style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// The default value is `false`.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation with which the status bar appears and disappears.
  ///
  /// The default value is `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// A Boolean value that indicates whether the home indicator can be hidden.
  ///
  /// The default value is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which gestures of the application take precedence over those of the system.
  ///
  /// The default value is an empty set.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// A Boolean value that indicates whether a controller that does not fill the window determines
  /// the status bar.
  ///
  /// The default value is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Makes the window read the preferences for the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  /// Makes the window read the preference for the home indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  // R-ROT-7
  /// Makes the window read the edges with deferred system gestures again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  // MARK: Key commands

  // R-KEY-9
  /// The key commands that were added, in that order, or `nil`.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// Adds a key command, unless it was added before.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard addedKeyCommands?.contains(keyCommand) != true else { return }
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key command that was added before.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands?.removeAll { $0 === keyCommand }
    if addedKeyCommands?.isEmpty ?? false { addedKeyCommands = nil }
  }

  // MARK: Focus

  // R-FOC-8
  /// The environments to focus first.
  ///
  /// The default is the view; containers of the library return the visible page.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  open override var parentFocusEnvironment: UIFocusEnvironment? {
    viewIfLoaded?.superview ?? parent
  }

  open override var focusItemContainer: UIFocusItemContainer? { viewIfLoaded }

  // R-FOC-10
  /// A Boolean value that indicates whether the item that was focused is focused again when the
  /// view reappears.
  ///
  /// The default value is `true`.
  open var restoresFocusAfterTransition = true

  // MARK: Responder chain

  /// The superview of the controller's view; for a presented controller, the presenting controller.
  open override var next: UIResponder? { nextInChain }

  // MARK: Overridden by containers of the library

  /// Insets that this container adds to the safe area of a child because of its bars.
  func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets { .zero }

  /// Called after the title changed.
  func titleDidChange() {
    tabItem.titleChanged(to: title)
    navigation.titleChanged(to: title)
  }

  /// Whether an ancestor shows this controller without its bottom bar.
  var hidesBottomBar: Bool { false }

  // R-SAFE-4
  /// Returns whether the view extends under bars at an edge.
  func extendsUnderBars(at edge: UIRectEdge, areOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!areOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// The controller whose content is behind bottom bars: this controller, or a page of it.
  var controllerBehindBars: UIViewController { self }

  // R-RETAP-3
  /// Called when the tab of this controller was tapped while it was selected.
  func tabTappedAgain() { scrollContentToTop() }

  /// Called after properties for extending under bars changed, of this controller or a child.
  func extendedLayoutDidChange() {
    parent?.viewIfLoaded?.setNeedsLayout()
  }
}
