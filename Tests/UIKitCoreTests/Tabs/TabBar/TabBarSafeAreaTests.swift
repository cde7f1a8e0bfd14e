import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: safe area of its pages", .releasesEverything) @MainActor
struct TabBarSafeAreaTests {
  /// The content of a tab.
  enum Kind: String, CaseIterable {
    case plain, stack, nested
  }

  private struct Scene {
    let stage: Stage
    /// The app's page, wherever it is in the hierarchy.
    let page: ScrollingPage

    @MainActor var inset: CGFloat { page.view.safeAreaInsets.bottom }

    /// The bottom edge of the page's view in window coordinates.
    @MainActor var lowerEdge: CGFloat { page.view.convert(page.view.bounds, to: nil).maxY }

    @MainActor var height: CGFloat { stage.phone.window.bounds.height }
  }

  private func scene(
    _ kind: Kind = .plain,
    set: (ScrollingPage) -> Void = { _ in }
  ) -> Scene {
    let page = ScrollingPage(title: "Page")
    set(page)
    let tab: UIViewController
    switch kind {
    case .plain: tab = page
    case .stack: tab = UINavigationController(rootViewController: page)
    case .nested:
      let inner = UITabBarController()
      inner.viewControllers = [page, UIViewController()]
      inner.isTabBarHidden = true
      tab = inner
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [tab, UIViewController()]
    let stage = Stage(tabs, on: .iPhone15)
    ReleaseWitnesses.announce(page)
    stage.advance(by: 0.1)
    return Scene(stage: stage, page: page)
  }

  // MARK: Translucent bars

  @Test(
    "below a translucent bar every page has the bar in its safe area",
    .rule("R-SAFE-1", "R-SAFE-5", "R-STR-8"),
    arguments: Kind.allCases
  )
  func translucent(kind: Kind) {
    let scene = scene(kind)

    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 83)
    #expect(scene.page.scrollView.adjustedContentInset.bottom == 83)
  }

  @Test(
    "a page that does not extend under the bottom edge ends at any bar",
    .rule("R-SAFE-4"),
    .member("UIViewController.edgesForExtendedLayout"),
    arguments: [Kind.plain, .stack]
  )
  func withoutEdge(kind: Kind) {
    let scene = scene(kind) { $0.edgesForExtendedLayout = [.top] }

    #expect(scene.lowerEdge == scene.height - 83)
    #expect(scene.inset == 0)
    scene.stage.tabs.tabBar.isHidden = true
    scene.stage.advance(by: 0.1)
    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 34)
    scene.stage.tabs.tabBar.isHidden = false
    scene.stage.tabs.tabBar.isTranslucent = false
    scene.stage.advance(by: 0.1)
    #expect(scene.lowerEdge == scene.height - 83)
    #expect(scene.inset == 0)

    scene.page.edgesForExtendedLayout = .all
    scene.page.extendedLayoutIncludesOpaqueBars = true
    scene.stage.advance(by: 0.1)
    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 83)
  }

  // MARK: Opaque bars

  @Test("a page ends at an opaque bar", .rule("R-SAFE-4"), arguments: Kind.allCases)
  func opaque(kind: Kind) {
    let scene = scene(kind)

    scene.stage.tabs.tabBar.isTranslucent = false
    scene.stage.advance(by: 0.1)
    #expect(scene.lowerEdge == scene.height - 83)
    #expect(scene.inset == 0)
    #expect(scene.page.scrollView.adjustedContentInset.bottom == 0)

    scene.stage.tabs.tabBar.isTranslucent = true
    scene.stage.advance(by: 0.1)
    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 83)
  }

  @Test(
    "a page ends at a bar that an image makes opaque",
    .rule("R-SAFE-4", "R-LEG-1"),
    arguments: Kind.allCases
  )
  func opaqueImage(kind: Kind) {
    let scene = scene(kind)

    scene.stage.tabs.tabBar.backgroundImage = .filled(.blue, width: 8, height: 8)
    scene.stage.advance(by: 0.1)

    #expect(scene.lowerEdge == scene.height - 83)
    #expect(scene.inset == 0)
  }

  @Test(
    "a page with extendedLayoutIncludesOpaqueBars extends under an opaque bar",
    .rule("R-SAFE-4"),
    .member("UIViewController.extendedLayoutIncludesOpaqueBars"),
    arguments: [Kind.plain, .stack]
  )
  func underOpaque(kind: Kind) {
    let scene = scene(kind) { $0.extendedLayoutIncludesOpaqueBars = true }

    scene.stage.tabs.tabBar.isTranslucent = false
    scene.stage.advance(by: 0.1)

    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 83)
    #expect(scene.page.scrollView.adjustedContentInset.bottom == 83)
  }

  @Test(
    "a page ends at a bar that became opaque while another tab was shown",
    .rule("R-SAFE-4"),
    arguments: Kind.allCases,
    [false, true]
  )
  func opaqueMeanwhile(kind: Kind, belowPresentation: Bool) {
    let scene = scene(kind)
    let tabs = scene.stage.tabs
    tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    if belowPresentation { tabs.present(cover, animated: false) }
    scene.stage.advance(by: 0.1)

    tabs.tabBar.isTranslucent = false
    tabs.selectedIndex = 0
    if belowPresentation { tabs.dismiss(animated: true) }
    scene.stage.advance(by: 1)

    #expect(scene.lowerEdge == scene.height - 83)
    #expect(scene.inset == 0)
  }

  @Test("an opaque appearance alone does not end pages at the bar", .rule("R-SAFE-4"))
  func opaqueAppearance() {
    let scene = scene()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()

    scene.stage.tabs.tabBar.standardAppearance = appearance
    scene.stage.tabs.tabBar.scrollEdgeAppearance = appearance
    scene.stage.advance(by: 0.1)

    #expect(scene.lowerEdge == scene.height)
    #expect(scene.inset == 83)
  }

  // MARK: Hidden bars

  @Test(
    "without its bar the content has the window's safe area, whether the bar is opaque or not",
    .rule("R-SAFE-7"),
    arguments: Kind.allCases
  )
  func hidden(kind: Kind) {
    for isTranslucent in [true, false] {
      let scene = scene(kind)
      scene.stage.tabs.tabBar.isTranslucent = isTranslucent

      scene.stage.tabs.isTabBarHidden = true
      scene.stage.advance(by: 0.1)
      #expect(scene.lowerEdge == scene.height)
      #expect(scene.inset == 34)
      #expect(scene.page.scrollView.adjustedContentInset.bottom == 34)

      scene.stage.tabs.isTabBarHidden = false
      scene.stage.advance(by: 0.1)
      #expect(scene.lowerEdge == scene.height - (isTranslucent ? 0 : 83))
      #expect(scene.inset == (isTranslucent ? 83 : 0))
    }
  }

  // MARK: Additional safe area insets

  @Test(
    "additional insets of the controller are added for the content, not for the bar",
    .rule("R-SAFE-8"),
    .member("UIViewController.additionalSafeAreaInsets"),
    arguments: Kind.allCases
  )
  func additional(kind: Kind) {
    let scene = scene(kind)
    let tabs = scene.stage.tabs
    let frame = tabs.tabBar.frame
    let buttons = tabs.tabBar.row.buttons.map(\.frame)

    tabs.additionalSafeAreaInsets.bottom = 20
    scene.stage.advance(by: 0.1)
    #expect(tabs.tabBar.frame == frame)
    #expect(tabs.tabBar.row.buttons.map(\.frame) == buttons)
    #expect(scene.inset == 103)

    scene.page.additionalSafeAreaInsets.bottom = 5
    #expect(scene.inset == 108)
    scene.page.additionalSafeAreaInsets.bottom = 0
    tabs.isTabBarHidden = true
    scene.stage.advance(by: 0.1)
    #expect(scene.inset == 54)

    tabs.isTabBarHidden = false
    tabs.tabBar.isTranslucent = false
    scene.stage.advance(by: 0.1)
    #expect(scene.inset == 20)
    #expect(tabs.tabBar.frame == frame)
  }

  @Test(
    "additional insets of the controller are kept after a rotation",
    .rule("R-SAFE-8", "R-ROT-6")
  )
  func additionalTurned() {
    let scene = scene()
    scene.stage.tabs.additionalSafeAreaInsets.bottom = 20

    scene.stage.phone.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)

    #expect(scene.stage.tabs.tabBar.frame.height == 53)
    #expect(scene.inset == 73)
  }

  // MARK: System versions

  @Test("a phone's bar has the insets of iOS 15", .rule("R-SAFE-2"))
  func phone() {
    let plain = Stage(tabs: 2, on: .iPhoneSE)

    #expect(plain.tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
    plain.phone.rotate(to: .landscapeLeft)
    plain.advance(by: 1)
    #expect(plain.tabs.selectedViewController?.view.safeAreaInsets.bottom == 32)
  }

  @Test("a tablet's bar is at the bottom edge and does not change the top inset", .rule("R-SAFE-3"))
  func tablet() {
    let stage = Stage(tabs: 2, on: .iPadPro11)
    let insets = stage.tabs.selectedViewController?.view.safeAreaInsets

    #expect(insets?.top == 24)
    #expect(insets?.bottom == 70)
  }
}
