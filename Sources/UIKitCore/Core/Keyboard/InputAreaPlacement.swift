import Foundation

/// The frames of an accessory view and an input view at the bottom of a window.
///
/// ```
///  ┌───────────┐
///  │  content  │
///  ├───────────┤ top of the area
///  │ accessory │
///  ├───────────┤
///  │   input   │
///  │┄┄┄┄┄┄┄┄┄┄┄│ bottom safe area inset
///  └───────────┘
/// ```
struct InputAreaPlacement: Equatable {
  var accessoryHeight: CGFloat = 0
  /// The height of the input view, without the inset below it.
  var inputHeight: CGFloat = 0
  /// The space below the input view.
  var inputInset: CGFloat = 0

  /// The height of the whole area.
  var height: CGFloat { accessoryHeight + inputHeight + inputInset }

  /// Returns the frame of the area in the bounds of the window: at the bottom, or below it if the
  /// area is not shown.
  func area(in bounds: CGRect, isShown: Bool) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.maxY - (isShown ? height : 0),
      width: bounds.width,
      height: height
    )
  }

  /// Returns the frame of the accessory view's slot while the area is shown.
  func accessory(in bounds: CGRect) -> CGRect {
    var frame = area(in: bounds, isShown: true)
    frame.size.height = accessoryHeight
    return frame
  }

  /// Returns the frame of the input view's slot, which includes the inset below the view, while the
  /// area is shown.
  func input(in bounds: CGRect) -> CGRect {
    var frame = area(in: bounds, isShown: true)
    frame.origin.y += accessoryHeight
    frame.size.height = inputHeight + inputInset
    return frame
  }
}

/// The part of a view that the input area covers.
enum KeyboardCover {
  /// Returns the height of the part of a view, measured from its bottom, that the area covers.
  ///
  /// - Parameters:
  ///   - top: The top edge of the area in the view's coordinates, or `nil` if nothing is shown.
  ///   - bounds: The bounds of the view.
  ///   - bottomInset: The least height: the view's bottom safe area inset, or 0.
  /// - Returns: A height from 0 to that of the view.
  static func height(top: CGFloat?, bounds: CGRect, bottomInset: CGFloat) -> CGFloat {
    // R-KBD-14, R-KBD-15
    let covered = top.map { bounds.maxY - $0 } ?? 0
    return min(max(covered, bottomInset, 0), max(bounds.height, 0))
  }
}
