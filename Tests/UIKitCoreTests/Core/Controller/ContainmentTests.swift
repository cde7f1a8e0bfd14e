import TestSupport
import Testing

@testable import UIKitCore

@Suite("Containment")
struct ContainmentTests {
  private final class Person {
    var family = Containment<Person>()

    func adopt(_ child: Person) {
      child.family.parent = self
      family.append(child)
    }
  }

  private func addition(of child: Person, to container: Person) -> Containment<Person>.Addition {
    Containment.addition(of: child, to: container) { $0.family.parent }
  }

  @Test("a stranger is welcome")
  func stranger() {
    #expect(addition(of: Person(), to: Person()) == .allowed)
  }

  @Test("one's own child is not added twice")
  func twice() {
    let parent = Person(), child = Person()
    parent.adopt(child)

    #expect(addition(of: child, to: parent) == .isChildAlready)
  }

  @Test("somebody else's child has to leave first")
  func stolen() {
    let parent = Person(), child = Person(), other = Person()
    other.adopt(child)

    #expect(addition(of: child, to: parent) == .leavesOtherParent)
  }

  @Test("neither oneself nor an ancestor can become a child")
  func cycles() {
    let top = Person(), middle = Person(), bottom = Person()
    top.adopt(middle)
    middle.adopt(bottom)

    #expect(addition(of: top, to: top) == .isItself)
    #expect(addition(of: top, to: bottom) == .isAncestor)
    #expect(addition(of: middle, to: bottom) == .isAncestor)
  }

  @Test("the nearest ancestor that fits is found, the member itself does not count")
  func ancestors() {
    let top = Person(), middle = Person(), bottom = Person()
    top.adopt(middle)
    middle.adopt(bottom)

    let found = Containment.nearestAncestor(
      of: bottom,
      parentOf: { $0.family.parent },
      where: { $0 !== middle }
    )
    let none = Containment.nearestAncestor(
      of: bottom,
      parentOf: { $0.family.parent },
      where: { $0 === bottom }
    )

    #expect(found === top)
    #expect(none == nil)
  }

  @Test("the movement lasts from will to did; leaving nobody is no movement")
  func movement() {
    var family = Containment<Person>()
    let parent = Person()

    family.willMove(to: nil)
    #expect(family.movement == .none)
    family.willMove(to: parent)
    #expect(family.movement == .toParent)
    family.parent = parent
    family.didMove()
    #expect(family.movement == .none)
    family.willMove(to: nil)
    #expect(family.movement == .fromParent)
  }
}
