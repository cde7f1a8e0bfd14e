import UIKit

/// What a badge shows.
public enum TabBadge: Equatable, Sendable {
  /// A small filled circle.
  case dot
  /// A number; more than `maximum` is shown as "99+", zero and less show no badge. (CYL-102)
  case count(Int, maximum: Int = 99)
  /// Any text; an empty one is a dot. (RDV-63)
  case text(String)
}

extension TabBadge {
  /// Reads what apps write into a badge: nothing for nil, a dot for "", a number for digits, else the text. (CYL-101, CYL-102)
  public init?(value: String?) {
    guard let value else { return nil }
    if value.isEmpty {
      self = .dot
    } else if value.allSatisfy(\.isWholeNumber), let number = Int(value) {
      self = .count(number)
    } else {
      self = .text(value)
    }
  }

  /// What is written in the badge: nil hides it, an empty text is a dot.
  ///
  /// Texts are cut after 100 characters, which no badge has room for.
  public var content: String? {
    switch self {
    case .dot: ""
    case .count(let number, _) where number <= 0: nil
    case .count(let number, let maximum): number > maximum ? "\(max(maximum, 0))+" : "\(number)"
    case .text(let text): String(text.prefix(100))
    }
  }
}

/// How badges look; what is nil is as everywhere else.
public struct TabBadgeStyle: Equatable {
  /// The font of the text; 9 points and bold by default. (CYL-103)
  public var font = UIFont.boldSystemFont(ofSize: 9)
  /// Behind the text; red by default.
  public var backgroundColor = UIColor.systemRed
  /// White by default.
  public var textColor = UIColor.white
  /// What is kept around the text, in points, both ways together; 8 by default. (CYL-104)
  public var margin: CGFloat = 8
  /// The size of a dot in points; 8 by default. (CYL-103)
  public var dotDiameter: CGFloat = 8
  /// The corner radius in points; nil, the default, rounds the ends. (CYL-104)
  public var cornerRadius: CGFloat?
  /// How far the badge is moved towards the trailing end and down, in points. (CYL-105)
  public var offset = UIOffset.zero

  /// The usual look.
  public init() {}
}
