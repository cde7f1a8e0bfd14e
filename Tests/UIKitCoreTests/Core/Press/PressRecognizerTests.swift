import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Presses: recognizers", .serialized, .releasesEverything, .rule("R-KEY-7")) @MainActor
struct PressRecognizerTests {
  private let television = Simulator(.appleTV)
  private let page = PressPage()
  private let journal = Journal()

  init() {
    page.journal = journal
    television.window.rootViewController = page
    ReleaseWitnesses.announce(television, page)
  }

  private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive press: UIPress
    ) -> Bool { receives }
  }

  @MainActor private final class Target {
    var states: [UIGestureRecognizer.State] = []
    func fired(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  private let target = Target()

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to view: UIView? = nil,
    types: [UIPress.PressType]? = nil
  ) -> Recognizer {
    recognizer.addTarget(target, action: Selector(Target.fired, "fired(_:)"))
    if let types { recognizer.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) } }
    (view ?? page.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("taps and long presses recognize Select by default, other recognizers nothing")
  func defaults() {
    let select = [NSNumber(value: UIPress.PressType.select.rawValue)]

    #expect(UITapGestureRecognizer().allowedPressTypes == select)
    #expect(UILongPressGestureRecognizer().allowedPressTypes == select)
    #expect(UIPanGestureRecognizer().allowedPressTypes.isEmpty)
  }

  @Test("a tap recognizes its allowed buttons and cancels their presses in responders")
  func tap() {
    _ = add(UITapGestureRecognizer(), types: [.playPause, .menu])

    #expect(television.press(.playPause))
    television.press(.select)

    #expect(target.states == [.ended])
    #expect(
      journal.lines == [
        "page began playPause", "page cancelled playPause", "page began select",
        "page ended select",
      ]
    )
  }

  @Test("without cancelsTouchesInView responders receive the whole press")
  func together() {
    let tap = add(UITapGestureRecognizer())
    tap.cancelsTouchesInView = false

    television.press(.select)

    #expect(target.states == [.ended])
    #expect(journal.lines == ["page began select", "page ended select"])
  }

  @Test("a double tap needs two presses in quick succession")
  func twice() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2

    television.press(.select)
    television.advance(by: 1)
    #expect(target.states.isEmpty)
    television.press(.select)
    television.press(.select)

    #expect(target.states == [.ended])
  }

  @Test("a long press begins while the button is held, and ends when it is released")
  func long() {
    _ = add(UILongPressGestureRecognizer())

    television.press(.select, duration: 0.3)
    #expect(target.states.isEmpty)
    television.press(.select, duration: 0.8)

    #expect(target.states == [.began, .ended])
    #expect(journal.lines.suffix(2) == ["page began select", "page cancelled select"])
  }

  @Test("a tap that requires a long press to fail is recognized after its failure")
  func waiting() {
    let long = add(UILongPressGestureRecognizer())
    let tap = add(UITapGestureRecognizer())
    tap.require(toFail: long)

    television.press(.select)
    #expect(target.states == [.ended])
    television.press(.select, duration: 0.7)

    #expect(target.states == [.ended, .began, .ended])
  }

  @Test("a delegate can withhold presses from its recognizer")
  func delegate() {
    let pressDelegate = PressDelegate()
    let tap = add(UITapGestureRecognizer())
    tap.delegate = pressDelegate

    pressDelegate.receives = false
    television.press(.select)
    pressDelegate.receives = true
    television.press(.select)

    #expect(target.states == [.ended])
  }

  @Test("a recognizer receives presses of views inside its view, and no others")
  func place() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = PressView(frame: box.bounds)
    box.addSubview(inner)
    page.view.addSubview(box)
    _ = add(UITapGestureRecognizer(), to: box)

    television.press(.select)
    #expect(target.states.isEmpty)
    inner.becomeFirstResponder()
    television.press(.select)

    #expect(target.states == [.ended])
  }

  @Test("a control withholds Select from taps around it, but not other buttons")
  func control() {
    final class Field: UIControl {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    _ = add(UITapGestureRecognizer(), types: [.select, .menu])

    television.press(.select)
    #expect(target.states.isEmpty)
    television.press(.menu)

    #expect(target.states == [.ended])
  }

  @Test(
    "a recognized press has no default action; a press that is not recognized has one",
    .rule("R-KEY-3")
  )
  func meaning() {
    let content = UIScrollView(frame: page.view.bounds)
    content.contentSize.height = 9000
    page.view.addSubview(content)
    television.advance(by: 0.1)
    _ = add(UITapGestureRecognizer(), types: [.pageDown])

    let top = content.contentOffset.y
    television.press(.pageDown)
    television.advance(by: 1)
    #expect(content.contentOffset.y == top)
    television.press(.pageDown, duration: 2)
    television.advance(by: 1)

    #expect(content.contentOffset.y > top)
  }

  @Test("a recognizer that never decides is not retained by its presses")
  func undecided() {
    let undecided = add(UIGestureRecognizer(), types: [.menu])
    ReleaseWitnesses.announce(undecided)

    television.press(.menu)

    #expect(undecided.state == .possible)
  }

  @Test("a custom recognizer receives presses and can ignore them")
  func own() {
    final class Own: UIGestureRecognizer {
      let journal = Journal()
      var ignores = false
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        journal.record("began \(event.presses(for: self).count)")
        if ignores { for press in presses { ignore(press, for: event) } }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        journal.record("ended")
        state = .ended
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        journal.record("cancelled")
        state = .failed
      }
    }
    let own = add(Own(), types: [.menu])

    television.press(.menu)
    own.ignores = true
    television.press(.menu)
    own.ignores = false
    let screen = television.window.screen
    let input = PressInput(isDown: true, type: .menu, timestamp: 0)
    UIApplication.shared.deliver(press: input, to: screen)
    UIApplication.shared.cancelPresses(on: screen)

    #expect(own.journal.lines == ["began 1", "ended", "began 1", "began 1", "cancelled"])
    #expect(target.states == [.ended])
  }
}
