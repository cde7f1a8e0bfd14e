import TestSupport
import Testing

@testable import UIKitCore

@Suite("Containment")
struct ContainmentTests {
  private final class Person {
    let containment = Containment<Person>()

    func adopt(_ child: Person) {
      child.containment.parent = self
      containment.append(child)
    }
  }

  private func addition(of child: Person, to container: Person) -> Containment<Person>.Addition {
    Containment.addition(of: child, to: container) { $0.containment.parent }
  }

  @Test("a controller without a parent can be added")
  func withoutParent() {
    #expect(addition(of: Person(), to: Person()) == .allowed)
  }

  @Test("a child cannot be added to its parent twice")
  func twice() {
    let parent = Person(), child = Person()
    parent.adopt(child)

    #expect(addition(of: child, to: parent) == .isChildAlready)
  }

  @Test("a child of another parent has to leave that parent first")
  func childOfOtherParent() {
    let parent = Person(), child = Person(), other = Person()
    other.adopt(child)

    #expect(addition(of: child, to: parent) == .leavesOtherParent)
  }

  @Test("neither the container itself nor an ancestor can become a child")
  func cycles() {
    let top = Person(), middle = Person(), bottom = Person()
    top.adopt(middle)
    middle.adopt(bottom)

    #expect(addition(of: top, to: top) == .isItself)
    #expect(addition(of: top, to: bottom) == .isAncestor)
    #expect(addition(of: middle, to: bottom) == .isAncestor)
  }

  @Test("the nearest matching ancestor is found; the member itself does not count")
  func ancestors() {
    let top = Person(), middle = Person(), bottom = Person()
    top.adopt(middle)
    middle.adopt(bottom)

    let found = Containment.nearestAncestor(
      of: bottom,
      parentOf: { $0.containment.parent },
      where: { $0 !== middle }
    )
    let none = Containment.nearestAncestor(
      of: bottom,
      parentOf: { $0.containment.parent },
      where: { $0 === bottom }
    )

    #expect(found === top)
    #expect(none == nil)
  }

  @Test("a movement lasts from willMove to didMove, and there is none without a parent")
  func movement() {
    let containment = Containment<Person>()
    let parent = Person()

    containment.willMove(to: nil)
    #expect(containment.parentChange == .none)
    containment.willMove(to: parent)
    #expect(containment.parentChange == .toParent)
    containment.parent = parent
    containment.didMove()
    #expect(containment.parentChange == .none)
    containment.willMove(to: nil)
    #expect(containment.parentChange == .fromParent)
  }
}
