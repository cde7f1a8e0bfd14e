import UIKit

/// A `UITabBarController` with a custom bar, among whose items a button may stand that rises above the bar.
///
/// Children, their views, movements between them and the delegate's questions are those of `UITabBarController`, whose own bar is hidden;
/// pages keep clear of the custom one by an additional safe area. (CYL-130)
///
/// The tabs are one list of values. The bar stores which one is selected, and whatever selects goes through it, so that bar and content
/// agree always.
@preconcurrency @MainActor
open class ActionTabBarController: UITabBarController, BottomBarHost {
  /// How many tabs there can be, the action button's among them: those that `UITabBarController` shows without its list of More. (CYL-16)
  ///
  /// `CustomTabBarController` has no such limit.
  public static let maximumTabCount = 5

  /// The custom bar, which is given its looks here; `tabBar` is the hidden one of `UITabBarController`.
  public let tabBarView = TabBarView(frame: .zero)
  private(set) lazy var bottomBar = BottomBar(host: self, bar: tabBarView, contentView: nil)
  /// The tabs as they were given.
  var givenTabs: [Tab] = []

  /// Decides about taps and hears what happens, beside the `delegate` of every tab bar controller.
  open weak var actionDelegate: ActionTabBarControllerDelegate?

  /// Creates a controller without tabs; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without tabs; archives hold none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBarView.delegate = self
    bottomBar.hidingDuration = 0.2
    bottomBar.changes = { [weak self] isHidden, isDone, animated in
      self?.tellHiding(isHidden, isDone: isDone, animated: animated)
    }
  }

  // MARK: Tabs

  /// The tabs, in the order of the bar; they are the `viewControllers`. (CYL-1, CYL-8)
  ///
  /// A tab whose name, or whose page, is there already is left out, and so are those after the fifth, with one diagnostic each. The
  /// selected tab stays selected, else the nearest position; the first tabs select the first one.
  open var barTabs: [Tab] {
    get { givenTabs.map(asShown) }
    set { replaceTabs(with: newValue) }
  }

  /// Changes what the bar shows of a tab; a name that is not there changes nothing, with one diagnostic.
  open func updateItem(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    tabBarView.update(id, change)
  }

  /// Takes controllers for tabs: those that are there keep their items, others bring theirs in `tabBarItem`, as it is now.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: tabs(of: viewControllers ?? []))
  }

  /// Changes nothing, with one diagnostic: the tabs of this controller are values, given as `barTabs`.
  open override func setTabs(_ tabs: [UITab], animated: Bool) {
    TabBarDiagnostics.report("an ActionTabBarController shows its barTabs; UITabs are ignored")
  }

  /// The tab that holds a controller, itself or further down; nil for strangers. (CYL-81)
  open func tab(containing controller: UIViewController) -> Tab? {
    child(holding: controller).flatMap(tab(of:))
  }

  // MARK: The action button

  /// The button among the items; nil, the default, for none.
  ///
  /// It may come, change and go at any time (CYL-10…13). A tab that it stands for, by its role, has no item on the bar.
  open var action: TabBarAction? {
    get { tabBarView.action }
    set { tabBarView.action = newValue }
  }

  /// What stands for a tab on the bar: its item's view, or the action button; nil for a name that is not there. (CYL-82)
  open func control(for id: TabItem.ID) -> UIControl? { tabBarView.control(for: id) }

  // MARK: Selecting

  /// The name of the selected tab; nil without tabs.
  ///
  /// Assigning nil, or a name that is not there, changes nothing.
  open var selectedTabID: TabItem.ID? {
    get { tabBarView.selectedID }
    set { if let newValue { select(newValue) } }
  }

  /// The position of the selected tab; `NSNotFound` without tabs.
  ///
  /// Assigning asks nobody and tells `actionDelegate`; a position out of range changes nothing, with one diagnostic.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      guard givenTabs.indices.contains(newValue) else {
        return TabBarDiagnostics.report("there is no tab \(newValue) among \(givenTabs.count)")
      }
      select(givenTabs[newValue].id)
    }
  }

  /// The page of the selected tab; nil without tabs.
  ///
  /// Assigning selects its tab. Nil changes nothing, nor does, with one diagnostic, a stranger.
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

  /// Assigning selects the tab of the page that a `UITab` has; one without a page here changes nothing.
  open override var selectedTab: UITab? {
    get { super.selectedTab }
    set { if let tab = newValue?.viewController.flatMap(tab(of:)) { select(tab.id) } }
  }

  // MARK: The bar

  /// Whether the custom bar is away; false by default.
  ///
  /// Assigning does not animate.
  open override var isTabBarHidden: Bool {
    get { bottomBar.isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Slides the custom bar out below the edge or back, in 0.2 seconds. (CYL-134)
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

  /// What the selected page supports, or the upper one of a stack; the `delegate` is not asked. (CYL-89)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let stack = selectedViewController as? UINavigationController
    let page = stack?.topViewController ?? selectedViewController
    return page?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // MARK: Coming back at the next launch

  /// Writes the name of the selected tab. (R-RES-26)
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelectedTab(with: coder)
  }

  /// Selects the tab of that name, as code does; where it is gone, the selection stays. (R-RES-26)
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelectedTab(from: coder)
  }

  // MARK: UIKit follows the bar

  /// Gives UIKit the pages of the tabs, and the selected one.
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

  /// Selects a page before the selected one goes, lest UIKit choose and show a third one meanwhile.
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

  /// The bar follows where UIKit has selected by itself, as after a movement that was called off.
  private func adoptSelection() {
    guard !tabBarView.isPerforming, let tab = super.selectedViewController.flatMap(tab(of:)),
      tab.id != tabBarView.selectedID
    else { return }
    select(tab.id)
  }
}

extension UIViewController {
  /// The nearest `ActionTabBarController` above this one, through other containers; nil without one. (CYL-80)
  public var actionTabBarController: ActionTabBarController? { nearestContainer() }
}
