import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Selector") struct SelectorTests {
  private class Base: NSObject {
    var calls: [String] = []
    func zero() { calls.append("zero") }
    func one(_ sender: Any) { calls.append("one \(sender)") }
    @MainActor func typed(_ sender: UIView) { calls.append("typed \(sender.tag)") }
    func optional(_ sender: Any?) { calls.append("optional \(sender == nil)") }
    func two(_ sender: UIView, event: UIEvent?) -> Bool {
      calls.append("two \(event == nil)")
      return true
    }
    var title: String { "base" }
    fileprivate func hidden() { calls.append("hidden") }
  }

  private final class Sub: Base {
    override func zero() { calls.append("sub zero") }
    override var title: String { "sub" }
  }

  @Test("methods receive as many arguments as they have parameters")
  func arity() {
    let target = Base()
    let sender = UIView()
    sender.tag = 3

    Selector(Base.zero, "zero").perform(on: target, sender, nil)
    Selector(Base.one, "one").perform(on: target, "x", nil)
    Selector(Base.typed, "typed").perform(on: target, sender, nil)
    Selector(Base.optional, "optional").perform(on: target, nil)
    let answer = Selector(Base.two, "two").perform(on: target, sender, nil)
    Selector(Base.hidden, "hidden").perform(on: target)

    #expect(
      target.calls == ["zero", "one x", "typed 3", "optional true", "two true", "hidden"]
    )
    #expect(answer as? Bool == true)
  }

  @Test("the override of the object's class is called")
  func overriding() {
    let target = Sub()
    Selector(Base.zero, "zero").perform(on: target)
    #expect(target.calls == ["sub zero"])
    #expect(Selector(getter: \Base.title, "title").perform(on: target) as? String == "sub")
  }

  @Test("a method has one selector name, however it is written")
  func names() {
    #expect(Selector(Base.one, "one") == "one:")
    #expect(Selector(Base.one, "one(_:)") == "one:")
    #expect(Selector(Base.one, "Base.one") == "one:")
    #expect(Selector(Base.zero, "zero") == Selector("zero"))
    #expect(Selector(Base.two, "two(_:event:)") == "two:event:")
    #expect(Selector(Base.zero, "zero") != Selector(Base.one, "one"))
    #expect(NSStringFromSelector(Selector(Base.one, "one")) == "one:")
  }

  @Test("a selector without a name is equal only to its copies")
  func nameless() {
    let selector = Selector(Base.zero)
    let copy = selector
    #expect(copy == selector)
    #expect(Selector(Base.zero) != selector)
  }

  @Test("a selector without a name is called, and its method is not kept after it")
  func namelessMethod() {
    let target = Base()
    let selector = Selector(Base.zero)
    selector.perform(on: target)
    #expect(target.calls == ["zero"])
    #expect(!NSSelectorFromString(selector.name).canBeCalled(on: target))
  }

  @Test("a selector made from a name finds a method that was registered with it")
  func nameOnly() {
    _ = Selector(Base.one, "one")
    let target = Sub()
    #expect(NSSelectorFromString("one:").canBeCalled(on: target))
    NSSelectorFromString("one:").perform(on: target, 5)
    #expect(target.calls == ["one 5"])
    #expect(!NSSelectorFromString("nothing").canBeCalled(on: target))
    #expect(!NSSelectorFromString("one:").canBeCalled(on: UIView()))
  }

  @Test("a sender of another type does not call the method")
  func wrongSender() {
    let target = Base()
    Selector(Base.typed, "typed").perform(on: target, "text")
    #expect(target.calls.isEmpty)
  }

  @Test("an unapplied method reference retains no object")
  func release() {
    var selector: Selector?
    expectReleased {
      let target = Base()
      selector = Selector(Base.zero, "zero")
      selector?.perform(on: target)
      return [target]
    }
  }

  @Test("a bound method reference calls its own object")
  func bound() {
    let target = Base()
    Selector(target.zero, "zero").perform(on: UIView())
    #expect(target.calls == ["zero"])
  }
}
