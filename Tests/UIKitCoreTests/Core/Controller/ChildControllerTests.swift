import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: children")
struct ChildControllerTests {
  private let diary = Diary()
  private let parent: DiaryController
  private let child: DiaryController

  init() {
    parent = DiaryController("p", diary)
    child = DiaryController("c", diary)
  }

  @Test("adding and removing a child off screen calls only willMove and didMove", .rule("R-CON-1"))
  func offScreen() {
    parent.embed(child)

    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(diary.read() == ["c.willJoin", "p.didLoad", "c.didLoad", "c.didJoin"])
    parent.unembed(child)
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(diary.read() == ["c.willLeave", "c.didLeave"])
  }

  @Test(
    "a child appears and disappears within the callbacks of its parent",
    .rule("R-CON-4", "R-LIFE-2")
  )
  func nesting() {
    parent.embed(child)
    _ = diary.read()

    let stage = ControllerStage(parent)
    #expect(
      diary.read() == [
        "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing", "c.didAppear",
        "p.didAppear",
      ]
    )
    stage.window.isHidden = true
    #expect(
      diary.read() == [
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
    _ = diary.read()
    var moving: [Bool] = []
    child.reaction = { [unowned child] event in
      if event.hasSuffix("Appear") { moving.append(child.isMovingToParent) }
    }

    parent.embed(child)

    #expect(
      diary.read() == [
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
    _ = diary.read()
    var moving: [Bool] = []
    child.reaction = { [unowned child] event in
      if event.hasSuffix("Disappear") { moving.append(child.isMovingFromParent) }
    }

    parent.unembed(child)

    #expect(
      diary.read() == ["c.willLeave", "c.willDisappear", "c.didDisappear", "c.didLeave"]
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

    #expect(diary.read().filter { $0.hasSuffix("ppear") && $0.hasPrefix("c") } == [])
    #expect(!child.isViewLoaded)
    _ = stage
  }

  @Test(
    "a container that does not forward automatically controls its children's callbacks",
    .rule("R-CON-5")
  )
  func manualForwarding() {
    final class ManualContainer: DiaryController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = ManualContainer("p", diary)
    let stage = ControllerStage(container)
    _ = diary.read()

    container.embed(child)
    #expect(diary.read() == ["c.willJoin", "c.didLoad", "c.didJoin"])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(diary.read() == ["c.willAppear*", "c.isAppearing", "c.didAppear*"])
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      diary.read() == ["c.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear"]
    )
    _ = stage
  }

  @Test("adding the same child twice is ignored", .rule("R-CON-3"))
  func twice() {
    parent.embed(child)
    _ = diary.read()

    parent.addChild(child)

    #expect(parent.children == [child])
    #expect(diary.read() == [])
  }

  @Test(
    "adding a child of another parent removes it and its view from that parent",
    .rule("R-CON-2")
  )
  func takenOver() {
    let other = DiaryController("o", diary)
    parent.embed(child)
    _ = other.view
    _ = diary.read()

    other.addChild(child)

    #expect(diary.read() == ["c.willLeave", "c.didLeave", "c.willJoin"])
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.view.superview == nil)
  }

  @Test("a child that removes itself while its view is added has balanced callbacks")
  func removingItselfInCallback() {
    let stage = ControllerStage(parent)
    child.reaction = { [unowned parent, unowned child] event in
      if event == "willAppear" { parent.unembed(child) }
    }

    parent.embed(child)

    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(!child.appearance.isUnderWay)
    let callbacks = diary.read()
    #expect(callbacks.contains("c.didAppear") != callbacks.contains("c.didDisappear"))
    _ = stage
  }

  @Test(
    "a child that is removed while its parent appears disappears immediately",
    .rule("R-CON-6")
  )
  func leavingBetweenWillAndDid() {
    parent.embed(child)
    _ = diary.read()
    parent.reaction = { [unowned parent, unowned child] event in
      if event == "isAppearing" { parent.unembed(child) }
    }

    let stage = ControllerStage(parent)

    #expect(
      diary.read().filter { $0.hasPrefix("c.") } == [
        "c.willAppear", "c.willLeave", "c.willDisappear", "c.didDisappear", "c.didLeave",
      ]
    )
    _ = stage
  }

  @Test("a child that is removed in a sibling's viewWillAppear has balanced callbacks")
  func droppedDuringForwarding() {
    let second = DiaryController("d", diary)
    parent.embed(child)
    parent.embed(second)
    _ = diary.read()
    child.reaction = { [unowned parent] event in
      if event == "willAppear" { parent.unembed(second) }
    }

    let stage = ControllerStage(parent)

    let callbacks = diary.read()
    #expect(callbacks.last == "p.didAppear")
    #expect(second.appearance.state == .disappeared)
    let ups = callbacks.filter { $0 == "d.willAppear" }.count
    #expect(ups == callbacks.filter { $0 == "d.didDisappear" }.count)
    _ = stage
  }

  @Test("a controller without a parent appears when its view is added to a window")
  func orphan() {
    let stage = ControllerStage(parent)
    _ = diary.read()

    parent.view.addSubview(child.view)
    #expect(diary.read() == ["c.didLoad", "c.willAppear", "c.isAppearing", "c.didAppear"])
    child.view.removeFromSuperview()
    #expect(diary.read() == ["c.willDisappear", "c.didDisappear"])
    _ = stage
  }

  @Test("transition(from:to:) exchanges the views, with balanced callbacks")
  func exchange() {
    let second = DiaryController("d", diary)
    parent.embed(child)
    parent.addChild(second)
    second.didMove(toParent: parent)
    let stage = ControllerStage(parent)
    _ = diary.read()

    var finished: Bool?
    parent.transition(
      from: child,
      to: second,
      duration: 0,
      completion: { finished = $0 }
    )

    #expect(finished == true)
    #expect(
      diary.read() == [
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

    parent.transition(from: child, to: DiaryController("x", diary), duration: 0)

    #expect(!diary.read().contains { $0.hasPrefix("x.") })
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
