import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: safe area of its pages", .releasesEverything) @MainActor
struct TabBarSafeAreaTests {
  /// What stands in a tab.
  enum Kind: String, CaseIterable {
    case plain, stack, nested
  }

  private struct Scene {
    let stage: Stage
    /// The controller that the app wrote, wherever it stands.
    let page: ScrollingPage

    @MainActor var inset: CGFloat { page.view.safeAreaInsets.bottom }

    /// The lower edge of the page's view in the window.
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

  // MARK: Bars that let light through

  @Test(
    "under a bar that lets light through every page has the bar in its safe area",
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
    "a page that leaves out the lower edge ends at any bar",
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
    "a page that wants to runs on under an opaque bar",
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

  @Test("an opaque appearance alone lets pages run on under the bar", .rule("R-SAFE-4"))
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

  // MARK: Bars that are away

  @Test(
    "without its bar the content has the window's safe area, whatever the bar is like",
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

  // MARK: Insets of the app's own

  @Test(
    "insets added to the controller add to the bar for the content, and leave the bar alone",
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

  @Test("insets added to the controller turn with the device", .rule("R-SAFE-8", "R-ROT-6"))
  func additionalTurned() {
    let scene = scene()
    scene.stage.tabs.additionalSafeAreaInsets.bottom = 20

    scene.stage.phone.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)

    #expect(scene.stage.tabs.tabBar.frame.height == 53)
    #expect(scene.inset == 73)
  }

  // MARK: What other systems do

  @Test("a phone's bar covers what it covers on iOS 15", .rule("R-SAFE-2"))
  func phone() {
    let plain = Stage(tabs: 2, on: .iPhoneSE)

    #expect(plain.tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
    plain.phone.rotate(to: .landscapeLeft)
    plain.advance(by: 1)
    #expect(plain.tabs.selectedViewController?.view.safeAreaInsets.bottom == 32)
  }

  @Test("a tablet's bar covers the lower edge and leaves the upper one alone", .rule("R-SAFE-3"))
  func tablet() {
    let stage = Stage(tabs: 2, on: .iPadPro11)
    let insets = stage.tabs.selectedViewController?.view.safeAreaInsets

    #expect(insets?.top == 24)
    #expect(insets?.bottom == 70)
  }
}
