import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIToolbar: scroll edge", .releasesEverything) @MainActor
struct ToolbarScrollEdgeTests {
  private let phone = Simulator(.iPhone15)

  @Test("a managed bar is transparent if the page's content ends above it", .rule("R-TOOL-11"))
  func following() {
    let page = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2_000)
    page.view.addSubview(scrollView)
    page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    phone.window.rootViewController = stack
    phone.advance(by: 0.5)
    #expect(!stack.toolbar.isAtScrollEdge)

    scrollView.contentOffset.y = 2_000 - 852 + 34 + 44
    phone.advance(by: 0.5)
    #expect(stack.toolbar.isAtScrollEdge)
    #expect(stack.toolbar.backgroundView.effectView == nil)

    scrollView.contentOffset.y = 300
    phone.advance(by: 0.5)
    #expect(!stack.toolbar.isAtScrollEdge)
    #expect(stack.toolbar.backgroundView.effectView != nil)
  }

  @Test("a standalone bar is never at the scroll edge", .rule("R-TOOL-11"))
  func standalone() {
    let page = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    page.view.addSubview(bar)
    phone.window.rootViewController = page
    phone.advance(by: 0.5)

    #expect(!bar.isAtScrollEdge)
  }
}
