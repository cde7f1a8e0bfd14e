import UIKitCore

// R-KBD-22
/// The areas of the keyboard for the keys, and for the globe and the microphone.
///
/// On phones with a home indicator the globe and the microphone are below the keys, in landscape
/// at both sides of them.
struct KeyboardArea {
  var size: CGSize
  var safeArea: UIEdgeInsets
  var isTablet: Bool
  /// The height of the bar for suggestions.
  var top: CGFloat

  private var isTall: Bool { size.height > size.width * 0.5 }

  private var hasSides: Bool {
    !isTablet && !isTall && max(safeArea.left, safeArea.right) > 0
  }

  private var side: CGFloat {
    hasSides ? max(safeArea.left, safeArea.right) + KeyboardSize.sideMargin : 3
  }

  private var bottom: CGFloat {
    let bar = isTall && !isTablet ? KeyboardSize.bottomBar : 0
    return safeArea.bottom > 0 ? safeArea.bottom + bar : 0
  }

  var keys: CGRect {
    // On phones four rows, of 54 points in portrait, fill the area. The rows of tablets have 64 points in
    // portrait and 86 in landscape.
    let (above, below): (CGFloat, CGFloat) = isTablet ? (5, 3) : (0, 0)
    return CGRect(
      x: side,
      y: top + above,
      width: max(size.width - 2 * side, 0),
      height: max(size.height - top - bottom - above - below, 0)
    )
  }

  /// The frames of the globe and the microphone, or none if they are not shown.
  var icons: [CGRect] {
    guard safeArea.bottom > 0, !isTablet, isTall || hasSides else { return [] }
    let icon: CGFloat = 40
    let x = hasSides ? (side - icon) / 2 : 20
    let y = hasSides ? keys.maxY - icon : size.height - bottom + 4
    return [x, size.width - x - icon].map { CGRect(x: $0, y: y, width: icon, height: icon) }
  }
}

/// Heights of the parts of the keyboard, in points.
enum KeyboardSize {
  /// The width of the icons in the bar.
  static let tabletIcons: CGFloat = 190
  /// The bar with the microphone, above the home indicator.
  static let bottomBar: CGFloat = 41
  /// The distance of the keys from the safe area in landscape.
  static let sideMargin: CGFloat = 16
  /// The distance by which a key of a tablet is pulled down for its other character.
  static let pullDistance: CGFloat = 12
}
