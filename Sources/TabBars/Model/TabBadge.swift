import UIKit

/// What a badge shows.
public enum TabBadge: Equatable, Sendable {
  /// A small filled circle.
  case dot
  /// A number; more than `maximum` is shown as "99+", zero and less show no badge. (CYL-102)
  case count(Int, maximum: Int = 99)
  /// Any text; an empty one is a dot. (RDV-63)
  case text(String)
  /// A word that marks what is new, in a rectangle with rounded corners. (CYL-104)
  case new(String = "NEW")
  /// A view of the app's at its own size, with nothing behind it; one view belongs to one badge.
  case view(UIView)
}

extension TabBadge {
  /// Reads what apps write into a badge: nothing for nil, a dot for "", a number for digits, "new" as such, else the text.
  /// (CYL-101, CYL-102)
  public init?(value: String?) {
    guard let value else { return nil }
    if value.isEmpty {
      self = .dot
    } else if value.allSatisfy({ $0.isASCII && $0.isNumber }) {
      self = .count(Int(value) ?? .max)
    } else if value == "new" || value == "NEW" {
      self = .new(value)
    } else {
      self = .text(value)
    }
  }

  /// What is written in the badge: nil hides it, an empty text is a dot, or a view of the app's.
  ///
  /// Texts are cut after 100 characters, which no badge has room for.
  public var content: String? {
    switch self {
    case .dot, .view: ""
    case .count(let number, _) where number <= 0: nil
    case .count(let number, let maximum): number > maximum ? "\(max(maximum, 0))+" : "\(number)"
    case .text(let text), .new(let text): String(text.prefix(100))
    }
  }

  var view: UIView? { if case .view(let view) = self { view } else { nil } }
}

/// How badges look and where they stand.
public struct TabBadgeStyle: Equatable {
  /// The font of the text; 9 points and bold by default. (CYL-103)
  public var font = UIFont.boldSystemFont(ofSize: 9)
  /// Behind the text; red by default, nil for the image instead.
  public var backgroundColor: UIColor? = .systemRed
  /// Stretched behind the text where there is no colour; nil by default. (RDV-65)
  public var backgroundImage: UIImage?
  /// White by default.
  public var textColor = UIColor.white
  /// What is kept around the text, in points, both sides together; 8 by default. (CYL-104)
  public var margin: CGFloat = 8
  /// The same from side to side; nil, the default, for as much as `margin`. (ES-10)
  public var sideMargin: CGFloat?
  /// The size of a dot in points; 8 by default. (CYL-103)
  public var dotDiameter: CGFloat = 8
  /// The corner radius in points; nil, the default, rounds the ends. (CYL-104)
  public var cornerRadius: CGFloat?
  /// From where the badge stands; by default from the picture's corner.
  public var anchor = Anchor.corner
  /// How far the badge is moved towards the trailing end and down, in points. (CYL-105)
  public var offset = UIOffset.zero
  /// How it moves; nil, the default, for not at all. (CYL-108)
  public var animation: TabBadgeAnimation?

  /// The usual look.
  public init() {}

  /// From where a badge stands.
  public enum Anchor: Equatable, Sendable {
    /// Its middle is two points outside of the picture's upper trailing corner. (CYL-105)
    case corner
    /// It begins over the trailing end of the picture, two points below the upper edge of the item. (RDV-64)
    case top
  }
}
