import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIControl", .serialized) @MainActor
struct UIControlTests {
  private let phone = Simulator(.iPhoneSE)
  private let control = UIControl(frame: CGRect(x: 100, y: 300, width: 80, height: 40))

  private func show() {
    let page = UIViewController()
    page.view.addSubview(control)
    phone.window.rootViewController = page
  }

  private final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sender(_ sender: UIControl) { log.append("sender") }
    func both(_ sender: UIControl, event: UIEvent?) { log.append("both") }
  }

  @Test("the state combines highlighted, disabled and selected")
  func state() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test("actions with zero to two parameters are called in the order they were added")
  func methods() {
    let target = Target()
    control.addTarget(target, action: Selector(Target.plain, "plain"), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.sender, "sender(_:)"), for: .valueChanged)
    control.addTarget(
      target,
      action: Selector(Target.both, "both(_:event:)"),
      for: [.valueChanged, .touchDown]
    )

    control.sendActions(for: .valueChanged)

    #expect(target.log == ["plain", "sender", "both"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown)?.count == 1)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
  }

  @Test("a target that is added twice is called once; removing it ends the calls")
  func removing() {
    let target = Target()
    let plain = Selector(Target.plain, "plain")
    control.addTarget(target, action: plain, for: .valueChanged)
    control.addTarget(target, action: plain, for: .valueChanged)

    control.sendActions(for: .valueChanged)
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)

    #expect(target.log == ["plain"])
    #expect(control.allTargets.isEmpty)
  }

  @Test("targets are not retained, and a released target is not called")
  func ownership() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector(Target.plain, "plain"), for: .valueChanged)
    }

    control.sendActions(for: .valueChanged)

    #expect(gone == nil)
  }

  @Test("an action replaces one with its identifier, and has a sender while it runs")
  func actions() {
    var log: [String] = []
    let name = UIAction.Identifier("same")
    let first = UIAction(identifier: name) { _ in log.append("first") }
    let second = UIAction(identifier: name) { action in
      log.append(action.sender === control ? "second" : "nobody")
    }
    control.addAction(first, for: .valueChanged)
    control.addAction(second, for: .valueChanged)

    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)

    #expect(log == ["second"])
    #expect(second.sender == nil)
  }

  @Test("a tap sends touchDown and touchUpInside")
  func tap() {
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    show()

    phone.tap(at: CGPoint(x: 140, y: 320))

    #expect(log == ["down", "up"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test("a touch counts as inside up to 70 points away from the control")
  func reach() {
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    show()

    phone.drag(from: CGPoint(x: 140, y: 320), to: CGPoint(x: 140, y: 400), duration: 0.2)
    phone.drag(from: CGPoint(x: 140, y: 320), to: CGPoint(x: 140, y: 420), duration: 0.2)

    #expect(log == ["up", "outside"])
  }

  @Test("a disabled control sends no events")
  func disabled() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
    control.isEnabled = false
    show()

    phone.tap(at: CGPoint(x: 140, y: 320))

    #expect(count == 0)
  }

  @Test("leading and trailing alignment follow the layout direction")
  func alignment() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)

    control.semanticContentAttribute = .forceRightToLeft

    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
