import SimulatorKit
import Testing
import TestStage
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Responders") struct ResponderTests {
  private final class Field: UIView {
    var accepts = true
    var releases = true
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { releases }
    func press() -> Int { 0 }
  }

  private final class Listener: UIView {
    let journal = Journal()
    func pressed(_ sender: UIView) { journal.record("\(sender.tag)") }
  }

  @Test("the chain goes from view to superview, window and application")
  func chain() {
    let phone = Simulator(.iPhone15)
    let (outer, inner) = (UIView(), UIView())
    phone.window.addSubview(outer)
    outer.addSubview(inner)

    #expect(inner.next === outer)
    #expect(outer.next === phone.window)
    #expect(phone.window.next === UIApplication.shared)
  }

  @Test("there is one first responder, and the previous one has to agree to resign")
  func first() {
    let (one, two) = (Field(), Field())
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)

    one.releases = false
    #expect(!two.becomeFirstResponder())
    #expect(one.isFirstResponder)

    one.releases = true
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(two.resignFirstResponder())
    #expect(!two.isFirstResponder)
  }

  @Test("a view that cannot become first responder does not")
  func refusing() {
    let field = Field()
    field.accepts = false
    #expect(!field.becomeFirstResponder())
    #expect(!UIView().becomeFirstResponder())
  }

  @Test("an action without a target is sent up the responder chain from the sender")
  func untargetedAction() {
    // The search starts at the first responder of the sender's screen, and other tests have theirs.
    let phone = Simulator(.iPhone15)
    let (listener, sender) = (Listener(), UIView())
    sender.tag = 4
    phone.window.addSubview(listener)
    listener.addSubview(sender)
    let action = Selector(Listener.pressed, "pressed")

    #expect(UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil))
    #expect(listener.journal.lines == ["4"])
    #expect(!UIApplication.shared.sendAction(action, to: UIView(), from: sender, for: nil))
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: sender, for: nil))
  }
}
