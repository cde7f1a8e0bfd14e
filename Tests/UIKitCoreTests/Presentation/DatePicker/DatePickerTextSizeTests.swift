import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Date pickers at large text sizes", .releasesEverything)
struct DatePickerTextSizeTests {
  private let stage = SimulatorStage()
  private let picker: UIDatePicker

  init() {
    picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TestDates.timeZone
    picker.date = TestDates.date("2026-09-21 09:41")
  }

  private var pills: [DatePill] {
    let compact = picker.subviews.first as? DateCompactView
    return [compact?.datePill, compact?.timePill].compactMap { $0 }
  }

  private var lineHeight: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: picker.traitCollection).lineHeight
  }

  @Test("buttons grow with the line of their text", .rule("R-DATE-20", "R-DATE-22"))
  func growth() {
    stage.phone.window.addSubview(picker)
    stage.advance(by: 0.1)
    let (size, line) = (picker.bounds.size, lineHeight)
    #expect(size.height == 34.33)

    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(picker.bounds.width > size.width * 1.5)
    #expect(abs(picker.bounds.height - size.height - lineHeight + line) < 0.01)
    #expect(pills.map(\.frame.height) == [picker.bounds.height, picker.bounds.height])
    #expect(pills[1].frame.maxX == picker.bounds.maxX)
  }

  @Test("buttons that do not fit side by side are one above the other", .rule("R-DATE-22"))
  func stacked() {
    picker.translatesAutoresizingMaskIntoConstraints = false
    stage.phone.window.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: stage.phone.window.topAnchor, constant: 100),
      picker.leadingAnchor.constraint(equalTo: stage.phone.window.leadingAnchor),
      picker.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ])
    stage.advance(by: 0.1)
    #expect(pills[0].frame.minY == pills[1].frame.minY)

    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(pills.map(\.frame.minX) == [0, 0])
    #expect(pills[1].frame.minY == pills[0].frame.maxY + DatePickerMetrics.pillSpacing)
    #expect(abs(picker.bounds.height - pills[1].frame.maxY) < 1)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap(\.self) + views(type, in: $0) }
  }

  @Test(
    "the numbers and names of a calendar grow up to a limit, but not the calendar",
    .rule("R-DATE-35"),
    arguments: [(1, 20), (1.2, 24), (3, 26)] as [(CGFloat, CGFloat)]
  )
  func calendar(scale: CGFloat, size: CGFloat) throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    stage.phone.window.addSubview(picker)
    stage.phone.textScale = scale
    stage.advance(by: 0.1)

    #expect(picker.bounds.size == DatePickerMetrics.calendarSize)
    let days = views(DayCell.self, in: picker).filter { !$0.isHidden && !$0.isSelected }
    let numbers = days.flatMap { views(UILabel.self, in: $0) }
    #expect(numbers.count == 29)
    #expect(numbers.allSatisfy { abs($0.font.pointSize - size) < 1 })
    #expect(numbers.allSatisfy { $0.intrinsicContentSize.width <= DatePickerMetrics.daySize })
    let month = try #require(views(DateMonthButton.self, in: picker).first)
    #expect(month.frame.width >= month.intrinsicContentSize.width)
  }

  @Test("wheels do not grow with the text size", .rule("R-PICK-11"))
  func wheels() {
    picker.preferredDatePickerStyle = .wheels
    stage.phone.window.addSubview(picker)
    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    let rows = views(PickerRowView.self, in: picker)
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.bounds.height == PickerMetrics.rowHeight })
  }

  @Test("the row for the time of a calendar grows with its button", .rule("R-DATE-22"))
  func timeRow() {
    picker.preferredDatePickerStyle = .inline
    stage.phone.window.addSubview(picker)
    let (height, line) = (picker.bounds.height, lineHeight)

    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(abs(picker.bounds.height - height - lineHeight + line) < 0.01)
  }
}
