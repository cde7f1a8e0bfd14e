import Foundation

/// A column of a date picker with wheels.
enum DateColumn: Equatable, Sendable {
  case year, month, day
  /// The days of all months in one column, with their weekday.
  case anyDay
  case hour, minute, period
}

/// The columns of a date picker with wheels, in the order of the locale.
struct DateColumnPlan: Equatable {
  // R-DATE-10
  let columns: [DateColumn]
  /// The pattern of the hour, such as "h" or "HH".
  let hourPattern: String

  /// Whether hours count from 1 to 12.
  var isTwelveHour: Bool { columns.contains(.period) }

  /// Creates the columns of a mode.
  ///
  /// - Parameters:
  ///   - mode: The mode of the picker.
  ///   - context: The calendar and the locale.
  ///   - isRightToLeft: Whether the first column is at the right.
  init(mode: UIDatePicker.Mode, context: DateContext, isRightToLeft: Bool) {
    let time = context.pattern("jmm")
    let letters = Self.letters(of: time)
    let hour = letters.first { "hHkK".contains($0) } ?? "H"
    let isPadded = letters.filter { $0 == hour }.count > 1
    hourPattern = mode == .countDownTimer ? "H" : String(repeating: hour, count: isPadded ? 2 : 1)
    switch mode {
    case .time: columns = Self.time(time, isRightToLeft: isRightToLeft)
    case .date: columns = Self.columns(of: context.pattern("yMMMMd"))
    case .dateAndTime: columns = [.anyDay] + Self.time(time, isRightToLeft: isRightToLeft)
    case .countDownTimer: columns = [.hour, .minute]
    case .yearAndMonth: columns = Self.columns(of: context.pattern("yMMMM"))
    }
  }

  /// Returns the columns of a time.
  ///
  /// In right-to-left layouts, hours are still at the left of minutes.
  private static func time(_ pattern: String, isRightToLeft: Bool) -> [DateColumn] {
    var columns = columns(of: pattern)
    if isRightToLeft, let hour = columns.firstIndex(of: .hour),
      let minute = columns.firstIndex(of: .minute)
    {
      columns.swapAt(hour, minute)
    }
    return columns
  }

  /// Returns the columns of a pattern.
  static func columns(of pattern: String) -> [DateColumn] {
    var columns: [DateColumn] = []
    for letter in letters(of: pattern) {
      guard let column = column(of: letter), !columns.contains(column) else { continue }
      columns.append(column)
    }
    return columns
  }

  /// The letters of a pattern that are not in quotation marks.
  private static func letters(of pattern: String) -> [Character] {
    var isQuoted = false
    return pattern.filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character.isASCII && character.isLetter
    }
    .map { $0 }
  }

  private static func column(of letter: Character) -> DateColumn? {
    switch letter {
    case "y", "Y", "u", "U": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }
}
