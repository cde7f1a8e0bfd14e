import UIKit

// RDV-39
/// A container that shows one of any number of pages, selected with a custom bar of any height.
///
/// The class doesn't use `UITabBarController` or `UITabBar`. A tab is a value with an item and a
/// view controller. All view controllers are children, and the view of each is loaded when it is
/// first selected.
///
/// ```swift
/// let controller = CustomTabBarController()
/// controller.tabs = [
///   Tab(TabItem("home", title: "Home"), HomeViewController()),
///   Tab(TabItem("profile", title: "Profile"), ProfileViewController()),
/// ]
/// controller.tabBar.style.contentHeight = 60
/// ```
///
/// Pages end at an opaque bar. They extend under a translucent bar, which their safe area excludes.
@preconcurrency @MainActor
open class CustomTabBarController: UIViewController, BottomBarHost {
  /// The bar.
  ///
  /// Set the style and the action of the bar directly, and its tabs with
  /// ``CustomTabBarController/tabs``.
  public let tabBar = TabBarView(frame: .zero)
  let contentView = UIView()
  lazy var pages = TabPages(controller: self)
  lazy var bottomBar = BottomBar(host: self, bar: tabBar, contentView: contentView)

  /// The object that allows or prevents selections by tap and is notified of changes.
  ///
  /// The default value is `nil`. The reference is weak.
  open weak var delegate: CustomTabBarControllerDelegate?

  /// Creates a controller without tabs; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without tabs; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    bottomBar.changes = { [weak self] isHidden, isDone, animated in
      guard let self else { return }
      if isDone {
        delegate?.tabBarController(self, didHideTabBar: isHidden, animated: animated)
      } else {
        delegate?.tabBarController(self, willHideTabBar: isHidden, animated: animated)
      }
    }
  }

  // MARK: Tabs

  // RDV-3, RDV-10, RDV-15
  /// The tabs, in the order of the bar.
  ///
  /// A tab with the identifier or the controller of an earlier tab is skipped, and a diagnostic is
  /// reported. The selected tab stays selected; if it was removed, the tab at its index or the
  /// nearest one is selected. The first assignment selects the first tab. The default value is an
  /// empty array.
  open var tabs: [Tab] {
    get { pages.tabs }
    set { pages.replace(with: newValue) }
  }

  /// Changes the item of a tab.
  ///
  /// An unknown identifier is ignored, and a diagnostic is reported.
  ///
  /// - Parameters:
  ///   - id: The identifier of the tab.
  ///   - change: A closure that changes the item.
  open func updateItem(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    tabBar.update(id, change)
    pages.itemChanged(id)
  }

  // RDV-16, RDV-21, RDV-22
  /// The index of the selected tab, or `nil` if there are no tabs.
  ///
  /// Setting it selects the tab without calling the delegate's `answerToTapOn`; the delegate is
  /// notified. `nil` and indices out of range are ignored.
  open var selectedIndex: Int? {
    get { pages.tabs.firstIndex { $0.id == selectedTabID } }
    set {
      if let newValue, pages.tabs.indices.contains(newValue) {
        tabBar.select(pages.tabs[newValue].item.id)
      }
    }
  }

  /// The identifier of the selected tab, or `nil` if there are no tabs.
  ///
  /// Setting it to `nil` or an unknown identifier has no effect.
  open var selectedTabID: TabItem.ID? {
    get { tabBar.selectedID }
    set { if let newValue { tabBar.select(newValue) } }
  }

  // RDV-24
  /// The view controller of the selected tab, or `nil` if there are no tabs.
  ///
  /// Setting it selects the tab of the controller; other controllers are ignored.
  open var selectedViewController: UIViewController? {
    get { pages.selected?.controller }
    set { if let tab = newValue.flatMap(pages.tab(of:)) { tabBar.select(tab.id) } }
  }

  // RDV-81, RDV-82
  /// Returns the tab whose controller is or contains another one, or `nil` if there is none.
  open func tab(containing controller: UIViewController) -> Tab? {
    pages.tab(containing: controller)
  }

  // MARK: The bar

  // RDV-43
  /// A Boolean value that indicates whether the bar is hidden.
  ///
  /// The default value is `false`.
  ///
  /// Setting it does not animate.
  open var isTabBarHidden: Bool {
    get { bottomBar.isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  // RDV-40…42
  /// Slides the bar out below the edge or back, in 0.24 seconds; the page's safe area follows.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bottomBar.setHidden(hidden, animated: animated)
  }

  // MARK: Loading, appearance, layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(tabBar)
    pages.show()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.shown?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.isOnScreen = true
    pages.shown?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.shown?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.isOnScreen = false
    pages.shown?.endAppearanceTransition()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bottomBar.layOut()
  }

  // MARK: State restoration

  // R-RES-26
  /// Encodes the identifier of the selected tab.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelectedTab(with: coder)
  }

  // R-RES-26
  /// Selects the tab with the encoded identifier; if there is no such tab, the selection does not
  /// change.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelectedTab(from: coder)
  }

  // MARK: Forwarding to the selected page (RDV-70, RDV-71)

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  /// The orientations that the selected page supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

extension UIViewController {
  // RDV-80
  /// The nearest ancestor that is a custom tab bar controller, or `nil` if there is none.
  public var customTabBarController: CustomTabBarController? { nearestContainer() }
}
