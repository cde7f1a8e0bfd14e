import UIKit

/// The contents of a badge.
public enum TabBadge: Equatable, Sendable {
  /// A small filled circle.
  case dot
  // CYL-102
  /// A number.
  ///
  /// A number above `maximum` is shown as "99+"; zero and negative numbers show no badge.
  case count(Int, maximum: Int = 99)
  // RDV-63
  /// A text.
  ///
  /// An empty text is shown as a dot.
  case text(String)
  // CYL-104
  /// A word that marks new content, in a rectangle with rounded corners.
  case new(String = "NEW")
  /// A view at its own size, without a background.
  ///
  /// A view can only belong to one badge.
  case view(UIView)
}

extension TabBadge {
  // CYL-101, CYL-102
  /// Creates a badge from a string.
  ///
  /// The badge is a dot for an empty string, a number for digits, and a mark for new content for
  /// "new"; otherwise it shows the text. Returns `nil` if the string is `nil`.
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

  /// The text of the badge, or `nil` if the badge is hidden.
  ///
  /// The text of a dot or a view is empty.
  ///
  /// Longer texts are truncated to 100 characters.
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

/// The appearance and position of badges.
public struct TabBadgeStyle: Equatable {
  // CYL-103
  /// The font of the text.
  ///
  /// The default value is the bold system font with a size of 9 points.
  public var font = UIFont.boldSystemFont(ofSize: 9)
  /// The background color, or `nil` to use the background image.
  ///
  /// The default value is red.
  public var backgroundColor: UIColor? = .systemRed
  // RDV-65
  /// An image that is stretched behind the text if there is no background color.
  ///
  /// The default value is `nil`.
  public var backgroundImage: UIImage?
  /// The color of the text.
  ///
  /// The default value is white.
  public var textColor = UIColor.white
  // CYL-104
  /// The total horizontal and vertical space around the text, in points.
  ///
  /// The default value is 8.
  public var margin: CGFloat = 8
  // ES-10
  /// The total horizontal space around the text, in points, or `nil` for `margin`.
  ///
  /// The default value is `nil`.
  public var sideMargin: CGFloat?
  // CYL-103
  /// The diameter of a dot in points.
  ///
  /// The default value is 8.
  public var dotDiameter: CGFloat = 8
  // CYL-104
  /// The corner radius in points, or `nil` for round ends.
  ///
  /// The default value is `nil`.
  public var cornerRadius: CGFloat?
  /// The reference point of the position.
  ///
  /// The default value is `Anchor.corner`.
  public var anchor = Anchor.corner
  // CYL-105
  /// The offset toward the trailing edge and down, in points.
  ///
  /// The default value is zero.
  public var offset = UIOffset.zero
  // CYL-108
  /// The animation of the badge, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var animation: TabBadgeAnimation?

  /// Creates a style with the default values.
  public init() {}

  /// The reference point of a badge's position.
  public enum Anchor: Equatable, Sendable {
    // CYL-105
    /// The center of the badge is two points outside the upper trailing corner of the image.
    case corner
    // RDV-64
    /// The badge begins at the trailing end of the image, two points below the upper edge of the
    /// item.
    case top
  }
}
