import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Spring loading: tab bars", .releasesEverything, .serialized, .rule("R-IN-4")) @MainActor
struct SpringLoadingTests {
  private let stage = Stage(tabs: 3)
  private var phone: Simulator { stage.phone }
  private var bar: UITabBar { stage.tabs.tabBar }

  private func middle(ofTab number: Int) -> CGPoint {
    let button = bar.row.buttons[number - 1]
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.window)
  }

  private func highlight(ofTab number: Int) -> UIView? {
    bar.row.buttons[number - 1].subviews.last { $0 is SpringLoadingHighlight }
  }

  @Test(
    "spring loading is off by default",
    .defaults("UITabBar.isSpringLoaded", "UITabBarItem.isSpringLoaded", "UIButton.isSpringLoaded")
  )
  func defaults() {
    #expect(!UITabBar().isSpringLoaded)
    #expect(!UITabBarItem().isSpringLoaded)
    #expect(!UIButton().isSpringLoaded)

    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 5)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test(
    "a drag that rests over an item of a spring loaded bar selects it as a tap does",
    .rule("R-IN-5"),
    .member("UITabBar.isSpringLoaded", "UISpringLoadedInteractionSupporting.isSpringLoaded")
  )
  func restingDrag() {
    bar.isSpringLoaded = true
    let listener = TapCount()
    bar.row.buttons[1].addTarget(
      listener,
      action: Selector(TapCount.tapped, "tapped"),
      for: .touchUpInside
    )

    phone.hoverDrag(at: middle(ofTab: 2))
    #expect(highlight(ofTab: 2) != nil)
    phone.advance(by: 0.75)
    #expect(stage.tabs.selectedIndex == 0)
    phone.advance(by: 0.1)
    #expect(stage.tabs.selectedIndex == 1)
    #expect(listener.taps == 1)
    #expect(highlight(ofTab: 2) == nil)
  }

  @Test("an item can be spring loaded by itself", .member("UITabBarItem.isSpringLoaded"))
  func item() {
    bar.items?[2].isSpringLoaded = true

    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)
    phone.hoverDrag(at: middle(ofTab: 3))
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test("a spring loaded button is pressed", .member("UIButton.isSpringLoaded"))
  func button() {
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    button.isSpringLoaded = true
    stage.tabs.selectedViewController?.view.addSubview(button)

    phone.hoverDrag(at: CGPoint(x: 60, y: 110))
    phone.advance(by: 2)
    #expect(presses == 1)

    button.isEnabled = false
    phone.endDragHover()
    phone.hoverDrag(at: CGPoint(x: 60, y: 110))
    phone.advance(by: 2)
    #expect(presses == 1)
  }

  @Test("the item flashes twice before it is activated", .rule("R-IN-5"))
  func flash() throws {
    bar.isSpringLoaded = true
    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 0.5)

    let veil = try #require(highlight(ofTab: 2))
    let alphas = (0..<8).map { _ -> Float in
      phone.advance(by: 0.3 / 8)
      return veil.layer.presentation()?.opacity ?? veil.layer.opacity
    }

    let turns = zip(alphas, alphas.dropFirst()).map { $0 < $1 }
    #expect(zip(turns, turns.dropFirst()).filter { $0 != $1 }.count >= 2, "\(alphas)")
  }

  @Test("leaving in time selects nothing, and staying selects once")
  func leaving() {
    bar.isSpringLoaded = true
    let delegate = RecordingTabBarControllerDelegate()
    stage.tabs.delegate = delegate
    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 0.4)
    phone.endDragHover()
    phone.advance(by: 2)
    #expect(delegate.journal.lines.isEmpty)
    #expect(highlight(ofTab: 2) == nil)

    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 10)
    #expect(delegate.journal.lines.count { $0.hasPrefix("did") } == 1)
  }

  @Test("disabled items and items below a sheet are not activated")
  func covered() {
    bar.isSpringLoaded = true
    bar.items?[1].isEnabled = false
    phone.advance(by: 0.1)
    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)

    stage.tabs.present(UIViewController(), animated: false)
    phone.hoverDrag(at: middle(ofTab: 3))
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)
  }

  // MARK: Interruptions

  @Test("a view that is disabled, replaced or removed under the drag is not activated")
  func removedViews() {
    bar.isSpringLoaded = true
    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 0.3)
    bar.items?[1].isEnabled = false
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)
    bar.items?[1].isEnabled = true

    phone.endDragHover()
    phone.hoverDrag(at: middle(ofTab: 3))
    phone.advance(by: 0.3)
    stage.tabs.viewControllers = [UIViewController(), UIViewController()]
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)

    phone.hoverDrag(at: middle(ofTab: 2))
    bar.removeFromSuperview()
    phone.advance(by: 2)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("an invalid location is ignored", .rule("R-BAD-1"))
  func notANumber() {
    bar.isSpringLoaded = true
    phone.hoverDrag(at: middle(ofTab: 2))
    phone.advance(by: 0.3)

    phone.hoverDrag(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
    phone.advance(by: 1)

    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("an item is activated after thousands of small movements")
  func manyMoves() {
    bar.isSpringLoaded = true
    let place = middle(ofTab: 2)
    for step in 0..<5_000 {
      phone.hoverDrag(at: CGPoint(x: place.x + CGFloat(step % 5), y: place.y))
    }

    phone.advance(by: 2)

    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("a drag retains no views")
  func release() {
    expectReleased {
      let stage = Stage(tabs: 2)
      stage.tabs.tabBar.isSpringLoaded = true
      let button = stage.tabs.tabBar.row.buttons[1]
      stage.phone.hoverDrag(at: button.convert(CGPoint(x: 9, y: 9), to: stage.phone.window))
      stage.advance(by: 0.6)
      return [stage.tabs, stage.tabs.tabBar, button]
    }
  }
}

private final class TapCount {
  var taps = 0

  func tapped() { taps += 1 }
}
