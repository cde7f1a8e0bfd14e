import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UISwitch", .serialized) @MainActor
struct UISwitchTests {
  private let phone = Simulator(.iPhoneSE)
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 7, height: 700))

  private func show() {
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(toggle)
    phone.window.rootViewController = page
  }

  @Test("a switch is off by default and has a fixed size")
  func defaults() {
    #expect(!toggle.isOn)
    #expect(toggle.frame == CGRect(x: 100, y: 200, width: 51, height: 31))
    #expect(toggle.accessibilityValue == "0")
  }

  @Test("a tap toggles the switch and sends valueChanged, an assignment does not")
  func tapping() {
    var values: [Bool] = []
    toggle.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged
    )
    show()

    toggle.isOn = true
    #expect(values.isEmpty)
    phone.tap(at: CGPoint(x: 125, y: 215))
    phone.tap(at: CGPoint(x: 125, y: 215))

    #expect(values == [false, true])
  }

  @Test("dragging the thumb to the other side toggles the switch once")
  func dragging() {
    var count = 0
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()

    phone.drag(from: CGPoint(x: 105, y: 215), to: CGPoint(x: 149, y: 215), duration: 0.3)

    #expect(toggle.isOn)
    #expect(count == 1)
  }

  @Test("the track is green while the switch is on")
  func colors() {
    show()

    toggle.isOn = true
    phone.advance(by: 1)

    let green = UIColor.systemGreen.cgColor
    let pixel = phone.screenshot().pixel(110 * 2, 215 * 2)
    #expect(pixel?[1] == Int((green.green * 255).rounded()))
  }

  @Test("a disabled switch ignores taps")
  func disabled() {
    toggle.isEnabled = false
    show()

    phone.tap(at: CGPoint(x: 125, y: 215))

    #expect(!toggle.isOn)
  }
}
