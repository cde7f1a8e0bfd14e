import UIKit

// CYL-130
/// A `UITabBarController` with a custom bar, which may contain a button that extends above the bar.
///
/// The class inherits the management of children, their views, the transitions between them and the
/// delegate calls from `UITabBarController`. The inherited bar is hidden, and pages have additional
/// safe area insets for the custom bar.
///
/// The tabs are an array of values. The bar stores the selection and processes every change, so the
/// bar and the content are always in the same state.
@preconcurrency @MainActor
open class ActionTabBarController: UITabBarController, BottomBarHost {
  // CYL-16
  /// The maximum number of tabs, including that of the action button: the number that
  /// `UITabBarController` shows without a More list.
  ///
  /// `CustomTabBarController` has no such limit.
  public static let maximumTabCount = 5

  /// The custom bar.
  ///
  /// Set its style here; `tabBar` is the hidden bar of `UITabBarController`.
  public let tabBarView = TabBarView(frame: .zero)
  private(set) lazy var bottomBar = BottomBar(host: self, bar: tabBarView, contentView: nil)
  /// The tabs as they were assigned.
  var givenTabs: [Tab] = []

  /// The object that allows or prevents selections by tap and is notified of changes, in addition
  /// to `delegate`.
  ///
  /// The default value is `nil`. The reference is weak.
  open weak var actionDelegate: ActionTabBarControllerDelegate?

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
    tabBarView.delegate = self
    bottomBar.hidingDuration = 0.2
    bottomBar.changes = { [weak self] isHidden, isDone, animated in
      self?.notifyHiding(isHidden, isDone: isDone, animated: animated)
    }
  }

  // MARK: Tabs

  // CYL-1, CYL-8
  /// The tabs, in the order of the bar, which are also the `viewControllers`.
  ///
  /// Tabs after the fifth, and tabs with the identifier or the controller of an earlier tab, are
  /// skipped with one diagnostic for each. The selected tab stays selected; if it was removed, the
  /// tab at its index or the nearest one is selected. The first assignment selects the first tab.
  /// The default value is an empty array.
  open var barTabs: [Tab] {
    get { givenTabs.map(asShown) }
    set { replaceTabs(with: newValue) }
  }

  /// Changes the item of a tab.
  ///
  /// An unknown identifier is ignored, and a diagnostic is reported.
  ///
  /// - Parameters:
  ///   - id: The identifier of the tab.
  ///   - change: A closure that changes the item.
  open func updateItem(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    tabBarView.update(id, change)
  }

  /// Sets the controllers of the tabs.
  ///
  /// Controllers that are tabs already keep their items; the items of others are created from their
  /// current `tabBarItem`.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: tabs(of: viewControllers ?? []))
  }

  /// Reports a diagnostic and has no other effect, because the tabs of this controller are the
  /// values in ``ActionTabBarController/barTabs``.
  open override func setTabs(_ tabs: [UITab], animated: Bool) {
    TabBarDiagnostics.report("an ActionTabBarController shows its barTabs; UITabs are ignored")
  }

  // CYL-81
  /// Returns the tab whose controller is or contains another one, or `nil` if there is none.
  open func tab(containing controller: UIViewController) -> Tab? {
    child(holding: controller).flatMap(tab(of:))
  }

  // MARK: The action button

  // CYL-10…13
  /// The button between the items, or `nil` for none.
  ///
  /// The default value is `nil`.
  ///
  /// It can be set at any time. A tab that it represents has no item on the bar.
  open var action: TabBarAction? {
    get { tabBarView.action }
    set { tabBarView.action = newValue }
  }

  // CYL-82
  /// Returns the control of a tab on the bar: its item's view, or the action button, or `nil` for
  /// an unknown identifier.
  open func control(for id: TabItem.ID) -> UIControl? { tabBarView.control(for: id) }

  // MARK: Selection

  /// The identifier of the selected tab, or `nil` if there are no tabs.
  ///
  /// Setting it to `nil` or an unknown identifier has no effect.
  open var selectedTabID: TabItem.ID? {
    get { tabBarView.selectedID }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the selected tab, or `NSNotFound` if there are no tabs.
  ///
  /// Setting it selects the tab without calling `answerToTapOn`; `actionDelegate` is notified. An
  /// index out of range is ignored, and a diagnostic is reported.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      guard givenTabs.indices.contains(newValue) else {
        return TabBarDiagnostics.report("there is no tab \(newValue) among \(givenTabs.count)")
      }
      select(givenTabs[newValue].id)
    }
  }

  /// The view controller of the selected tab, or `nil` if there are no tabs.
  ///
  /// Setting it selects its tab. `nil` is ignored. A controller that is not a tab is ignored, and a
  /// diagnostic is reported.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      guard let newValue else { return }
      guard let tab = tab(of: newValue) else {
        return TabBarDiagnostics.report("a controller that has no tab cannot be selected")
      }
      select(tab.id)
    }
  }

  /// The selected tab as a `UITab`.
  ///
  /// Setting it selects the tab whose controller is the page of the `UITab`; a `UITab` without such
  /// a page is ignored.
  open override var selectedTab: UITab? {
    get { super.selectedTab }
    set { if let tab = newValue?.viewController.flatMap(tab(of:)) { select(tab.id) } }
  }

  // MARK: The bar

  /// A Boolean value that indicates whether the custom bar is hidden.
  ///
  /// The default value is `false`.
  ///
  /// Setting it does not animate.
  open override var isTabBarHidden: Bool {
    get { bottomBar.isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  // CYL-134
  /// Slides the custom bar out below the edge or back, in 0.2 seconds.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides.
  open override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bottomBar.setHidden(hidden, animated: animated)
  }

  // MARK: Loading, layout, orientation

  open override func viewDidLoad() {
    super.viewDidLoad()
    super.setTabBarHidden(true, animated: false)
    bottomBar.settle()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    adoptSelection()
    bottomBar.layOut()
  }

  // CYL-89
  /// The orientations that the selected page supports, or the topmost page of a stack.
  ///
  /// The method of `delegate` isn't called.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let stack = selectedViewController as? UINavigationController
    let page = stack?.topViewController ?? selectedViewController
    return page?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
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

  // MARK: Synchronization with UIKit

  /// Assigns the pages of the tabs and the selected one to UIKit.
  func showPages() {
    let pages = givenTabs.map(\.controller)
    let selected = selectedPage
    if !pages.elementsEqual(super.viewControllers ?? [], by: ===) {
      if let selected { makeRoom(for: selected, among: pages) }
      super.setViewControllers(pages, animated: false)
    }
    if let selected, selected !== super.selectedViewController {
      super.selectedViewController = selected
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.adoptSelection() }
      }
    }
    bottomBar.page = selected
  }

  /// Selects a page before the selected one is removed, because otherwise UIKit would temporarily
  /// show a third one.
  private func makeRoom(for selected: UIViewController, among pages: [UIViewController]) {
    guard var old = super.viewControllers, old.indices.contains(super.selectedIndex),
      !pages.contains(where: { $0 === old[super.selectedIndex] })
    else { return }
    if old.contains(where: { $0 === selected }) {
      super.selectedViewController = selected
    } else {
      old[super.selectedIndex] = selected
      super.setViewControllers(old, animated: false)
    }
  }

  /// Updates the selection of the bar after UIKit changed its own, for example after a cancelled
  /// transition.
  private func adoptSelection() {
    guard !tabBarView.isPerforming, let tab = super.selectedViewController.flatMap(tab(of:)),
      tab.id != tabBarView.selectedID
    else { return }
    select(tab.id)
  }
}

extension UIViewController {
  // CYL-80
  /// The nearest ancestor that is an `ActionTabBarController`, or `nil` if there is none.
  public var actionTabBarController: ActionTabBarController? { nearestContainer() }
}
