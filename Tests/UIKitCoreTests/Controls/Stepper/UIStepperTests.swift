import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIStepper", .releasesEverything) @MainActor
struct UIStepperTests {
  private let phone = Simulator(.iPhoneSE)
  private let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 10, height: 10))

  private func show() {
    let page = UIViewController()
    page.view.addSubview(stepper)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private let down = CGPoint(x: 70, y: 116)
  private let up = CGPoint(x: 120, y: 116)

  @Test("a new stepper counts from 0 to 100 in steps of 1", .rule("R-STP-1", "R-STP-2"))
  func defaults() {
    #expect(stepper.frame == CGRect(x: 50, y: 100, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
    #expect([stepper.value, stepper.minimumValue, stepper.maximumValue] == [0, 0, 100])
    #expect(stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.incrementImage(for: .normal) == nil)
    #expect(stepper.value(forKey: "maximumValue") as? Double == 100)
  }

  @Test("values stay within the limits, and one limit can move the other", .rule("R-STP-2"))
  func limits() {
    stepper.value = 700
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = -3
    #expect(stepper.minimumValue == -3 && stepper.value == -3)
    stepper.value = .nan
    #expect(stepper.value == -3)
    let logged = warnings {
      stepper.stepValue = 0
      stepper.stepValue = -.infinity
    }
    #expect(stepper.stepValue == 1)
    #expect(logged.count == 2)
  }

  @Test("taps step down and up, and send valueChanged when the touch begins", .rule("R-STP-4"))
  func tapping() {
    var values: [Double] = []
    stepper.addAction(
      UIAction { values.append(($0.sender as? UIStepper)?.value ?? -9) },
      for: .valueChanged
    )
    stepper.stepValue = 2.5
    show()

    phone.press(at: up)
    #expect(values == [2.5])
    phone.lift()
    phone.tap(at: up)
    phone.tap(at: down)
    stepper.value = 1
    phone.tap(at: down)
    phone.tap(at: down)

    #expect(values == [2.5, 5, 2.5, 0])
  }

  @Test("a step at a limit continues at the other one if the stepper wraps", .rule("R-STP-3"))
  func wrapping() {
    stepper.maximumValue = 5
    stepper.stepValue = 2
    stepper.value = 4
    show()
    phone.tap(at: up)
    #expect(stepper.value == 5)
    phone.tap(at: up)
    #expect(stepper.value == 5)

    stepper.wraps = true
    phone.tap(at: up)
    #expect(stepper.value == 0)
    phone.tap(at: down)
    #expect(stepper.value == 5)
  }

  @Test("a touch that is held repeats the step faster and faster", .rule("R-STP-4"))
  func repeating() {
    show()
    phone.press(at: up)
    phone.advance(by: 0.45)
    #expect(stepper.value == 1)
    phone.advance(by: 0.1)
    #expect(stepper.value == 2)
    phone.advance(by: 1)
    #expect(stepper.value == 6)
    phone.advance(by: 1)
    let fast = stepper.value
    #expect(fast >= 14)
    phone.slide(to: CGPoint(x: 120, y: 300))
    let paused = stepper.value
    phone.advance(by: 2)
    #expect(stepper.value == paused)
    phone.lift()
    phone.advance(by: 2)
    #expect(stepper.value == paused)

    stepper.autorepeat = false
    phone.longPress(at: down, duration: 2)
    #expect(stepper.value == paused - 1)
  }

  @Test("a stepper that is not continuous sends one event when the touch ends", .rule("R-STP-5"))
  func notContinuous() {
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stepper.isContinuous = false
    show()
    phone.press(at: up)
    phone.advance(by: 2)
    #expect(count == 0 && stepper.value > 3)
    phone.lift()
    #expect(count == 1)
  }

  @Test("the half at its limit is dimmed and takes no touches", .rule("R-STP-6"))
  func ends() throws {
    show()
    let halves = stepper.subviews.compactMap { $0 as? StepperHalf }
    #expect(halves.map(\.state) == [.disabled, .normal])
    var touches = 0
    stepper.addAction(UIAction { _ in touches += 1 }, for: [.touchDown, .valueChanged])
    phone.tap(at: down)
    #expect(touches == 0)

    stepper.isEnabled = false
    phone.tap(at: up)
    #expect(stepper.value == 0)
    #expect(halves.map(\.state) == [.disabled, .disabled])
  }

  @Test("in right-to-left layout the increasing half is at the left", .rule("R-STP-1"))
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    show()
    phone.tap(at: down)
    #expect(stepper.value == 1)
    phone.tap(at: up)
    #expect(stepper.value == 0)
  }

  @Test("images are set by state and replace the symbols", .rule("R-STP-1"))
  func images() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .disabled)
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.incrementImage(for: .normal) === image)
    #expect(stepper.decrementImage(for: .disabled) === image)
    #expect(stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.backgroundImage(for: .normal) === image)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image
    )
    show()
    #expect(stepper.description.contains("UIStepper"))
  }

  @Test("assistive technologies and the arrow keys change the value", .rule("R-STP-7"))
  func accessibility() throws {
    stepper.accessibilityLabel = "Guests"
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()
    try phone.increment("Guests")
    try phone.increment("Guests")
    try phone.decrement("Guests")
    #expect(stepper.accessibilityValue == "1")
    #expect(stepper.accessibilityTraits == .adjustable)

    phone.press(.tab)
    #expect(stepper.isFocused)
    phone.press(.rightArrow)
    phone.press(.leftArrow)
    phone.press(.leftArrow)
    phone.press(.leftArrow)
    #expect(stepper.value == 0)
    #expect(count == 6)
  }

  @Test("an action that disables the stepper ends the repetitions", .rule("R-STP-4"))
  func disabledByAction() {
    stepper.addAction(
      UIAction { action in
        guard let stepper = action.sender as? UIStepper, stepper.value == 3 else { return }
        stepper.isEnabled = false
      },
      for: .valueChanged
    )
    show()
    phone.longPress(at: up, duration: 5)
    #expect(stepper.value == 3)
  }
}
