import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIDatePicker", .releasesEverything) @MainActor
struct UIDatePickerTests {
  private let phone: Simulator
  private let picker: UIDatePicker
  private let page = UIViewController()

  init() {
    phone = Simulator(.iPhone15)
    picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TestDates.timeZone
    picker.date = TestDates.date("2026-09-21 09:41")
  }

  private func show() {
    picker.frame.origin = CGPoint(x: 30, y: 120)
    page.view.addSubview(picker)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func rest() { phone.advance(by: 2) }

  /// The labels on the screen, with plain spaces.
  private var labels: [String] {
    phone.elements.compactMap(\.label)
  }

  private var date: String { TestDates.text(picker.date) }

  private func wheel(_ component: Int) throws -> PickerWheel {
    func search(_ view: UIView) -> UIPickerView? {
      view as? UIPickerView ?? view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(picker)).wheels[component]
  }

  // MARK: Values

  @Test("a new picker shows the current date and time", .rule("R-DATE-1", "R-DATE-2"))
  func defaults() {
    let clock = UIApplication.timeOfDay
    UIApplication.timeOfDay = { TestDates.date("2024-02-29 10:00") }
    defer { UIApplication.timeOfDay = clock }
    let picker = UIDatePicker(frame: .zero)
    #expect(TestDates.text(picker.date) == "2024-02-29 10:00")
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
    #expect(picker.countDownDuration == 60)
    #expect(picker.locale == nil && picker.timeZone == nil)
    #expect(picker.bounds.size == picker.intrinsicContentSize)
  }

  @Test("modes without a compact style have wheels", .rule("R-DATE-2", "R-DATE-8"))
  func styles() {
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.bounds.height == 34.33)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.bounds.size == CGSize(width: 330, height: 340))
    picker.datePickerMode = .dateAndTime
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 330, height: 386))
    picker.datePickerMode = .time
    #expect(picker.datePickerStyle == .inline)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("dates set by the app are adjusted without events", .rule("R-DATE-4", "R-DATE-5"))
  func setting() {
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    picker.minimumDate = TestDates.date("2026-10-01")
    #expect(date == "2026-10-01 00:00")
    picker.minuteInterval = 10
    picker.setDate(TestDates.date("2026-11-05 11:59"), animated: true)
    #expect(date == "2026-11-05 11:50")
    let logged = warnings { picker.minuteInterval = 7 }
    #expect(picker.minuteInterval == 1 && logged.count == 1)
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    #expect(count == 0)
  }

  @Test("dates that are not finite are ignored, and far ones are limited", .rule("R-DATE-4"))
  func farDates() {
    let logged = warnings {
      picker.date = Date(timeIntervalSinceReferenceDate: .nan)
      picker.minimumDate = Date(timeIntervalSinceReferenceDate: .infinity)
    }
    #expect(date == "2026-09-21 09:41")
    #expect(picker.minimumDate == nil && logged.count == 1)
    for style in [UIDatePickerStyle.wheels, .inline, .compact] {
      picker.preferredDatePickerStyle = style
      picker.date = Date(timeIntervalSinceReferenceDate: 1e300)
      show()
      #expect(date == "9999-12-31 23:59")
      picker.date = Date(timeIntervalSinceReferenceDate: -1e300)
      #expect(date == "0001-01-01 00:00")
      picker.date = .distantFuture
      #expect(date.hasPrefix("4001"))
    }
  }

  @Test("the locale and the time zone are those of the calendar or the system", .rule("R-DATE-3"))
  func context() throws {
    let phone = Simulator(.iPhone15, language: "de")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 3_600))
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.date = TestDates.date("2026-09-21 23:41")
    let pills = picker.subviews.first as? DateCompactView
    #expect(phone.language == "de")
    #expect(pills?.datePill.text == "22. Sept. 2026" && pills?.timePill.text == "00:41")
    calendar.locale = Locale(identifier: "fr_FR")
    picker.calendar = calendar
    #expect(pills?.datePill.text == "22 sept. 2026")
    picker.timeZone = TestDates.timeZone
    picker.locale = Locale(identifier: "ja_JP")
    #expect(pills?.datePill.text == "2026年9月21日")
    #expect(picker.calendar.timeZone == calendar.timeZone)
  }

  // MARK: Wheels

  @Test("a wheel that comes to rest changes the date", .rule("R-DATE-7", "R-DATE-11"))
  func wheels() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    var dates: [String] = []
    picker.addAction(
      UIAction { [unowned picker] _ in dates.append(TestDates.text(picker.date)) },
      for: .valueChanged
    )
    show()
    #expect(try wheel(0).accessibilityValue == "September")
    #expect(try wheel(2).accessibilityValue == "2026")
    try wheel(0).accessibilityDecrement()
    rest()
    try wheel(1).turn(to: wheel(1).selectedRow + 12)
    rest()
    #expect(dates == ["2026-08-21 09:41", "2026-08-02 09:41"])
  }

  @Test("a wheel returns to the nearest allowed date", .rule("R-DATE-13"))
  func returning() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = TestDates.date("2026-09-10")
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()
    try wheel(1).turn(to: wheel(1).selectedRow - 15)
    rest()
    #expect(date == "2026-09-10 00:00")
    #expect(try wheel(1).accessibilityValue == "10")
    try wheel(1).turn(to: wheel(1).selectedRow - 3)
    rest()
    #expect(try wheel(1).accessibilityValue == "10")
    try wheel(2).turn(to: 1999)
    rest()
    #expect(try wheel(2).accessibilityValue == "2026")
    #expect(count == 1)
  }

  @Test("two wheels can turn at the same time", .rule("R-DATE-13"))
  func together() throws {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    show()
    try wheel(0).turn(to: wheel(0).selectedRow + 1)
    phone.advance(by: 0.2)
    try wheel(1).turn(to: wheel(1).selectedRow + 3)
    rest()
    #expect(date == "2026-09-21 10:44")
    try wheel(2).turn(to: 1)
    rest()
    #expect(date == "2026-09-21 22:44")
  }

  @Test("a countdown timer changes its duration, which is at least a minute", .rule("R-DATE-6"))
  func countdown() throws {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_600
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()
    #expect(try wheel(0).accessibilityValue == "1")
    try wheel(1).turn(to: wheel(1).selectedRow + 30)
    rest()
    #expect(picker.countDownDuration == 5_400)
    try wheel(0).turn(to: wheel(0).selectedRow - 1)
    rest()
    try wheel(1).turn(to: wheel(1).selectedRow - 30)
    rest()
    #expect(picker.countDownDuration == 60)
    #expect(try wheel(1).accessibilityValue == "1")
    #expect(date == "2026-09-21 09:41")
    #expect(count == 3)
  }

  @Test("wheels turn to a date that the app sets", .rule("R-DATE-12"))
  func animated() throws {
    picker.preferredDatePickerStyle = .wheels
    show()
    #expect(try wheel(0).accessibilityValue == "Mon, Sep 21")
    picker.setDate(TestDates.date("2026-09-24 18:00"), animated: true)
    #expect(try wheel(0).scrollAnimation != nil)
    rest()
    #expect(
      try (0..<4).map { try wheel($0).accessibilityValue } == ["Thu, Sep 24", "6", "00", "PM"]
    )
    picker.date = TestDates.date("1900-01-01")
    #expect(try wheel(0).accessibilityValue == "Mon, Jan 1")
  }

  // MARK: Compact

  @Test("buttons show the date and the time of the locale", .rule("R-DATE-20"))
  func compact() {
    show()
    #expect(labels == ["Sep 21, 2026", "9:41 AM"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(labels == ["21. Sept. 2026", "09:41"])
    picker.datePickerMode = .time
    #expect(labels == ["09:41"])
  }

  @Test("a tap opens a calendar in a popover, which changes the date", .rule("R-DATE-21"))
  func popover() throws {
    var events: [String] = []
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("change") }, for: .valueChanged)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    show()
    try phone.tap("Sep 21, 2026")
    rest()
    #expect(page.presentedViewController is DatePopoverController)
    #expect((picker.subviews.first as? DateCompactView)?.datePill.tintAdjustmentMode == .normal)
    try phone.tap("Wednesday, September 30")
    #expect(date == "2026-09-30 09:41")
    phone.tap(at: CGPoint(x: 200, y: 840))
    rest()
    #expect(page.presentedViewController == nil)
    #expect(events == ["begin", "change", "end"])
    let timePill = (picker.subviews.first as? DateCompactView)?.timePill
    timePill?.sendActions(for: .touchUpInside)
    rest()
    let popover = try #require(page.presentedViewController as? DatePopoverController)
    #expect(popover.picker.datePickerStyle == .wheels)
    #expect(popover.picker.datePickerMode == .time)
    page.dismiss(animated: false)
    rest()
  }

  @Test("without a view controller a tap logs a warning", .rule("R-DATE-21"))
  func noController() {
    let picker = UIDatePicker()
    picker.date = TestDates.date("2026-09-21 09:41")
    let pill = picker.subviews.first?.subviews.first as? DatePill
    let logged = warnings { pill?.sendActions(for: .touchUpInside) }
    #expect(logged.count == 1)
  }

  @Test("a tap on a day selects it and keeps the time", .rule("R-DATE-31", "R-DATE-33"))
  func days() throws {
    picker.preferredDatePickerStyle = .inline
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    show()
    try phone.tap("Tuesday, September 8")
    try phone.tap("Tuesday, September 8")
    #expect(date == "2026-09-08 09:41")
    #expect(count == 1)
    let calendar = try #require(picker.subviews.first as? DateCalendarView)
    #expect(calendar.cells.filter(\.isSelected).map(\.day) == [7])
    #expect(calendar.cells[7].bounds.height == 44)
  }

  @Test("buttons show other months without changing the date", .rule("R-DATE-32"))
  func months() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.maximumDate = TestDates.date("2026-10-15")
    show()
    try phone.tap("Next month")
    #expect(phone.elements.contains { $0.label == "October 2026" })
    #expect(date == "2026-09-21 09:41")
    let calendar = try #require(picker.subviews.first as? DateCalendarView)
    #expect(!calendar.header.nextButton.isEnabled)
    #expect(calendar.cells.filter { !$0.isHidden && !$0.isEnabled }.map(\.day) == Array(15..<31))
    try phone.tap("Previous month")
    try phone.tap("Previous month")
    #expect(phone.elements.contains { $0.label == "August 2026" })
    picker.date = TestDates.date("2026-01-02")
    #expect(phone.elements.contains { $0.label == "January 2026" })
  }

  @Test("the month opens wheels with years and months", .rule("R-DATE-34"))
  func monthWheels() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    show()
    try phone.tap("September 2026")
    #expect(try wheel(0).accessibilityValue == "September")
    try wheel(1).accessibilityIncrement()
    rest()
    #expect(phone.elements.contains { $0.label == "September 2027" })
    try phone.tap("September 2027")
    try phone.tap("Wednesday, September 1")
    #expect(date == "2027-09-01 09:41")
  }

  @Test("in right-to-left layout the week begins at the right", .rule("R-DATE-30"))
  func mirrored() throws {
    picker.semanticContentAttribute = .forceRightToLeft
    picker.locale = Locale(identifier: "ar_EG")
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    for view in picker.subviews { view.semanticContentAttribute = .forceRightToLeft }
    show()
    let calendar = try #require(picker.subviews.first as? DateCalendarView)
    let saturday = try #require(calendar.cells.first { $0.day == 4 })
    #expect(saturday.frame.maxX > 300)
  }

  @Test("a disabled picker takes no touches", .rule("R-DATE-1"))
  func disabled() throws {
    picker.isEnabled = false
    show()
    picker.preferredDatePickerStyle = .inline
    #expect(picker.subviews.first?.isUserInteractionEnabled == false)
  }

  @Test("pickers can be made before launch, overridden, and read early", .rule("R-DATE-4"))
  func early() {
    final class MorningPicker: UIDatePicker {
      var settings = 0
      override func setDate(_ date: Date, animated: Bool) {
        settings += 1
        super.setDate(date, animated: animated)
      }
    }
    final class Page: UIViewController {
      let picker = MorningPicker()
      var height: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        picker.preferredDatePickerStyle = .wheels
        picker.date = TestDates.date("2026-09-21 09:41")
        view.addSubview(picker)
        height = picker.frame.height
      }
    }
    let page = Page()
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    #expect(page.height == 216 && page.picker.settings == 1)
    #expect(TestDates.text(page.picker.date) == "2026-09-21 09:41")
  }

  @Test("a picker with wheels is the input view of a text field", .rule("R-DATE-8"))
  func inputView() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    field.inputView = picker
    picker.addAction(
      UIAction { [unowned field, unowned picker] _ in field.text = TestDates.text(picker.date) },
      for: .valueChanged
    )
    page.view.addSubview(field)
    phone.window.rootViewController = page
    field.becomeFirstResponder()
    rest()
    #expect(picker.bounds.height == 216)
    #expect(picker.bounds.width == phone.window.bounds.width)
    try wheel(1).accessibilityIncrement()
    rest()
    #expect(field.text == "2026-09-22 09:41")
    field.resignFirstResponder()
    rest()
  }
}
