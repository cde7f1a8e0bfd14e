import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UISegmentedControl", .releasesEverything) @MainActor
struct UISegmentedControlTests {
  private let phone = Simulator(.iPhoneSE)
  private let control: UISegmentedControl

  init() {
    control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 30, y: 100, width: 300, height: 32)
  }

  private func show() {
    let page = UIViewController()
    page.view.addSubview(control)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func tap(_ index: Int) {
    phone.tap(at: CGPoint(x: 80 + 100 * CGFloat(index), y: 116))
  }

  @Test("a new control has no selected segment", .rule("R-CTL-16"))
  func defaults() {
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isMomentary)
    #expect(!control.apportionsSegmentWidthsByContent)
    #expect(control.selectedSegmentTintColor == nil)
    #expect(control.titleTextAttributes(for: .normal) == nil)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test("a tap selects a segment and sends valueChanged once", .rule("R-CTL-14"))
  func tapping() {
    var selections: [Int] = []
    control.addAction(
      UIAction {
        selections.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)
      },
      for: .valueChanged
    )
    show()

    tap(1)
    tap(1)
    tap(2)
    control.selectedSegmentIndex = 0

    #expect(selections == [1, 2])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("the selection indicator slides to the selected segment", .rule("R-CTL-10", "R-CTL-14"))
  func plate() throws {
    control.selectedSegmentIndex = 0
    show()
    let plate = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
    #expect(plate.frame == CGRect(x: 2, y: 2, width: 96, height: 28))

    tap(2)
    phone.advance(by: 0.1)

    let middle = try #require(plate.layer.presentation()).position.x
    #expect(middle > 50 && middle < 250)
    phone.advance(by: 1)
    #expect(plate.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
  }

  @Test(
    "dragging the selection indicator selects a segment and sends valueChanged once",
    .rule("R-CTL-14")
  )
  func dragging() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.selectedSegmentIndex = 0
    show()

    phone.drag(from: CGPoint(x: 80, y: 116), to: CGPoint(x: 290, y: 116), duration: 0.4)

    #expect(control.selectedSegmentIndex == 2)
    #expect(count == 1)
  }

  @Test("disabled segments and controls cannot be selected", .rule("R-CTL-14"))
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    show()

    tap(1)
    #expect(control.selectedSegmentIndex == -1)
    control.isEnabled = false
    tap(0)

    #expect(control.selectedSegmentIndex == -1)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 9))
  }

  @Test(
    "a momentary control sends valueChanged for each tap and selects nothing",
    .rule("R-CTL-15")
  )
  func momentary() {
    var count = 0
    control.isMomentary = true
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()

    tap(1)
    tap(1)

    #expect(count == 2)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("a segment's action is performed when the segment is selected", .rule("R-CTL-14"))
  func actions() {
    var runs: [String] = []
    let actions = ["A", "B"].map { name in
      UIAction(title: name, identifier: .init(name)) { _ in runs.append(name) }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 200, width: 200, height: 32),
      actions: actions
    )
    let page = UIViewController()
    page.view.addSubview(control)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)

    phone.tap(at: CGPoint(x: 150, y: 216))

    #expect(runs == ["B"])
    #expect(control.segmentIndex(identifiedBy: .init("B")) == 1)
    #expect(control.actionForSegment(at: 0) === actions[0])
    control.insertSegment(action: actions[1], at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "B")
  }

  @Test(
    "the selected segment stays selected when others are inserted and removed",
    .rule("R-CTL-16")
  )
  func changes() {
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "Zero", at: -5, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(with: nil, at: 99, animated: true)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeSegment(at: 40, animated: false)
    #expect(control.numberOfSegments == 3)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test("titles, widths and offsets can be read back; invalid ones are ignored", .rule("R-CTL-13"))
  func members() {
    control.setTitle("Uno", forSegmentAt: 0)
    control.setTitle("None", forSegmentAt: 7)
    control.setWidth(80, forSegmentAt: 1)
    control.setWidth(.nan, forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 2)
    control.setContentOffset(CGSize(width: CGFloat.infinity, height: 2), forSegmentAt: 2)

    #expect(control.titleForSegment(at: 0) == "Uno")
    #expect(control.titleForSegment(at: 7) == nil)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.widthForSegment(at: 1) == 80)
    #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 1, height: 2))
  }

  @Test(
    "selected titles are semibold, and titles have the attributes of their state",
    .rule("R-CTL-11")
  )
  func titles() throws {
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .selected)
    show()
    let labels = control.subviews.compactMap { ($0 as? SegmentView)?.label }

    #expect(labels[0].font == SegmentMetrics.font || labels[0].attributedText != nil)
    func color(_ label: UILabel) -> UIColor? {
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(labels[0]) == .systemRed)
    #expect(color(labels[1]) == .systemBlue)
    let font = labels[1].attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == SegmentMetrics.selectedFont)
  }

  @Test("assistive technologies can find and select segments", .rule("R-CTL-14"))
  func accessibility() throws {
    show()
    let second = try #require(control.subviews.compactMap { $0 as? SegmentView }[1])

    #expect(second.accessibilityLabel == "Two")
    #expect(second.accessibilityActivate())

    #expect(control.selectedSegmentIndex == 1)
    #expect(second.accessibilityTraits.contains(.selected))
  }
}
