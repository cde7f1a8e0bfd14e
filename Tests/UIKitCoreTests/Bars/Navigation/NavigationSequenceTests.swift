import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationController: the order of calls", .releasesEverything) @MainActor
struct NavigationSequenceTests {
  private let stage = NavigationStage()
  private let listener: RecordingNavigationControllerDelegate

  init() {
    listener = RecordingNavigationControllerDelegate(stage.journal)
    stage.stack.delegate = listener
  }

  @Test("a push without animation", .rule("R-NAV-30", "R-NAV-31"))
  func push() {
    stage.stack.pushViewController(stage.b, animated: false)

    #expect(
      stage.read() == [
        "B.willJoin", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow B false",
        "A.didDisappear", "B.didAppear", "B.didJoin", "didShow B false",
      ]
    )
    #expect(stage.b.view.window != nil)
    #expect(stage.a.view.superview == nil)
  }

  @Test(
    "a page replaced while its stack disappears stays disappeared when the stack reappears",
    .rule("R-NAV-31")
  )
  func goneWhileLeaving() {
    stage.stack.beginAppearance(.disappearing, animated: true)
    stage.stack.pushViewController(stage.b, animated: false)
    stage.stack.beginAppearance(.appearing, animated: true)
    stage.stack.endAppearance()

    let told = stage.read()
    #expect(told.filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear"])
    #expect(told.last { $0.hasPrefix("B.") && !$0.contains("Join") } == "B.didAppear")
  }

  @Test("a page whose window is hidden before its presentation does not appear", .rule("R-WIN-6"))
  func hiddenBefore() {
    let hider = RecordingNavigationControllerDelegate()
    hider.onWillShow = { [weak hider, weak window = stage.phone.window] _ in
      hider?.onWillShow = nil
      window?.isHidden = true
    }
    let other = UINavigationController(rootViewController: stage.b)
    other.delegate = hider

    stage.stack.present(other, animated: true)
    stage.rest()
    #expect(!stage.read().contains("B.didAppear"))

    stage.phone.window.isHidden = false
    stage.rest()
    let told = stage.read()
    #expect(told.last { $0.hasPrefix("B.") && !$0.contains("Join") } == "B.didAppear")
    ReleaseWitnesses.announce(other)
  }

  @Test("a push with animation", .rule("R-NAV-30", "R-NAV-31", "R-NAV-20"))
  func animatedPush() {
    stage.stack.pushViewController(stage.b, animated: true)

    #expect(
      stage.read() == [
        "B.willJoin", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow B true",
      ]
    )
    #expect(stage.stack.transitionCoordinator?.isAnimated == true)
    #expect(stage.b.transitionCoordinator?.viewController(forKey: .from) === stage.a)
    #expect(stage.stack.topViewController === stage.b)

    stage.phone.advance(by: 0.3)
    #expect(stage.read() == [])
    stage.phone.advance(by: 0.1)
    #expect(stage.read() == ["A.didDisappear", "B.didAppear", "B.didJoin", "didShow B true"])
    #expect(stage.stack.transitionCoordinator == nil)
  }

  @Test("a pop without animation", .rule("R-NAV-30", "R-NAV-31"))
  func pop() {
    stage.stack.pushViewController(stage.b, animated: false)
    _ = stage.read()

    #expect(stage.stack.popViewController(animated: false) === stage.b)

    #expect(
      stage.read() == [
        "B.willLeave", "B.willDisappear", "A.willAppear", "willShow A false", "B.didDisappear",
        "A.didAppear", "didShow A false", "B.didLeave",
      ]
    )
    #expect(stage.b.parent == nil)
  }

  @Test("a pop with animation", .rule("R-NAV-30", "R-NAV-31"))
  func animatedPop() {
    stage.stack.pushViewController(stage.b, animated: false)
    _ = stage.read()

    stage.stack.popViewController(animated: true)

    #expect(
      stage.read() == ["B.willLeave", "B.willDisappear", "A.willAppear", "willShow A true"]
    )
    stage.rest()
    #expect(stage.read() == ["B.didDisappear", "A.didAppear", "didShow A true", "B.didLeave"])
  }

  @Test(
    "a pop to the root notifies the pages in between of their removal",
    .rule("R-NAV-30", "R-NAV-31")
  )
  func popToRoot() {
    stage.stack.setViewControllers([stage.a, stage.b, stage.c], animated: false)
    _ = stage.read()

    let popped = stage.stack.popToRootViewController(animated: false)

    #expect(popped?.map(\.title) == ["B", "C"])
    #expect(
      stage.read() == [
        "B.willLeave", "C.willLeave", "C.willDisappear", "A.willAppear", "willShow A false",
        "C.didDisappear", "A.didAppear", "didShow A false", "B.didLeave", "C.didLeave",
      ]
    )
    #expect(!stage.b.isViewLoaded)
  }

  @Test("a cancelled swipe", .rule("R-NAV-27", "R-NAV-25"))
  func cancelledSwipe() {
    stage.stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)
    _ = stage.read()

    stage.swipe(to: 0.3)
    #expect(
      stage.read() == ["B.willLeave", "B.willDisappear", "A.willAppear", "willShow A true"]
    )
    #expect(stage.stack.viewControllers == [stage.a])
    stage.phone.lift()
    stage.rest()

    #expect(
      stage.read() == [
        "A.willDisappear", "B.didJoin", "A.didDisappear", "B.willAppear", "B.didAppear",
      ]
    )
    #expect(stage.stack.viewControllers == [stage.a, stage.b])
    #expect(stage.b.view.window != nil)
    #expect(stage.a.view.superview == nil)
    #expect(stage.b.view.frame == stage.stack.view.bounds)
    #expect(!stage.b.isMovingFromParent)
  }

  @Test("a finished swipe", .rule("R-NAV-25"))
  func finishedSwipe() {
    stage.stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)
    _ = stage.read()

    stage.swipe(to: 0.7)
    stage.phone.lift()
    stage.rest()

    #expect(
      stage.read() == [
        "B.willLeave", "B.willDisappear", "A.willAppear", "willShow A true", "B.didDisappear",
        "A.didAppear", "didShow A true", "B.didLeave",
      ]
    )
    #expect(stage.a.view.frame == stage.stack.view.bounds)
    #expect(stage.a.view.transform == .identity)
  }

  @Test("pages report isMovingToParent and isMovingFromParent", .rule("R-NAV-32"))
  func moving() {
    var seen: [String] = []
    func note(_ page: RecordingViewController) -> () -> Void {
      { [unowned page] in
        seen.append("\(page.name) \(page.isMovingToParent) \(page.isMovingFromParent)")
      }
    }
    for event in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      stage.b.actions[event] = note(stage.b)
      stage.a.actions[event] = note(stage.a)
    }

    stage.stack.pushViewController(stage.b, animated: false)
    stage.stack.popViewController(animated: false)

    #expect(
      seen == [
        "A false false", "B true false", "A false false", "B true false",
        "B false true", "A false false", "B false true", "A false false",
      ]
    )
  }

  @Test("the first page appears inside its controller", .rule("R-NAV-33"))
  func first() {
    let page = RecordingViewController("first", stage.journal)
    let stack = UINavigationController(rootViewController: page)
    stack.delegate = listener

    stage.phone.window.rootViewController = stack
    stage.phone.advance(by: 0.1)

    #expect(
      stage.read().filter { !$0.hasPrefix("A.") } == [
        "first.willJoin", "first.didLoad", "first.willAppear", "willShow first false",
        "first.didAppear", "first.didJoin", "didShow first false",
      ]
    )
  }

  @Test("a push inside a callback is performed after the current one", .rule("R-NAV-7"))
  func pushInCallback() {
    stage.b.actions["willAppear"] = { [stage] in
      stage.stack.pushViewController(stage.c, animated: true)
    }
    stage.stack.pushViewController(stage.b, animated: true)
    stage.rest()
    stage.rest()

    #expect(stage.stack.viewControllers == [stage.a, stage.b, stage.c])
    #expect(stage.c.view.window != nil)
    #expect(stage.b.view.superview == nil)
    #expect(
      stage.read().filter { $0.hasPrefix("B.") } == [
        "B.willJoin", "B.didLoad", "B.willAppear", "B.didAppear", "B.didJoin",
        "B.willDisappear", "B.didDisappear",
      ]
    )
  }

  @Test("a pop during a push is performed after it", .rule("R-NAV-7"))
  func popDuringPush() {
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)

    #expect(stage.stack.popViewController(animated: true) === stage.b)
    stage.rest()
    stage.rest()

    #expect(stage.stack.viewControllers == [stage.a])
    #expect(stage.a.view.window != nil)
    #expect(stage.b.parent == nil)
    let calls = stage.read().filter { $0.hasPrefix("B.") }
    #expect(calls.last == "B.didLeave")
    #expect(calls.filter { $0 == "B.didAppear" }.count == 1)
  }
}
