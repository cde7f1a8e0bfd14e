import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A page that records the sizes and traits of its transitions.
final class TurningPage: RecordingViewController {
  var mask = UIInterfaceOrientationMask.all
  var style = UIStatusBarStyle.default
  var hidesStatusBar = false
  var hidesHomeIndicator = false
  var deferredEdges: UIRectEdge = []

  init(_ name: String, _ journal: Journal) {
    super.init(name, journal, recording: .transitions)
    ReleaseWitnesses.announce(self)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { deferredEdges }
}

@Suite("UITabBarController: rotation callbacks of pages", .releasesEverything) @MainActor
struct TabBarSizeTransitionTests {
  private let journal = Journal()

  private func page(_ name: String) -> TurningPage { TurningPage(name, journal) }

  private func stage(_ children: UIViewController...) -> Stage {
    let tabs = UITabBarController()
    tabs.viewControllers = children
    let stage = Stage(tabs)
    stage.advance(by: 0.1)
    return stage
  }

  private func read() -> [String] {
    journal.take()
  }

  // MARK: Callbacks

  @Test("only the visible page is notified of a rotation", .rule("R-ROT-5"))
  func onlyVisible() throws {
    let (a, b, c) = (page("A"), page("B"), page("C"))
    let stage = stage(a, b, c)
    stage.tabs.selectedIndex = 1
    stage.tabs.selectedIndex = 0
    stage.advance(by: 0.1)
    journal.clear()

    stage.phone.rotate(to: .landscapeLeft)
    #expect(read() == ["A.traits compact", "A.size 852x393", "A.alongside"])
    #expect(stage.tabs.transitionCoordinator?.isAnimated == true)
    #expect(a.transitionCoordinator != nil)
    stage.advance(by: 1)
    #expect(read() == ["A.completed"])
    #expect(a.transitionCoordinator == nil)
    #expect(b.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(!c.isViewLoaded)

    stage.tabs.selectedIndex = 1
    stage.advance(by: 0.1)
    #expect(b.view.frame == stage.phone.window.bounds)
    #expect(b.traitCollection.verticalSizeClass == .compact)
    #expect(b.view.safeAreaInsets.bottom == 53)
    #expect(read() == [])
  }

  @Test(
    "pages in nested containers and their animation blocks are notified once",
    .rule("R-ROT-5")
  )
  func nested() {
    let (a, other) = (page("A"), page("other"))
    let inner = UITabBarController()
    inner.viewControllers = [a, other]
    let stack = UINavigationController(rootViewController: inner)
    let stage = stage(stack, page("B"))
    journal.clear()

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    #expect(
      read() == ["A.traits compact", "A.size 852x393", "A.alongside", "A.completed"]
    )
    #expect(a.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(a.view.safeAreaInsets.bottom == 85)
  }

  @Test(
    "a page that ends at an opaque bar is notified of its own future size",
    .rule("R-ROT-5", "R-SAFE-4")
  )
  func opaque() {
    let a = page("A")
    let stage = stage(a, page("B"))
    stage.tabs.tabBar.isTranslucent = false
    stage.advance(by: 0.1)
    #expect(a.view.bounds.size == CGSize(width: 393, height: 769))
    journal.clear()

    stage.phone.rotate(to: .landscapeLeft)
    #expect(read().contains("A.size 852x340"))
    stage.advance(by: 1)
    #expect(a.view.bounds.size == CGSize(width: 852, height: 340))

    journal.clear()
    stage.phone.rotate(to: .portrait)
    #expect(read().contains("A.size 393x769"))
    stage.advance(by: 1)
    #expect(a.view.bounds.size == CGSize(width: 393, height: 769))
  }

  @Test(
    "resizing a window notifies the visible page of each size and completes immediately",
    .rule("R-ROT-5")
  )
  func dragged() {
    let stage = stage(page("A"), page("B"))
    journal.clear()

    stage.phone.resize(to: CGSize(width: 500, height: 900))

    #expect(read() == ["A.size 500x900", "A.alongside", "A.completed"])
  }

  // MARK: Supported orientations

  @Test("children's supported orientations are not used", .rule("R-ROT-1", "R-ROT-2"))
  func childrenNotAsked() {
    let a = page("A")
    a.mask = .portrait
    let stage = stage(a)

    stage.phone.rotate(to: .landscapeLeft)

    #expect(stage.phone.window.bounds.width == 852)
    stage.advance(by: 1)
  }

  private final class OrientationDelegate: NSObject, UITabBarControllerDelegate {
    var mask = UIInterfaceOrientationMask.portrait
    var preferred = UIInterfaceOrientation.portrait

    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    { mask }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { preferred }
  }

  @Test(
    "the delegate returns the supported orientations",
    .rule("R-ROT-3", "R-ROT-9"),
    .member(
      "UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)",
      "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations"
    )
  )
  func delegate() {
    let stage = stage(page("A"))
    let decider = OrientationDelegate()
    stage.tabs.delegate = decider
    #expect(stage.tabs.supportedInterfaceOrientations == .portrait)

    stage.phone.rotate(to: .landscapeLeft)
    #expect(stage.phone.window.bounds.width == 393)

    decider.mask = .landscape
    stage.tabs.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.phone.window.bounds.width == 852)
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 340, width: 852, height: 53))
    stage.phone.rotate(to: .portrait)
    #expect(stage.phone.window.bounds.width == 852)

    stage.tabs.delegate = nil
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(stage.phone.window.bounds.width == 393)
    stage.advance(by: 1)
  }

  @Test(
    "presented tabs have the orientation that their delegate prefers",
    .rule("R-ROT-3", "R-ROT-9"),
    .member(
      "UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
    )
  )
  func presentation() {
    let phone = Simulator(.iPhone15)
    let root = UIViewController()
    phone.window.rootViewController = root
    let tabs = UITabBarController()
    tabs.viewControllers = [page("A"), page("B")]
    tabs.modalPresentationStyle = .fullScreen
    let decider = OrientationDelegate()
    decider.mask = .landscape
    decider.preferred = .landscapeLeft
    tabs.delegate = decider
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)

    root.present(tabs, animated: true)
    phone.advance(by: 2)
    #expect(phone.window.screen.orientation == .landscapeLeft)
    #expect(tabs.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 340, width: 852, height: 53))

    root.dismiss(animated: true)
    phone.advance(by: 2)
    #expect(phone.window.screen.orientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
  }

  private final class ForwardingTabs: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      selectedViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  private final class ForwardingStack: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      topViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  @Test(
    "a subclass can forward supportedInterfaceOrientations to the visible page",
    .rule("R-ROT-4", "R-ROT-9")
  )
  func forwarding() {
    let tabs = ForwardingTabs()
    let (a, b) = (page("A"), page("B"))
    a.mask = .portrait
    let stack = ForwardingStack(rootViewController: a)
    tabs.viewControllers = [stack, b]
    let stage = Stage(tabs)

    stage.phone.rotate(to: .landscapeLeft)
    #expect(stage.phone.window.bounds.width == 393)

    tabs.selectedIndex = 1
    tabs.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.advance(by: 1)
    #expect(stage.phone.window.bounds.width == 852)

    tabs.selectedIndex = 0
    tabs.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.advance(by: 1)
    #expect(stage.phone.window.bounds.width == 393)
    #expect(a.view.bounds.size == CGSize(width: 393, height: 852))
  }

  // MARK: Status bar and home indicator

  @Test(
    "the selected child determines status bar, home indicator and deferred edges",
    .rule("R-ROT-7")
  )
  func statusBar() throws {
    let (a, b) = (page("A"), page("B"))
    b.style = .lightContent
    b.hidesStatusBar = true
    b.hidesHomeIndicator = true
    b.deferredEdges = .bottom
    let stage = stage(a, b)
    func currentAppearance() -> StatusBarAppearance { stage.phone.window.root.statusBar }
    #expect(currentAppearance() == StatusBarAppearance())

    stage.tap("B")
    #expect(currentAppearance().style == .lightContent)
    #expect(currentAppearance().isHidden)
    #expect(currentAppearance().autoHidesHomeIndicator)
    #expect(currentAppearance().deferringEdges == .bottom)

    b.style = .darkContent
    b.setNeedsStatusBarAppearanceUpdate()
    #expect(currentAppearance().style == .darkContent)
    b.deferredEdges = .top
    b.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(currentAppearance().deferringEdges == .top)

    stage.tabs.viewControllers = [a]
    #expect(currentAppearance() == StatusBarAppearance())
    stage.tabs.viewControllers = [b]
    #expect(currentAppearance().isHidden)
  }

  @Test("a page pushed in a tab determines them, too", .rule("R-ROT-7"))
  func statusBarOfStack() {
    let (a, b) = (page("A"), page("B"))
    b.hidesHomeIndicator = true
    let stack = UINavigationController(rootViewController: a)
    let stage = stage(stack, page("C"))

    stack.pushViewController(b, animated: true)
    stage.advance(by: 1)
    #expect(stage.phone.window.root.statusBar.autoHidesHomeIndicator)

    stage.tabs.selectedIndex = 1
    #expect(!stage.phone.window.root.statusBar.autoHidesHomeIndicator)
    stage.tabs.selectedIndex = 0
    #expect(stage.phone.window.root.statusBar.autoHidesHomeIndicator)
    stack.popViewController(animated: false)
    stage.advance(by: 0.1)
    #expect(!stage.phone.window.root.statusBar.autoHidesHomeIndicator)
  }
}
