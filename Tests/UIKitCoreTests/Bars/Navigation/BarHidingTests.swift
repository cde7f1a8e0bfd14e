import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Hiding bars: decisions") struct BarHidingDecisionTests {
  @Test(
    "a swipe of 20 points up hides the bars, and one down shows them",
    .rule("R-NAV-60"),
    arguments: [
      (0, -20, false, true), (0, -19, false, nil), (0, -20, true, nil), (0, 20, true, false),
      (0, 20, false, nil), (-30, -25, false, nil),
    ] as [(CGFloat, CGFloat, Bool, Bool?)]
  )
  func swipe(x: CGFloat, y: CGFloat, isHidden: Bool, hides: Bool?) {
    let hiding = BarHiding(onSwipe: true)

    #expect(hiding.swipe(CGPoint(x: x, y: y), isHidden: isHidden) == hides)
    #expect(BarHiding().swipe(CGPoint(x: x, y: y), isHidden: isHidden) == nil)
  }

  @Test("a tap toggles the bars only if that is enabled", .rule("R-NAV-61"))
  func tap() {
    #expect(BarHiding(onTap: true).tap(isInBar: false, isHidden: false) == true)
    #expect(BarHiding(onTap: true).tap(isInBar: false, isHidden: true) == false)
    #expect(BarHiding(onSwipe: true).tap(isInBar: true, isHidden: true) == nil)
    #expect(!BarHiding(onSwipe: true).usesTaps && BarHiding(onTap: true).usesTaps)
  }

  @Test("the keyboard hides the bars, and a tap shows them", .rule("R-NAV-62"))
  func keyboard() {
    var hiding = BarHiding(whenKeyboardAppears: true)

    #expect(hiding.tap(isInBar: false, isHidden: true) == nil)
    let hides = hiding.keyboardAppears(isHidden: false)
    #expect(hides)
    #expect(hiding.tap(isInBar: false, isHidden: true) == false)
    hiding.barsShown()
    #expect(hiding.tap(isInBar: false, isHidden: true) == nil)
  }

  @Test("a compact height hides the bars, and another one shows them", .rule("R-NAV-63"))
  func compact() {
    var hiding = BarHiding(whenVerticallyCompact: true)

    let turned = hiding.sizeClassChanged(isCompact: true, isHidden: false)
    let again = hiding.sizeClassChanged(isCompact: true, isHidden: true)
    #expect(turned == true && again == nil)
    #expect(hiding.tap(isInBar: false, isHidden: true) == nil)
    #expect(hiding.tap(isInBar: true, isHidden: true) == false)
    let back = hiding.sizeClassChanged(isCompact: false, isHidden: true)
    let later = hiding.sizeClassChanged(isCompact: false, isHidden: true)
    #expect(back == false && later == nil)
  }
}

@Suite("Hiding bars: navigation controllers", .releasesEverything) @MainActor
struct BarHidingTests {
  private let stage = NavigationStage()

  private var stack: UINavigationController { stage.stack }

  private func swipe(_ distance: CGFloat) {
    let start = CGPoint(x: 200, y: 400)
    stage.phone.drag(from: start, to: CGPoint(x: 200, y: 400 + distance))
    stage.rest()
  }

  @Test(
    "bars are not hidden by default, and the recognizers are disabled",
    .rule("R-NAV-64"),
    .defaults(
      "UINavigationController.hidesBarsOnSwipe",
      "UINavigationController.hidesBarsOnTap",
      "UINavigationController.hidesBarsWhenKeyboardAppears",
      "UINavigationController.hidesBarsWhenVerticallyCompact",
      "UINavigationController.barHideOnSwipeGestureRecognizer",
      "UINavigationController.barHideOnTapGestureRecognizer"
    )
  )
  func defaults() {
    #expect(!stack.hidesBarsOnSwipe && !stack.hidesBarsOnTap)
    #expect(!stack.hidesBarsWhenKeyboardAppears && !stack.hidesBarsWhenVerticallyCompact)
    #expect(!stack.barHideOnSwipeGestureRecognizer.isEnabled)
    #expect(!stack.barHideOnTapGestureRecognizer.isEnabled)

    swipe(-100)
    stage.phone.tap(at: CGPoint(x: 200, y: 400))

    #expect(!stack.isNavigationBarHidden)
  }

  @Test(
    "a swipe up hides the bar and a swipe down shows it; the safe area follows",
    .rule("R-NAV-60", "R-NAV-65"),
    .member(
      "UINavigationController.hidesBarsOnSwipe",
      "UINavigationController.barHideOnSwipeGestureRecognizer"
    )
  )
  func swiping() {
    stack.hidesBarsOnSwipe = true
    #expect(stack.barHideOnSwipeGestureRecognizer.isEnabled)
    let top = stage.a.view.safeAreaInsets.top

    swipe(-100)
    #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden)
    #expect(stage.a.view.safeAreaInsets.top == top - 44)

    swipe(100)
    #expect(!stack.isNavigationBarHidden && !stack.navigationBar.isHidden)
    #expect(stage.a.view.safeAreaInsets.top == top)
  }

  @Test("a swipe that turns back shows the bar again", .rule("R-NAV-60"))
  func turningBack() {
    stack.hidesBarsOnSwipe = true

    stage.phone.press(at: CGPoint(x: 200, y: 400))
    stage.phone.slide(to: CGPoint(x: 200, y: 200), duration: 0.3)
    #expect(stack.isNavigationBarHidden)
    stage.phone.slide(to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(!stack.isNavigationBarHidden)
    stage.phone.lift()
    stage.rest()
  }

  @Test("content scrolls with the swipe that hides the bar", .rule("R-NAV-60"))
  func scrolling() {
    let scroll = UIScrollView(frame: stage.a.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    stage.a.view.addSubview(scroll)
    stage.advance(by: 0.1)
    stack.hidesBarsOnSwipe = true
    let start = scroll.contentOffset.y

    swipe(-200)

    #expect(stack.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > start + 100)
  }

  @Test("the toolbar is shown again only if the page has items for it", .rule("R-NAV-65"))
  func toolbar() {
    stack.hidesBarsOnSwipe = true
    stack.setToolbarHidden(false, animated: false)

    swipe(-100)
    #expect(stack.isToolbarHidden)
    swipe(100)
    #expect(stack.isToolbarHidden)

    stage.a.toolbarItems = [UIBarButtonItem(title: "Edit", image: nil)]
    swipe(-100)
    swipe(100)
    #expect(!stack.isToolbarHidden)
  }

  @Test(
    "a tap on the content hides and shows the bars",
    .rule("R-NAV-61"),
    .member(
      "UINavigationController.hidesBarsOnTap",
      "UINavigationController.barHideOnTapGestureRecognizer"
    )
  )
  func tapping() {
    stack.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    stage.a.view.addSubview(button)

    stage.phone.tap(at: CGPoint(x: 50, y: 320))
    stage.phone.tap(at: CGPoint(x: 200, y: 80))
    stage.rest()
    #expect(!stack.isNavigationBarHidden)

    stage.phone.tap(at: CGPoint(x: 200, y: 500))
    stage.rest()
    #expect(stack.isNavigationBarHidden)
    stage.phone.tap(at: CGPoint(x: 200, y: 500))
    stage.rest()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test(
    "the keyboard hides the bars until a tap on the content",
    .rule("R-NAV-62"),
    .member("UINavigationController.hidesBarsWhenKeyboardAppears")
  )
  func keyboard() {
    stack.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    stage.a.view.addSubview(field)

    field.becomeFirstResponder()
    stage.rest()
    #expect(stack.isNavigationBarHidden)
    field.resignFirstResponder()
    stage.rest()
    #expect(stack.isNavigationBarHidden)

    stage.phone.tap(at: CGPoint(x: 200, y: 500))
    stage.rest()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test(
    "a compact height hides the bars",
    .rule("R-NAV-63"),
    .member("UINavigationController.hidesBarsWhenVerticallyCompact")
  )
  func compact() {
    stack.hidesBarsWhenVerticallyCompact = true

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stack.isNavigationBarHidden)
    stage.phone.tap(at: CGPoint(x: 400, y: 200))
    stage.rest()
    #expect(stack.isNavigationBarHidden)
    stage.phone.tap(at: CGPoint(x: 400, y: 10))
    stage.rest()
    #expect(!stack.isNavigationBarHidden)

    stack.setNavigationBarHidden(true, animated: false)
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("the page is asked for the status bar when the bars are hidden", .rule("R-NAV-65"))
  func statusBar() {
    final class Immersive: UIViewController {
      override var prefersStatusBarHidden: Bool {
        navigationController?.isNavigationBarHidden ?? false
      }
    }
    let page = Immersive()
    stack.setViewControllers([page], animated: false)
    stack.hidesBarsOnTap = true
    stage.rest()

    stage.phone.tap(at: CGPoint(x: 200, y: 500))
    stage.rest()

    #expect(stage.phone.window.statusBarIsHidden)
  }
}

extension UIWindow {
  fileprivate var statusBarIsHidden: Bool { root.statusBar.isHidden }
}
