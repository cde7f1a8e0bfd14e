import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Dates in Greenwich time for the tests of date pickers.
enum TestDates {
  static let timeZone = TimeZone(secondsFromGMT: 0)

  static func context(
    _ locale: String = "en_US",
    _ identifier: Calendar.Identifier = .gregorian
  ) -> DateContext {
    DateContext(
      calendar: Calendar(identifier: identifier),
      locale: Locale(identifier: locale),
      timeZone: timeZone
    )
  }

  /// The date of a text such as "2026-02-28 09:41".
  static func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = text.count > 10 ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd"
    return formatter.date(from: text) ?? .distantPast
  }

  /// The text of a date such as "2026-02-28 09:41".
  static func text(_ date: Date) -> String {
    context("en_US_POSIX").text(date, pattern: "yyyy-MM-dd HH:mm")
  }
}

@Suite("Date pickers: columns")
struct DateColumnPlanTests {
  private func columns(_ mode: UIDatePicker.Mode, _ locale: String, isRightToLeft: Bool = false)
    -> [DateColumn]
  {
    DateColumnPlan(
      mode: mode,
      context: TestDates.context(locale),
      isRightToLeft: isRightToLeft
    ).columns
  }

  @Test("the columns of a date have the order of the locale", .rule("R-DATE-10"))
  func dates() {
    #expect(columns(.date, "en_US") == [.month, .day, .year])
    #expect(columns(.date, "en_GB") == [.day, .month, .year])
    #expect(columns(.date, "ja_JP") == [.year, .month, .day])
    #expect(columns(.date, "es_ES") == [.day, .month, .year])
    #expect(columns(.yearAndMonth, "zh_CN") == [.year, .month])
    #expect(columns(.yearAndMonth, "de_DE") == [.month, .year])
  }

  @Test("times have 12 or 24 hours, with the period where the locale has it", .rule("R-DATE-10"))
  func times() {
    #expect(columns(.time, "en_US") == [.hour, .minute, .period])
    #expect(columns(.time, "de_DE") == [.hour, .minute])
    #expect(columns(.time, "zh_TW") == [.period, .hour, .minute])
    #expect(columns(.dateAndTime, "ko_KR") == [.anyDay, .period, .hour, .minute])
    #expect(columns(.countDownTimer, "en_US") == [.hour, .minute])
    let plan = DateColumnPlan(
      mode: .time,
      context: TestDates.context("de_DE"),
      isRightToLeft: false
    )
    #expect(plan.hourPattern == "HH" && !plan.isTwelveHour)
  }

  @Test("in right-to-left layouts hours are still at the left of minutes", .rule("R-DATE-10"))
  func mirrored() {
    #expect(columns(.time, "ar_EG", isRightToLeft: true) == [.minute, .hour, .period])
    #expect(columns(.date, "ar_EG", isRightToLeft: true) == [.day, .month, .year])
  }
}

@Suite("Date pickers: limits")
struct DateLimitsTests {
  private let calendar = TestDates.context().calendar

  private func adjusted(_ text: String, _ limits: DateLimits) -> String {
    TestDates.text(limits.adjusted(TestDates.date(text), in: calendar))
  }

  @Test("dates are clamped to the limits", .rule("R-DATE-4"))
  func clamping() {
    var limits = DateLimits(minimum: TestDates.date("2026-03-01"))
    #expect(adjusted("2026-02-01 10:00", limits) == "2026-03-01 00:00")
    #expect(adjusted("2030-02-01 10:00", limits) == "2030-02-01 10:00")
    limits.maximum = TestDates.date("2026-04-01")
    #expect(adjusted("2030-02-01 10:00", limits) == "2026-04-01 00:00")
    limits.minimum = nil
    #expect(adjusted("1999-12-31 23:59", limits) == "1999-12-31 23:59")
  }

  @Test("limits in the wrong order are ignored", .rule("R-DATE-4"))
  func wrongOrder() {
    let limits = DateLimits(
      minimum: TestDates.date("2026-03-01"),
      maximum: TestDates.date("2026-02-01")
    )
    #expect(adjusted("2020-01-01 01:02", limits) == "2020-01-01 01:02")
    #expect(limits.contains(TestDates.date("2050-01-01")))
  }

  @Test("times are rounded down to the interval, and up at the minimum", .rule("R-DATE-5"))
  func rounding() {
    var limits = DateLimits(minuteInterval: 15)
    #expect(adjusted("2026-03-01 10:44", limits) == "2026-03-01 10:30")
    limits.minimum = TestDates.date("2026-03-01 10:40")
    #expect(adjusted("2026-03-01 10:44", limits) == "2026-03-01 10:45")
    limits.maximum = TestDates.date("2026-03-01 10:42")
    #expect(adjusted("2026-03-01 10:50", limits) == "2026-03-01 10:42")
    limits.rounds = false
    limits.maximum = nil
    #expect(adjusted("2026-03-01 10:44", limits) == "2026-03-01 10:44")
    #expect([1, 5, 20, 30].allSatisfy(DateLimits.isValid))
    #expect([0, -5, 7, 45, 60].allSatisfy { !DateLimits.isValid(interval: $0) })
  }

  @Test("durations are rounded down and less than a day", .rule("R-DATE-6"))
  func durations() {
    #expect(DateDuration.adjusted(3_725, minuteInterval: 1) == 3_720)
    #expect(DateDuration.adjusted(0, minuteInterval: 5) == 300)
    #expect(DateDuration.adjusted(-9, minuteInterval: 1) == 60)
    #expect(DateDuration.adjusted(1e9, minuteInterval: 1) == 86_340)
    #expect(DateDuration.adjusted(1e9, minuteInterval: 30) == 84_600)
  }

  @Test(
    "random dates end within random limits, on the interval where it is possible",
    .rule("R-DATE-4", "R-DATE-5"),
    arguments: 0..<60 as Range<UInt64>
  )
  func atRandom(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func date() -> Date {
      Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &generator))
    }
    let ends = [date(), date()].sorted()
    let interval = [1, 5, 10, 15, 30].randomElement(using: &generator) ?? 1
    let limits = DateLimits(minimum: ends[0], maximum: ends[1], minuteInterval: interval)

    let result = limits.adjusted(date(), in: calendar)

    #expect(limits.contains(result))
    let minute = calendar.component(.minute, from: result)
    #expect(minute % interval == 0 || limits.clamped(result) == result)
  }
}

@Suite("Date pickers: rows of wheels")
struct DateWheelModelTests {
  private func model(
    _ mode: UIDatePicker.Mode,
    _ context: DateContext = TestDates.context(),
    limits: DateLimits = DateLimits(),
    from text: String = "2026-09-21 09:41"
  ) -> DateWheelModel {
    DateWheelModel(
      mode: mode,
      context: context,
      limits: limits,
      date: TestDates.date(text),
      isRightToLeft: false
    )
  }

  private func title(_ model: DateWheelModel, _ column: DateColumn, _ text: String) -> String {
    let date = TestDates.date(text)
    let row = model.row(for: date, in: column, near: nil)
    return model.title(
      of: row,
      in: column,
      of: date,
      today: (TestDates.date("2026-09-21"), "Today")
    )
  }

  @Test("titles have the language, the digits and the pattern of the locale", .rule("R-DATE-11"))
  func titles() {
    let date = "2026-09-03 21:05"
    #expect(title(model(.date), .month, date) == "September")
    #expect(title(model(.date), .day, date) == "3")
    #expect(title(model(.time), .hour, date) == "9")
    #expect(title(model(.time), .period, date) == "PM")
    #expect(title(model(.dateAndTime), .anyDay, "2026-09-22 01:00") == "Tue, Sep 22")
    #expect(title(model(.dateAndTime), .anyDay, "2026-09-21 01:00") == "Today")
    let german = TestDates.context("de_DE")
    #expect(title(model(.time, german), .hour, date) == "21")
    #expect(title(model(.time, german), .hour, "2026-09-03 07:05") == "07")
    let japanese = TestDates.context("ja_JP")
    #expect(title(model(.date, japanese), .day, date) == "3日")
    #expect(title(model(.date, japanese), .month, date) == "9月")
    let arabic = TestDates.context("ar_EG")
    #expect(title(model(.time, arabic), .minute, date) == "٠٥")
  }

  @Test("every row of a column stands for the value that it selects", .rule("R-DATE-11"))
  func roundTrip() {
    let model = model(.date)
    let date = TestDates.date("2026-09-15 09:41")
    for column in [DateColumn.month, .day, .year, .hour, .minute, .period] {
      let middle = model.row(for: date, in: column, near: nil)
      for row in [middle, middle + 1, 0, 1] where row < model.rowCount(column) {
        let new = model.date(selecting: row, in: column, of: date)
        guard model.isAllowed(row: row, in: column, of: date) else { continue }
        #expect(model.row(for: new, in: column, near: row) == row)
      }
    }
  }

  @Test("wheels that repeat take the shorter way", .rule("R-DATE-12"))
  func nearest() {
    let model = model(.time, TestDates.context("de_DE"))
    let late = model.row(for: TestDates.date("2026-09-21 23:59"), in: .hour, near: nil)
    #expect(model.row(for: TestDates.date("2026-09-22 00:10"), in: .hour, near: late) == late + 1)
    #expect(model.row(for: TestDates.date("2026-09-22 22:10"), in: .hour, near: late) == late - 1)
    #expect(model.rowCount(.hour) == 4_800)
    #expect((0..<model.rowCount(.hour)).contains(model.row(for: .distantPast, in: .hour, near: 0)))
  }

  @Test("a day that the month does not have becomes its last day", .rule("R-DATE-13"))
  func shortMonths() {
    let model = model(.date)
    let january = TestDates.date("2024-01-31 09:41")
    let february = model.date(selecting: 1, in: .month, of: january)
    #expect(TestDates.text(february) == "2024-02-29 09:41")
    #expect(!model.isAllowed(row: 30, in: .day, of: february))
    #expect(model.isAllowed(row: 28, in: .day, of: february))
    #expect(TestDates.text(model.date(selecting: 30, in: .day, of: february)) == "2024-02-29 09:41")
    let next = model.date(selecting: 2024, in: .year, of: february)
    #expect(TestDates.text(next) == "2025-02-28 09:41")
  }

  @Test("rows beyond the limits are not allowed, and lead to the nearest date", .rule("R-DATE-13"))
  func limits() {
    let limits = DateLimits(
      minimum: TestDates.date("2026-03-10 08:30"),
      maximum: TestDates.date("2026-06-20 20:00")
    )
    let model = model(.date, limits: limits)
    let date = TestDates.date("2026-04-05 12:00")
    #expect((0..<12).filter { model.isAllowed(row: $0, in: .month, of: date) } == [2, 3, 4, 5])
    let early = model.allowedDate(selecting: 0, in: .month, of: date)
    #expect(TestDates.text(early) == "2026-03-10 08:30")
    let times = self.model(.dateAndTime, limits: limits)
    let first = TestDates.date("2026-03-10 09:00")
    #expect(!times.isAllowed(row: 7, in: .hour, of: first))
    #expect(times.isAllowed(row: 8, in: .hour, of: first))
    #expect(times.isAllowed(row: 1, in: .period, of: first))
  }

  @Test("hours keep their half of the day, and the half keeps the hour", .rule("R-DATE-13"))
  func halves() {
    let model = model(.time)
    let date = TestDates.date("2026-09-21 21:41")
    #expect(TestDates.text(model.date(selecting: 3, in: .hour, of: date)) == "2026-09-21 15:41")
    #expect(TestDates.text(model.date(selecting: 0, in: .period, of: date)) == "2026-09-21 09:41")
    #expect(TestDates.text(model.date(selecting: 0, in: .hour, of: date)) == "2026-09-21 12:41")
  }

  @Test("minutes have rows for the interval", .rule("R-DATE-5"))
  func interval() {
    let model = model(.time, limits: DateLimits(minuteInterval: 15))
    #expect(model.valueCount(.minute) == 4)
    let date = TestDates.date("2026-09-21 21:00")
    #expect(TestDates.text(model.date(selecting: 3, in: .minute, of: date)) == "2026-09-21 21:45")
  }

  @Test("other calendars have their own years, months and eras", .rule("R-DATE-14"))
  func calendars() {
    let date = "2026-09-21 09:41"
    #expect(title(model(.date, TestDates.context("th_TH", .buddhist)), .year, date) == "2569")
    let japanese = title(model(.date, TestDates.context("ja_JP", .japanese)), .year, date)
    #expect(japanese == "令和8年")
    let hebrew = model(.date, TestDates.context("en_US", .hebrew))
    #expect(hebrew.valueCount(.month) == 13)
    #expect(title(hebrew, .month, date) == "Tishri")
    // The year 5787 is a leap year; 5788 is not, and has no first Adar.
    let leap = TestDates.date(date)
    #expect(hebrew.isAllowed(row: 5, in: .month, of: leap))
    let plain = hebrew.date(selecting: 5787, in: .year, of: leap)
    #expect(!hebrew.isAllowed(row: 5, in: .month, of: plain))
    let islamic = model(.date, TestDates.context("en_US", .islamicUmmAlQura))
    #expect(title(islamic, .month, date) == "Rabiʻ II")
    #expect(islamic.valueCount(.day) == 30)
  }
}

@Suite("Date pickers: months", .rule("R-DATE-30"))
struct MonthGridTests {
  private func grid(_ text: String, _ context: DateContext = TestDates.context()) -> MonthGrid {
    MonthGrid(containing: TestDates.date(text), in: context.calendar)
  }

  @Test("the days begin in the column of their weekday")
  func columns() {
    let september = grid("2026-09-21")
    #expect(september.count == 30 && september.leading == 2 && september.weeks == 5)
    #expect(september.position(ofDay: 0) == (0, 2))
    #expect(september.position(ofDay: 29) == (4, 3))
    #expect(grid("2026-09-21", TestDates.context("de_DE")).leading == 1)
    #expect(grid("2026-02-01").weeks == 4)
    #expect(grid("2026-08-15").weeks == 6)
  }

  @Test("days are found by date, and dates by day")
  func days() {
    let month = grid("2026-09-21")
    #expect(TestDates.text(month.date(ofDay: 20)) == "2026-09-21 00:00")
    #expect(month.day(of: TestDates.date("2026-09-21 23:59")) == 20)
    #expect(month.day(of: TestDates.date("2026-10-01")) == nil)
    #expect(TestDates.text(month.month(after: 4)) == "2027-01-01 00:00")
    #expect(TestDates.text(month.month(after: -9)) == "2025-12-01 00:00")
  }

  @Test("weekdays begin with the calendar's first one")
  func weekdays() {
    #expect(MonthGrid.weekdays(of: TestDates.context().calendar).first == "Sun")
    #expect(MonthGrid.weekdays(of: TestDates.context("de_DE").calendar).first == "Mo")
    #expect(MonthGrid.weekdays(of: TestDates.context("ar_EG").calendar).first == "سبت")
  }

  @Test("a selected day keeps the time", .rule("R-DATE-33"))
  func time() {
    let calendar = TestDates.context().calendar
    let day = TestDates.date("2026-09-30")
    let new = MonthGrid.date(on: day, atTimeOf: TestDates.date("2020-01-01 17:25"), in: calendar)
    #expect(TestDates.text(new) == "2026-09-30 17:25")
  }

  @Test("other calendars have their own months", .rule("R-DATE-14"))
  func calendars() {
    let islamic = grid("2026-09-21", TestDates.context("ar_SA", .islamicUmmAlQura))
    #expect(TestDates.text(islamic.start) == "2026-09-12 00:00")
    let context = TestDates.context("en_US", .hebrew)
    #expect(context.text(grid("2026-09-21", context).start, template: "yMMMM") == "Tishri 5787")
  }
}
