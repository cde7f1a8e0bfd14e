/// An object that manages a view and the controllers of the views inside it.
///
/// The view is loaded on first access. Each call to a `viewWill…` method is followed by a call to
/// the matching `viewDid…` method, or to the `viewWill…` method of the opposite direction.
/// Subclasses override these methods to update their views, and call `super` where the
/// documentation of the method requires it.
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
open class UIViewController: _UISegueSource, @preconcurrency NSCoding, UIContentContainer,
  UITraitEnvironment, UIStateRestoring
{
  var loading = ViewLoading()
  var appearance = AppearanceCycle()
  let containment = Containment<UIViewController>()
  var presentation = PresentationLink()
  var context = ViewControllerContext()
  weak var runningCoordinator: TransitionCoordinator?
  var tabItem = ControllerTabItem()
  /// The tab whose page is this controller.
  weak var tabOfPage: UITab?
  var navigation = ControllerNavigation()
  /// The scroll views that were set for edges, or `nil` if none has been set.
  var contentScrollViews: ContentScrollViews?
  /// The content that covers the view while there is nothing else to show.
  var coveringContent: (any CoveringContent)?
  private var addedKeyCommands: [UIKeyCommand]?

  // MARK: Creating a view controller

  /// Creates a view controller whose view is created by ``UIViewController/loadView()``.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file without its extension, or `nil` for a file with the name
  ///     of the class, if there is one.
  ///   - nibBundleOrNil: The bundle of the file, or `nil` for that of the application.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller without an interface file.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller from an archive that was written by
  /// ``UIViewController/encode(with:)``.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    // R-CON-7
    nibName = nil
    nibBundle = nil
    super.init()
    if let coder = coder.interface { decodeController(from: coder) } else { _decode(from: coder) }
  }

  /// Writes the title, the items for bars, the children and the settings of the controller to an
  /// archive.
  ///
  /// Overrides must call `super`. Unlike iOS, the view isn't archived, because it can't be the view
  /// of an interface file.
  ///
  /// - Parameter coder: The encoder to write to.
  open func encode(with coder: NSCoder) {
    // R-CON-7
    _encode(with: coder)
  }

  /// The name of the nib file that was passed to the initializer.
  open private(set) var nibName: String?

  /// The bundle of the nib file that was passed to the initializer.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The view that the controller manages, which is created by ``UIViewController/loadView()`` on
  /// first access.
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
  /// The default implementation creates an empty view. Overrides must not call `super` or read
  /// `view`.
  open func loadView() { _loadView() }

  /// Called after the view has been loaded, before it has its final size.
  ///
  /// The default implementation does nothing.
  open func viewDidLoad() {}

  /// Called when memory is low.
  ///
  /// The default implementation does nothing, and the library never calls it.
  open func didReceiveMemoryWarning() {}

  /// The title of the controller, which is shown in bars, tabs and windows.
  ///
  /// The default value is `nil`.
  open var title: String? {
    willSet { attachments?.willChange("title") }
    didSet {
      titleDidChange()
      attachments?.didChange("title")
    }
  }

  // R-ITEM-2, R-ITEM-3, R-ITEM-6
  /// The item that represents the controller in a tab bar, created from the title on first access.
  ///
  /// After the property is set to `nil`, the next access creates a new item.
  open var tabBarItem: UITabBarItem! {
    get { tabItem.item(title: title) }
    set { _setTabBarItem(newValue) }
  }

  // MARK: Navigation

  // R-NAV-40
  /// The navigation item, which contains the content of a navigation bar for this controller.
  ///
  /// It is created from the title on first access.
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
  /// Sets the items of the toolbar.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, or `nil` for none.
  ///   - animated: Whether the items cross-fade if the toolbar is visible.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    _setToolbarItems(toolbarItems, animated: animated)
  }

  // R-HID-1, R-HID-2
  /// A Boolean value that indicates whether bars at the bottom are hidden while this controller is
  /// on a navigation stack.
  ///
  /// The property is read when the stack changes, so set it before the controller is pushed. The
  /// default value is `false`.
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
  /// Overrides must call `super`, which updates ``UIViewController/editButtonItem``.
  ///
  /// - Parameters:
  ///   - editing: Whether the controller is in editing mode.
  ///   - animated: Whether overrides animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing) }

  // R-NAV-42
  /// A bar button item that toggles ``UIViewController/isEditing``.
  ///
  /// Each access returns the same item.
  open var editButtonItem: UIBarButtonItem { editButton }

  // R-NAV-43
  /// Shows a controller in the nearest container that overrides this method, such as a navigation
  /// controller, which pushes it.
  ///
  /// If there is no such container, the controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  // R-NAV-43
  /// Shows a controller in the detail area of the nearest container that overrides this method.
  ///
  /// If there is no such container, the controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// Returns this controller or its nearest ancestor that performs an action, or `nil`.
  ///
  /// Unlike iOS, controllers that override a method that shows a controller also override
  /// `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Returns whether the controller performs an action, such as showing a controller.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ShowActions.action(action).map(shownActions.contains)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Adds the secondary controller of a split view that collapses to this, its primary controller.
  ///
  /// The default implementation does nothing. A navigation controller pushes it, or its pages.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Removes and returns the secondary controller for a split view that expands; `nil` by default.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Appearing and disappearing

  /// Called before the view appears.
  ///
  /// The view may not be in its window yet. The default implementation does nothing.
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

  /// Called before the view disappears.
  ///
  /// An interactive transition may still be cancelled. The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  ///
  /// The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether appearance callbacks are forwarded to children.
  ///
  /// Containers that override it to return `false` must call
  /// ``UIViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``UIViewController/endAppearanceTransition()`` for their children. The default value is
  /// `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of this controller, or reverses the one in progress.
  ///
  /// Containers that do not forward appearance callbacks automatically call this method of their
  /// children.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: Whether the change is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Ends the change that ``UIViewController/beginAppearanceTransition(_:animated:)`` began.
  ///
  /// The call is ignored if there is none.
  open func endAppearanceTransition() { endAppearance() }

  /// A Boolean value that indicates whether the controller is being presented.
  ///
  /// Use it in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation.phase == .presenting }

  /// A Boolean value that indicates whether the controller is being dismissed.
  ///
  /// Use it in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }

  // R-LIFE-8
  /// A Boolean value that indicates whether the controller is being added to a parent.
  ///
  /// Use it in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open var isMovingToParent: Bool { containment.parentChange == .toParent }

  /// A Boolean value that indicates whether the controller is being removed from its parent.
  ///
  /// Use it in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  open var isMovingFromParent: Bool { containment.parentChange == .fromParent }

  // MARK: Layout

  /// Updates the constraints of the view.
  ///
  /// It is called before layout if the view's constraints need an update. The default
  /// implementation does nothing. Overrides must call `super` at their end.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews.
  ///
  /// The default implementation does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  ///
  /// The default implementation does nothing.
  open func viewDidLayoutSubviews() {}

  /// Insets in points that are added to the safe area of the view.
  ///
  /// Insets that are not finite are ignored, and a warning is logged. The default value is zero.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { context.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  // R-APP-5
  /// Sets the scroll view that bars at the given edges observe.
  ///
  /// By default, bars find a scroll view themselves. The reference is weak, and is used while the
  /// scroll view is inside the controller's view. If `edge` is empty, the call is ignored and a
  /// warning is logged.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or `nil` to let bars find one.
  ///   - edge: The edges of the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }

  //
  /// Returns the scroll view that was set for an edge, or `nil` if none was, even if bars have
  /// found one.
  ///
  /// The method raises an exception unless `edge` is a single edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge)
  }

  // R-TV-1
  /// The scroll view with which the tab bar scrolls on televisions.
  ///
  /// Deprecated since iOS 15; use ``UIViewController/setContentScrollView(_:for:)`` for the top
  /// edge. The default value is `nil`, for which the bar does not scroll.
  open var tabBarObservedScrollView: UIScrollView? {
    get { namedContentScrollView(for: .top) }
    set { nameContentScrollView(newValue, for: .top) }
  }

  /// Called after the safe area of the view has changed.
  ///
  /// The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  // R-SAFE-6
  /// The height that bars cover at the top of the view.
  ///
  /// Reading it loads the view. Deprecated since iOS 11; use the safe area.
  open var topLayoutGuide: UILayoutSupport { edgeGuide(top: true) }

  // R-SAFE-6
  /// The height that bars cover at the bottom of the view.
  ///
  /// Reading it loads the view. Deprecated since iOS 11; use the safe area.
  open var bottomLayoutGuide: UILayoutSupport { edgeGuide(top: false) }

  // R-SAFE-6
  /// A Boolean value that indicates whether a scroll view in this controller is inset for bars even
  /// if it cannot scroll.
  ///
  /// The property applies to scroll views whose `contentInsetAdjustmentBehavior` is `automatic`.
  /// Deprecated since iOS 11. The default value is `true`.
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

  /// The preferred size of the view in points, which containers can use.
  ///
  /// The default value is zero, which means no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentContainerAbove?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Containment

  /// The parent of the controller, or `nil` if it has none.
  open var parent: UIViewController? { containment.parent }

  /// The children of the controller, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds a child, removing it from its previous parent, and calls its
  /// ``UIViewController/willMove(toParent:)``.
  ///
  /// Add its view next, then call its ``UIViewController/didMove(toParent:)``. The call is ignored
  /// if the controller is already a child.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }

  /// Removes the controller from its parent and calls ``UIViewController/didMove(toParent:)`` with
  /// `nil`.
  ///
  /// Call ``UIViewController/willMove(toParent:)`` with `nil` and remove the view before calling
  /// this method.
  open func removeFromParent() { _removeFromParent() }

  /// Called before the parent changes.
  ///
  /// Overrides call super.
  ///
  /// - Parameter parent: The new parent, or `nil` if the controller is removed.
  open func willMove(toParent parent: UIViewController?) { containment.willMove(to: parent) }

  /// Called after the parent changed.
  ///
  /// Overrides call super.
  ///
  /// - Parameter parent: The new parent, or `nil` if the controller was removed.
  open func didMove(toParent parent: UIViewController?) { containment.didMove() }

  /// Replaces the view of one child with that of another.
  ///
  /// Both must be children of this controller; otherwise the call is ignored and a warning is
  /// logged.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added.
  ///   - duration: The duration in seconds.
  ///   - options: The options of the animation, as in `UIView.transition`.
  ///   - animations: A closure that changes views, or `nil`.
  ///   - completion: A closure that is called at the end, with whether the animation ran to its
  ///     end, or `nil`.
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

  /// The controller that is presented by this controller or by one of its ancestors.
  open var presentedViewController: UIViewController? { presentationBase?.presentation.presented }

  /// The controller that presented this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// The style in which the controller is presented.
  ///
  /// The default value is `automatic`, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation with which the controller is presented if its delegate provides no animator.
  ///
  /// The default value is `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides the animators and the presentation controller for a presentation.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

  /// A Boolean value that indicates whether the styles `currentContext` and `overCurrentContext`
  /// cover this controller instead of the window.
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
  /// be set beforehand.
  open var presentationController: UIPresentationController? { presentationControllerInForce }

  /// Presents another controller.
  ///
  /// A controller that cannot be presented is ignored, and a warning is logged. Unlike iOS, a
  /// presentation without animation completes before the method returns.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: A closure that is called after the presented controller's `viewDidAppear`, or
  ///     `nil`.
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

  /// Dismisses all controllers that are presented over this one, or this controller if there are
  /// none.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: A closure that is called after the dismissed controller's `viewDidDisappear`,
  ///     or `nil`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The coordinator of the transition in which this controller takes part, or `nil`.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { coordinatorInForce }

  // MARK: Previews

  // R-PEEK-6, R-PEEK-7
  /// Registers a view whose contents can be previewed by a long press.
  ///
  /// When the user has pressed the view for half a second, the delegate provides a controller, whose
  /// view appears as a card above the blurred window. The references to the controller, the
  /// delegate and the view are weak. Several controllers can register the same view.
  ///
  /// Unlike iOS, where a view may be registered once only, registering the same view and delegate
  /// again returns the existing registration.
  ///
  /// - Parameters:
  ///   - delegate: The object that provides the preview and shows the committed controller.
  ///   - sourceView: The view that is pressed.
  /// - Returns: The registration.
  @discardableResult
  open func registerForPreviewing(
    with delegate: UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> UIViewControllerPreviewing {
    _registerForPreviewing(with: delegate, sourceView: sourceView)
  }

  /// Removes a registration for previews, and dismisses its preview if one is open.
  open func unregisterForPreviewing(withContext previewing: UIViewControllerPreviewing) {
    _unregisterForPreviewing(withContext: previewing)
  }

  /// The actions that are shown with a preview of this controller.
  ///
  /// The property is read when the preview opens. The default value is an empty array.
  open var previewActionItems: [UIPreviewActionItem] { [] }

  // MARK: State restoration

  // R-RES-2, R-RES-6, R-RES-7
  /// The name that identifies the controller in the saved state.
  ///
  /// The controller is saved if all its ancestors have identifiers and no sibling has the same one.
  /// The default value is `nil`, for which the controller is not saved.
  open var restorationIdentifier: String?

  // R-RES-8
  /// The class that creates the controller during restoration.
  ///
  /// The default value is `nil`, for a controller that the application delegate creates or that
  /// already exists. Unlike iOS, the class must not be nested in another type, because it is saved
  /// by name.
  open var restorationClass: UIViewControllerRestoration.Type?

  // R-RES-10
  /// Encodes the state of the controller.
  ///
  /// The default implementation does nothing. Overrides must call `super`.
  open func encodeRestorableState(with coder: NSCoder) {}

  // R-RES-9
  /// Decodes the state of the controller.
  ///
  /// The view is loaded if it was loaded when the controller was saved. The default implementation
  /// does nothing. Overrides must call `super`.
  open func decodeRestorableState(with coder: NSCoder) {}

  // R-RES-9
  /// Called after all state has been decoded, before the launch ends.
  ///
  /// The default implementation does nothing.
  open func applicationFinishedRestoringState() {}

  /// The children whose state is saved.
  var restorableChildren: [UIViewController] { children }

  // MARK: Sizes and traits

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { traitsInForce }

  /// Called after ``UIViewController/traitCollection`` has changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // R-TRAIT-11
  /// The traits that the controller overrides for its view and its children.
  open var traitOverrides: any UITraitOverrides {
    get { _traitOverrides }
    set { _traitOverrides = newValue }
  }

  /// Updates the traits of the view and its descendants.
  ///
  /// Unlike iOS, traits change at once, so the method usually has no effect.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// A light or dark style for this controller and its descendants that overrides the inherited
  /// one.
  ///
  /// The default value is `unspecified`, which inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { context.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Sets traits that override those of this controller for a child.
  ///
  /// - Parameters:
  ///   - collection: The traits to override, or `nil` to remove the override.
  ///   - childViewController: The child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    setOverrideTraits(collection, of: childViewController)
  }

  /// Returns the traits that override those of this controller for a child, or `nil` if there are
  /// none.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.parent === self ? childViewController.context.overrideTraits : nil
  }

  /// Sets the content that covers the view, before the first layout and after changes.
  ///
  /// It is called again when the traits or the search text in `state` change. Overrides assign
  /// ``contentUnavailableConfiguration``. The default implementation updates it.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    coveringContent?.update()
  }

  // R-ROT-5
  /// Called before the size of the view changes.
  ///
  /// Overrides must call `super`, which notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator of the transition, which runs animations alongside it.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change.
  ///
  /// Overrides must call `super`, which notifies the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition, which runs animations alongside it.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// Called after the `preferredContentSize` of a child has changed.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// Returns the size of a child when this controller has a given size.
  ///
  /// The default implementation returns `parentSize` for a child that fills the view, and otherwise
  /// the child's current size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of this controller's view, in points.
  /// - Returns: The size of the child, in points.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    expectedSize(of: container, in: parentSize)
  }

  // R-ROT-2
  /// The orientations to which the window can rotate while this controller fills it.
  ///
  /// Only the value of the topmost controller that fills the window is used. The default value is
  /// all orientations except upside down on phones, and all orientations on other devices.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }

  /// The orientation to which the window rotates for this controller if the current one is not
  /// supported.
  ///
  /// The default value is `portrait`.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// A Boolean value that indicates whether the window rotates with the device.
  ///
  /// The default value is `true`.
  open var shouldAutorotate: Bool { true }

  // R-ROT-9
  /// Requests that the window read the supported orientations again.
  ///
  /// The window rotates if the current orientation is no longer supported, or if that of the device
  /// has become supported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.settleOrientation()
  }

  // R-ROT-9
  /// Requests that all windows read the supported orientations again.
  ///
  /// Deprecated since iOS 16; use
  /// ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()``.
  open class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows { window.settleOrientation() }
  }

  // MARK: Status bar and home indicator

  // R-ROT-7
  /// The child that determines the style of the status bar, or `nil`, the default, for this
  /// controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  // R-ROT-7
  /// The child that determines whether the status bar is hidden, or `nil`, the default, for this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  // R-ROT-7
  /// The child that determines whether the home indicator is hidden, or `nil`, the default, for
  /// this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that determines the edges with deferred system gestures, or `nil`, the default, for
  /// this controller.
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

  /// A Boolean value that indicates whether the home indicator may be hidden.
  ///
  /// The default value is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which gestures of the application take precedence over those of the system.
  ///
  /// The default value is an empty set.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// A Boolean value that indicates whether the controller determines the status bar even if it
  /// does not fill the window.
  ///
  /// The default value is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Requests that the window read the preferences for the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  /// Requests that the window read the preference for the home indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  // R-ROT-7
  /// Requests that the window read the edges with deferred system gestures again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?.refreshStatusBar()
  }

  // MARK: Key commands

  // R-KEY-9
  /// The key commands that were added to the controller, in the order of addition, or `nil` if
  /// there are none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// Adds a key command.
  ///
  /// A command that was added before is ignored.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard addedKeyCommands?.contains(keyCommand) != true else { return }
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key command.
  ///
  /// A command that was not added is ignored.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands?.removeAll { $0 === keyCommand }
    if addedKeyCommands?.isEmpty ?? false { addedKeyCommands = nil }
  }

  // MARK: Focus

  // R-FOC-8
  /// The environments that are searched for the item to focus, in this order.
  ///
  /// The default value is the view; the container controllers of the library return the visible
  /// page.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    (preferredFocusedView ?? viewIfLoaded).map { [$0] } ?? []
  }

  open override var parentFocusEnvironment: UIFocusEnvironment? {
    viewIfLoaded?.superview ?? parent
  }

  open override var focusItemContainer: UIFocusItemContainer? { viewIfLoaded }

  // R-FOC-10
  /// A Boolean value that indicates whether the previously focused item is focused again when the
  /// view reappears.
  ///
  /// The default value is `true`.
  open var restoresFocusAfterTransition = true

  // MARK: Responder chain

  /// The next responder: the superview of the controller's view, or the presenting controller for a
  /// presented controller.
  open override var next: UIResponder? { nextInChain }

  // MARK: Overridden by container controllers

  /// Insets that this container adds to the safe area of a child because of its bars.
  func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets { .zero }

  /// Called after the title has changed.
  func titleDidChange() {
    tabItem.titleChanged(to: title)
    navigation.titleChanged(to: title)
    viewIfLoaded?.window?.screen.titleChanged()
  }

  /// The actions of `ShowActions` that this container performs.
  var shownActions: Set<String> { [] }

  /// Whether this controller is shown without the bottom bar of an ancestor.
  var hidesBottomBar: Bool { false }

  /// The children that are archived by every controller.
  ///
  /// Containers that archive their children with further information return an empty array.
  var archivedChildren: [UIViewController] { children }

  // R-SAFE-4
  /// Returns whether the view extends under bars at an edge.
  func extendsUnderBars(at edge: UIRectEdge, areOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!areOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// The controller whose content is behind bottom bars: this controller or one of its pages.
  var controllerBehindBars: UIViewController { self }

  // R-APP-5
  /// Whether the controller has bars that observe the scroll views below them.
  var observesContentScrollViews: Bool { false }

  /// Called after scroll views were added to or removed from the controller or its descendants.
  func contentScrollViewsChanged() {}

  // R-RETAP-3
  /// Called when the user taps the tab of this controller while it is selected.
  func tabTappedAgain() { scrollContentToTop() }

  /// Called after properties for extending under bars have changed, here or in a child.
  func extendedLayoutDidChange() {
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + viewControllerMembers
  }
}
