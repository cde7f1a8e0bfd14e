import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UISlider", .releasesEverything) @MainActor
struct UISliderTests {
  private let phone = Simulator(.iPhoneSE)
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))

  private func show() {
    let page = UIViewController()
    page.view.addSubview(slider)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  @Test("a new slider has the range from 0 to 1 and the value 0", .rule("R-CTL-20", "R-CTL-25"))
  func defaults() {
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
    #expect(slider.minimumValueImage == nil)
    #expect(slider.maximumValueImage == nil)
    #expect(slider.minimumTrackTintColor == nil)
    #expect(slider.maximumTrackTintColor == nil)
    #expect(slider.thumbTintColor == nil)
    #expect(slider.currentThumbImage == nil)
    #expect(slider.intrinsicContentSize.height == 34)
  }

  @Test("values stay in the range, and one end of the range can move the other", .rule("R-CTL-25"))
  func range() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 100
    slider.value = 40
    slider.minimumValue = 50
    #expect(slider.value == 50)
    slider.minimumValue = 200
    #expect(slider.maximumValue == 200)
    slider.maximumValue = -3
    #expect(slider.minimumValue == -3)
    #expect(slider.value == -3)
    slider.value = .nan
    slider.minimumValue = .infinity
    #expect(slider.value == -3)
    #expect(slider.minimumValue == -3)
  }

  @Test(
    "value(at:) and fraction(of:) are inverse for random ranges",
    .rule("R-CTL-20"),
    arguments: 0..<50 as Range<UInt64>
  )
  func fractions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var range = SliderRange()
    range.setMaximum(Float.random(in: -1e6...1e6, using: &generator))
    range.setMinimum(Float.random(in: -1e6...1e6, using: &generator))
    let share = CGFloat.random(in: 0...1, using: &generator)

    let value = range.value(at: share)

    #expect(value >= range.minimum && value <= range.maximum)
    if range.maximum > range.minimum { #expect(abs(range.fraction(of: value) - share) < 0.001) }
  }

  @Test("the largest possible range is supported", .rule("R-CTL-25"))
  func extremes() {
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0

    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0).midX.isFinite
    )
  }

  @Test("the thumb moves from end to end, mirrored in right-to-left layout", .rule("R-CTL-20"))
  func thumb() {
    show()
    let track = slider.trackRect(forBounds: slider.bounds)
    func x(_ value: Float) -> CGFloat {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX
    }
    #expect(x(0) == 0)
    #expect(x(0.5) == 100)
    #expect(x(1) == 200)

    phone.layoutDirection = .rightToLeft
    phone.advance(by: 0.1)

    #expect(x(0) == 200)
    #expect(x(1) == 0)
  }

  @Test("dragging the thumb sends each change", .rule("R-CTL-22"))
  func dragging() {
    var values: [Float] = []
    slider.addAction(
      UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged
    )
    show()

    phone.drag(from: CGPoint(x: 60, y: 117), to: CGPoint(x: 160, y: 117), duration: 0.3)

    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(values.count > 2)
    #expect(values == values.sorted())
  }

  @Test("a slider that is not continuous sends the end of a drag only", .rule("R-CTL-22"))
  func notContinuous() {
    var count = 0
    slider.isContinuous = false
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()

    phone.drag(from: CGPoint(x: 60, y: 117), to: CGPoint(x: 160, y: 117), duration: 0.3)

    #expect(count == 1)
  }

  @Test("dragging beside the thumb changes nothing", .rule("R-CTL-22"))
  func besideTheThumb() {
    show()

    phone.drag(from: CGPoint(x: 200, y: 117), to: CGPoint(x: 260, y: 117), duration: 0.2)

    #expect(slider.value == 0)
  }

  @Test("images are at the ends, with the track in between", .rule("R-CTL-21"))
  func images() {
    slider.minimumValueImage = .bitmap(.red, width: 20, height: 10)
    slider.maximumValueImage = .bitmap(.red, width: 30, height: 10)
    show()

    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 228)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 25)
    #expect(track.maxX == 193)
  }

  @Test("an animated change moves the thumb gradually", .rule("R-CTL-23"))
  func animation() throws {
    show()
    let knob = try #require(slider.subviews.last)

    slider.setValue(1, animated: true)
    phone.advance(by: 0.1)

    let x = try #require(knob.layer.presentation()).position.x
    #expect(x > 14 && x < 214)
    phone.advance(by: 0.5)
    #expect(knob.frame.minX == 200)
  }

  @Test("assistive technologies change the value by tenths", .rule("R-CTL-24"))
  func accessibility() {
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()

    #expect(abs(slider.value - 0.1) < 0.0001)
    #expect(slider.accessibilityValue == "10%")
    #expect(slider.accessibilityTraits == .adjustable)
    #expect(count == 3)
  }

  @Test("images can be read back by state", .rule("R-CTL-20"))
  func pictures() {
    let image = UIImage.bitmap(.red, width: 10, height: 10)
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .highlighted)
    slider.setMaximumTrackImage(image, for: .disabled)

    #expect(slider.thumbImage(for: .normal) == image)
    #expect(slider.currentThumbImage == image)
    #expect(slider.minimumTrackImage(for: .highlighted) == image)
    #expect(slider.currentMinimumTrackImage == nil)
    #expect(slider.maximumTrackImage(for: .disabled) == image)
  }
}
