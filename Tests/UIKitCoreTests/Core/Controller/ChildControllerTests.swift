import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: children")
struct ChildControllerTests {
  private let journal = Journal()
  private let parent: RecordingViewController
  private let child: RecordingViewController

  init() {
    parent = RecordingViewController("p", journal, recording: .detailed)
    child = RecordingViewController("c", journal, recording: .detailed)
  }

  @Test("adding and removing a child off screen calls only willMove and didMove", .rule("R-CON-1"))
  func offScreen() {
    parent.embed(child)

    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(journal.take() == ["c.willJoin", "p.didLoad", "c.didLoad", "c.didJoin"])
    parent.unembed(child)
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(journal.take() == ["c.willLeave", "c.didLeave"])
  }

  @Test(
    "a child appears and disappears within the callbacks of its parent",
    .rule("R-CON-4", "R-LIFE-2")
  )
  func nesting() {
    parent.embed(child)
    journal.clear()

    let stage = ControllerStage(parent)
    #expect(
      journal.take() == [
        "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing", "c.didAppear",
        "p.didAppear",
      ]
    )
    stage.window.isHidden = true
    #expect(
      journal.take() == [
        "p.willDisappear", "c.willDisappear", "c.didDisappear", "p.didDisappear",
      ]
    )
  }

  @Test(
    "a child added on screen appears immediately, with isMovingToParent set",
    .rule("R-CON-4")
  )
  func addingOnScreen() {
    let stage = ControllerStage(parent)
    journal.clear()
    var moving: [Bool] = []
    child.onCallback = { [unowned child] event in
      if event.hasSuffix("Appear") { moving.append(child.isMovingToParent) }
    }

    parent.embed(child)

    #expect(
      journal.take() == [
        "c.willJoin", "c.didLoad", "c.willAppear", "c.isAppearing", "c.didAppear", "c.didJoin",
      ]
    )
    #expect(moving == [true, true])
    #expect(!child.isMovingToParent)
    _ = stage
  }

  @Test("a child removed on screen disappears, with isMovingFromParent set")
  func removingOnScreen() {
    parent.embed(child)
    let stage = ControllerStage(parent)
    journal.clear()
    var moving: [Bool] = []
    child.onCallback = { [unowned child] event in
      if event.hasSuffix("Disappear") { moving.append(child.isMovingFromParent) }
    }

    parent.unembed(child)

    #expect(
      journal.take() == ["c.willLeave", "c.willDisappear", "c.didDisappear", "c.didLeave"]
    )
    #expect(moving == [true, true])
    #expect(!child.isMovingFromParent)
    _ = stage
  }

  @Test(
    "a child whose view is not in the parent's view gets no appearance callbacks",
    .rule("R-LIFE-9")
  )
  func notInView() {
    parent.addChild(child)
    child.didMove(toParent: parent)
    let stage = ControllerStage(parent)

    #expect(journal.take().filter { $0.hasSuffix("ppear") && $0.hasPrefix("c") } == [])
    #expect(!child.isViewLoaded)
    _ = stage
  }

  @Test(
    "a container that does not forward automatically controls its children's callbacks",
    .rule("R-CON-5")
  )
  func manualForwarding() {
    final class ManualContainer: RecordingViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = ManualContainer("p", journal, recording: .detailed)
    let stage = ControllerStage(container)
    journal.clear()

    container.embed(child)
    #expect(journal.take() == ["c.willJoin", "c.didLoad", "c.didJoin"])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(journal.take() == ["c.willAppear*", "c.isAppearing", "c.didAppear*"])
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      journal.take() == ["c.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear"]
    )
    _ = stage
  }

  @Test("adding the same child twice is ignored", .rule("R-CON-3"))
  func twice() {
    parent.embed(child)
    journal.clear()

    parent.addChild(child)

    #expect(parent.children == [child])
    #expect(journal.take() == [])
  }

  @Test(
    "adding a child of another parent removes it and its view from that parent",
    .rule("R-CON-2")
  )
  func takenOver() {
    let other = RecordingViewController("o", journal, recording: .detailed)
    parent.embed(child)
    _ = other.view
    journal.clear()

    other.addChild(child)

    #expect(journal.take() == ["c.willLeave", "c.didLeave", "c.willJoin"])
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.view.superview == nil)
  }

  @Test("a child that removes itself while its view is added has balanced callbacks")
  func removingItselfInCallback() {
    let stage = ControllerStage(parent)
    child.onCallback = { [unowned parent, unowned child] event in
      if event == "willAppear" { parent.unembed(child) }
    }

    parent.embed(child)

    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(!child.appearance.isUnderWay)
    let callbacks = journal.take()
    #expect(callbacks.contains("c.didAppear") != callbacks.contains("c.didDisappear"))
    _ = stage
  }

  @Test(
    "a child that is removed while its parent appears disappears immediately",
    .rule("R-CON-6")
  )
  func leavingBetweenWillAndDid() {
    parent.embed(child)
    journal.clear()
    parent.onCallback = { [unowned parent, unowned child] event in
      if event == "isAppearing" { parent.unembed(child) }
    }

    let stage = ControllerStage(parent)

    #expect(
      journal.take().filter { $0.hasPrefix("c.") } == [
        "c.willAppear", "c.willLeave", "c.willDisappear", "c.didDisappear", "c.didLeave",
      ]
    )
    _ = stage
  }

  @Test("a child that is removed in a sibling's viewWillAppear has balanced callbacks")
  func droppedDuringForwarding() {
    let second = RecordingViewController("d", journal, recording: .detailed)
    parent.embed(child)
    parent.embed(second)
    journal.clear()
    child.onCallback = { [unowned parent] event in
      if event == "willAppear" { parent.unembed(second) }
    }

    let stage = ControllerStage(parent)

    let callbacks = journal.take()
    #expect(callbacks.last == "p.didAppear")
    #expect(second.appearance.state == .disappeared)
    let ups = callbacks.filter { $0 == "d.willAppear" }.count
    #expect(ups == callbacks.filter { $0 == "d.didDisappear" }.count)
    _ = stage
  }

  @Test("a controller without a parent appears when its view is added to a window")
  func orphan() {
    let stage = ControllerStage(parent)
    journal.clear()

    parent.view.addSubview(child.view)
    #expect(journal.take() == ["c.didLoad", "c.willAppear", "c.isAppearing", "c.didAppear"])
    child.view.removeFromSuperview()
    #expect(journal.take() == ["c.willDisappear", "c.didDisappear"])
    _ = stage
  }

  @Test("transition(from:to:) exchanges the views, with balanced callbacks")
  func exchange() {
    let second = RecordingViewController("d", journal, recording: .detailed)
    parent.embed(child)
    parent.addChild(second)
    second.didMove(toParent: parent)
    let stage = ControllerStage(parent)
    journal.clear()

    var finished: Bool?
    parent.transition(
      from: child,
      to: second,
      duration: 0,
      completion: { finished = $0 }
    )

    #expect(finished == true)
    #expect(
      journal.take() == [
        "d.didLoad", "d.willAppear", "c.willDisappear", "d.isAppearing", "c.didDisappear",
        "d.didAppear",
      ]
    )
    #expect(child.view.superview == nil)
    #expect(second.view.superview === parent.view)
    _ = stage
  }

  @Test("transition(from:to:) with a controller that is not a child is ignored")
  func exchangeWithNonChild() {
    let stage = ControllerStage(parent)

    parent.transition(
      from: child,
      to: RecordingViewController("x", journal, recording: .detailed),
      duration: 0
    )

    #expect(!journal.take().contains { $0.hasPrefix("x.") })
    _ = stage
  }

  @Test("the nearest ancestor of a type is found through other containers")
  func ancestors() {
    final class Container: UIViewController {}
    let outer = Container()
    outer.embed(parent)
    parent.embed(child)

    #expect(child.nearestAncestor(of: Container.self) === outer)
    #expect(outer.nearestAncestor(of: Container.self) == nil)
  }
}
