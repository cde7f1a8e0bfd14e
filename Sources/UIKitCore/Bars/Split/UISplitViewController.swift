import Foundation

/// A container that shows two or three columns, or one stack of pages where the width is compact.
///
/// Create a split view controller with a style, and set the controllers of its columns. Controllers
/// that aren't navigation controllers are shown in a navigation controller.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(FoldersViewController(), for: .primary)
/// split.setViewController(MessageViewController(), for: .secondary)
/// split.preferredDisplayMode = .oneBesideSecondary
/// window.rootViewController = split
/// ```
///
/// In a compact width, as on a phone, the split view collapses: the pages of all columns are on the
/// stack of one navigation controller. When the width becomes regular, each column has its pages
/// again.
///
/// A split view controller that is created with ``init(nibName:bundle:)`` has the classic style,
/// whose two controllers are in ``viewControllers``.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // R-SPL-1…60
  var preferences = SplitPreferences()
  private(set) lazy var arrangement = SplitArrangement(self)
  private(set) lazy var buttons = SplitButtons(self)
  private(set) lazy var swipe = SplitSwipe(self)

  /// The value of widths and fractions for which the default is used.
  public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

  // MARK: Creating a split view controller

  /// Creates a split view controller with columns.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a split view controller of the classic style.
  ///
  /// Unlike iOS, no interface file is read.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file, which has no effect.
  ///   - nibBundleOrNil: The bundle of the interface file, which has no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller with the style and the columns of an archive.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    // R-SPL-51
    style = SplitArchive.style(in: coder)
    super.init(coder: coder)
    setUp()
    SplitArchive.read(self, from: coder)
  }

  private func setUp() {
    preferences.isClassic = style == .unspecified
    preferences.hasSupplementary = style == .tripleColumn
  }

  /// Writes the controller and its columns to an archive.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameter coder: The encoder to write to.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    SplitArchive.write(self, to: coder)
  }

  override var archivedChildren: [UIViewController] { [] }

  /// The kind of split view, which doesn't change after its creation.
  open private(set) var style: Style

  /// The object that is notified of changes of the columns.
  ///
  /// The reference is weak, and the default value is `nil`.
  open weak var delegate: UISplitViewControllerDelegate?

  // MARK: Columns

  /// The controllers that the split view shows: one per column, or one while it is collapsed.
  ///
  /// With the classic style, assign the primary and the secondary controller; further ones are
  /// ignored, with a warning. With columns, these are the navigation controllers of the columns, and
  /// an assignment is ignored, with a warning. The default value is an empty array.
  open var viewControllers: [UIViewController] {
    // R-SPL-2
    get { arrangement.viewControllers }
    set { arrangement.setViewControllers(newValue) }
  }

  // R-SPL-3
  /// Sets the controller of a column.
  ///
  /// A controller that isn't a navigation, tab bar or split view controller is shown in a navigation
  /// controller. The call is ignored with the classic style, and for a supplementary column if there
  /// are two columns, with a warning.
  ///
  /// - Parameters:
  ///   - vc: The controller, or `nil` to remove the current one.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    arrangement.setViewController(vc, for: column)
  }

  /// Returns the controller that was set for a column, or `nil` if there is none.
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller, or `nil`.
  open func viewController(for column: Column) -> UIViewController? {
    // R-SPL-3
    arrangement.columns.assigned[column]
  }

  // R-SPL-25, R-SPL-37
  /// Shows a column.
  ///
  /// If the split view is collapsed, the pages of the column are pushed. Otherwise the display mode
  /// changes, with animation, to one in which the column is visible; the secondary column is
  /// uncovered.
  ///
  /// - Parameter column: The column. One without a controller is ignored.
  open func show(_ column: Column) { arrangement.show(column) }

  // R-SPL-25, R-SPL-37
  /// Hides a column.
  ///
  /// If the split view is collapsed, the pages of the column are popped. Otherwise the display mode
  /// changes, with animation, to one in which the column is hidden. The secondary column of an
  /// expanded split view and the lowest column of a collapsed one can't be hidden.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) { arrangement.hide(column) }

  /// A Boolean value that indicates whether the columns are collapsed into one, because the width
  /// is compact.
  ///
  /// The value is `false` until the view appears or is laid out for the first time.
  open var isCollapsed: Bool {
    // R-SPL-30
    arrangement.isCollapsed
  }

  // MARK: Display mode

  /// The arrangement of columns that the application prefers.
  ///
  /// A mode that the split behavior doesn't have is replaced by the one with the same number of
  /// columns. A change in an animation is animated. The default value is ``DisplayMode/automatic``,
  /// for which columns are beside the secondary one in a view that is wider than high.
  open var preferredDisplayMode: DisplayMode {
    // R-SPL-14
    get { preferences.displayMode }
    set { arrangement.prefer { $0.displayMode = newValue } }
  }

  /// The arrangement of the columns while the split view is expanded; never `automatic`.
  open var displayMode: DisplayMode {
    // R-SPL-14
    arrangement.modes.mode
  }

  /// The way in which the application prefers columns to make room for one another.
  ///
  /// The default value is ``SplitBehavior/automatic``.
  open var preferredSplitBehavior: SplitBehavior {
    // R-SPL-11
    get { preferences.behavior }
    set { arrangement.prefer { $0.behavior = newValue } }
  }

  /// The way in which columns make room for one another; never `automatic`.
  open var splitBehavior: SplitBehavior {
    // R-SPL-11
    arrangement.modes.behavior
  }

  /// A Boolean value that indicates whether a swipe from the primary edge shows a column, and
  /// navigation bars have a button for it.
  ///
  /// The default value is `true`.
  open var presentsWithGesture = true {
    // R-SPL-23
    didSet { buttons.update() }
  }

  /// A bar button item that shows or hides a column.
  ///
  /// Each access returns the same item. It is hidden while the split view is collapsed. With
  /// columns, navigation bars show it without being asked; with the classic style, add it to the
  /// navigation item of the secondary controller.
  open var displayModeButtonItem: UIBarButtonItem {
    // R-SPL-24
    buttons.displayModeButton
  }

  /// The condition for the display mode button in the navigation bars of columns.
  ///
  /// The default value is ``DisplayModeButtonVisibility/automatic``.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    // R-SPL-24
    didSet { buttons.update() }
  }

  /// A Boolean value that indicates whether the navigation bar of the secondary column has a button
  /// that hides the other columns.
  ///
  /// The button is shown with three columns only. The default value is `false`.
  open var showsSecondaryOnlyButton = false {
    // R-SPL-26
    didSet { buttons.update() }
  }

  // MARK: Appearance

  /// The side of the primary column.
  ///
  /// The default value is ``PrimaryEdge/leading``.
  open var primaryEdge: PrimaryEdge {
    // R-SPL-18
    get { preferences.primaryEdge }
    set { arrangement.prefer { $0.primaryEdge = newValue } }
  }

  /// The background of the primary column, which is visible where the views of its controller are
  /// transparent.
  ///
  /// The default value is ``BackgroundStyle/none``.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    // R-SPL-19
    didSet { arrangement.container?.setSidebar(primaryBackgroundStyle == .sidebar) }
  }

  // MARK: Widths

  /// The preferred width of the primary column as a part of the view's width, from 0 to 1.
  ///
  /// ``preferredPrimaryColumnWidth`` takes precedence. The default value is ``automaticDimension``.
  /// Invalid values are ignored, with a warning.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    // R-SPL-10
    get { preferences.primary.fraction }
    set { setWidth(newValue) { $0.primary.fraction = $1 } }
  }

  /// The preferred width of the primary column, in points.
  ///
  /// The default value is ``automaticDimension``, for which the column is 320 points wide. Invalid
  /// values are ignored, with a warning.
  open var preferredPrimaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.primary.preferred }
    set { setWidth(newValue) { $0.primary.preferred = $1 } }
  }

  /// The smallest width of the primary column, in points.
  ///
  /// The default value is ``automaticDimension``, for which there is none. Invalid values are
  /// ignored, with a warning.
  open var minimumPrimaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.primary.minimum }
    set { setWidth(newValue) { $0.primary.minimum = $1 } }
  }

  /// The largest width of the primary column, in points.
  ///
  /// The default value is ``automaticDimension``, which limits a fraction to 320 points. Invalid
  /// values are ignored, with a warning.
  open var maximumPrimaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.primary.maximum }
    set { setWidth(newValue) { $0.primary.maximum = $1 } }
  }

  /// The width of the primary column in points, without its part of the safe area; 0 before the view
  /// is loaded.
  open var primaryColumnWidth: CGFloat { arrangement.layout.primaryWidth }

  /// The preferred width of the supplementary column as a part of the view's width, from 0 to 1.
  ///
  /// ``preferredSupplementaryColumnWidth`` takes precedence. The default value is
  /// ``automaticDimension``. Invalid values are ignored, with a warning.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    // R-SPL-10
    get { preferences.supplementary.fraction }
    set { setWidth(newValue) { $0.supplementary.fraction = $1 } }
  }

  /// The preferred width of the supplementary column, in points.
  ///
  /// The default value is ``automaticDimension``, for which the column is 320 points wide, or 375
  /// points over the secondary column. Invalid values are ignored, with a warning.
  open var preferredSupplementaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.supplementary.preferred }
    set { setWidth(newValue) { $0.supplementary.preferred = $1 } }
  }

  /// The smallest width of the supplementary column, in points.
  ///
  /// The default value is ``automaticDimension``, for which there is none. Invalid values are
  /// ignored, with a warning.
  open var minimumSupplementaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.supplementary.minimum }
    set { setWidth(newValue) { $0.supplementary.minimum = $1 } }
  }

  /// The largest width of the supplementary column, in points.
  ///
  /// The default value is ``automaticDimension``. Invalid values are ignored, with a warning.
  open var maximumSupplementaryColumnWidth: CGFloat {
    // R-SPL-10
    get { preferences.supplementary.maximum }
    set { setWidth(newValue) { $0.supplementary.maximum = $1 } }
  }

  /// The width of the supplementary column in points, without its part of the safe area; 0 if there
  /// is none or before the view is loaded.
  open var supplementaryColumnWidth: CGFloat { arrangement.layout.supplementaryWidth }

  private func setWidth(_ width: CGFloat, _ set: (inout SplitPreferences, CGFloat) -> Void) {
    guard let checked = SplitColumnWidth.checked(width) else {
      return Log.warning("UISplitViewController: the width or fraction \(width) is ignored")
    }
    arrangement.prefer { set(&$0, checked) }
  }

  // MARK: Showing controllers

  // R-SPL-41
  /// Shows a controller in the primary column.
  ///
  /// The delegate can show it instead. If the split view is collapsed, the controller is pushed onto
  /// the visible navigation stack. Otherwise it becomes the primary controller.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    arrangement.show(vc, sender: sender)
  }

  // R-SPL-40
  /// Shows a controller in the secondary column.
  ///
  /// The delegate can show it instead. If the split view is collapsed, the controller is pushed onto
  /// the visible navigation stack. Otherwise it becomes the secondary controller, and columns over
  /// it are hidden.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    arrangement.showDetail(vc, sender: sender)
  }

  override var shownActions: Set<String> { ShowActions.all }

  // MARK: View lifecycle

  open override func loadView() {
    let size = parent?.viewIfLoaded?.bounds.size ?? UIViewController.unplacedViewSize
    let container = SplitContainerView(frame: CGRect(origin: .zero, size: size))
    container.controller = self
    container.setSidebar(primaryBackgroundStyle == .sidebar)
    swipe.attach(to: container)
    view = container
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrangement.stage()
  }

  /// Returns the size of a column in a view of another size.
  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    arrangement.expectedSize(of: container, in: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// Hides columns that are over the secondary one, and returns whether there were any.
  open override func accessibilityPerformEscape() -> Bool {
    // R-SPL-22
    arrangement.uncover()
  }

  // MARK: Delegation to the columns

  /// The controller of the collapsed split view, or else of the secondary column.
  open override var childForStatusBarStyle: UIViewController? { arrangement.leadingChild }

  open override var childForStatusBarHidden: UIViewController? { arrangement.leadingChild }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { arrangement.leadingChild }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    arrangement.leadingChild
  }

  /// The orientations that the delegate returns, or else the default ones of a view controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // R-SPL-50
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The controllers of the visible columns.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? arrangement.displayedControllers
  }

  // MARK: Surrounding controllers

  override func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets {
    arrangement.insets(of: child)
  }

  override func extendsUnderBars(at edge: UIRectEdge, areOpaque: Bool) -> Bool { true }

  override var hidesBottomBar: Bool {
    isCollapsed && arrangement.leadingChild?.hidesBottomBar ?? false
  }

  override var controllerBehindBars: UIViewController {
    arrangement.leadingChild?.controllerBehindBars ?? self
  }

  override func tabTappedAgain() { arrangement.leadingChild?.tabTappedAgain() }
}
