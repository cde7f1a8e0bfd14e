import Foundation

/// The rectangles of a text field.
///
/// ```
/// ┌──────┬──────────────────────┬───────┬───────┐
/// │ left │ text                 │ clear │ right │
/// └──────┴──────────────────────┴───────┴───────┘
/// ```
///
/// The sides are exchanged in right-to-left layouts.
struct TextFieldLayout {
  var bounds: CGRect
  var borderStyle: UITextField.BorderStyle
  /// The sizes of the side views that are shown, or `nil`.
  var leftSize: CGSize?
  var rightSize: CGSize?
  var showsClearButton = false
  var isRightToLeft = false

  // M-TXT-1, M-TXT-2, M-TXT-4
  static let clearButtonSide: CGFloat = 19
  static let clearButtonMargin: CGFloat = 5

  /// The distances of the text from the edges.
  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line: (2, 1)
    case .bezel: (7, 2)
    case .roundedRect: (7, 2)
    }
  }

  /// The height of a field for lines of a height in points.
  func height(lineHeight: CGFloat) -> CGFloat {
    let line = lineHeight.rounded(.up) + 1
    return borderStyle == .none ? line : line + 12
  }

  var leftView: CGRect {
    guard let leftSize else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    return mirrored(centered(leftSize, x: bounds.minX))
  }

  var rightView: CGRect {
    guard let rightSize else { return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    return mirrored(centered(rightSize, x: bounds.maxX - rightSize.width))
  }

  var clearButton: CGRect {
    let side = Self.clearButtonSide
    let size = CGSize(width: side, height: side)
    return mirrored(centered(size, x: bounds.maxX - Self.clearButtonMargin - side))
  }

  var text: CGRect {
    var left = insets.horizontal
    var right = insets.horizontal
    if let leftSize { left = max(left, leftSize.width) }
    if let rightSize { right = max(right, rightSize.width) }
    if showsClearButton {
      right = max(right, Self.clearButtonSide + 2 * Self.clearButtonMargin)
    }
    let frame = CGRect(
      x: bounds.minX + left,
      y: bounds.minY + insets.vertical,
      width: max(bounds.width - left - right, 0),
      height: max(bounds.height - 2 * insets.vertical, 0)
    )
    return mirrored(frame)
  }

  private func centered(_ size: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: x,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return frame
  }
}
