import Foundation

/// The values of an input view or accessory view that determine its height.
struct InputViewSizing {
  /// The height of the view's frame.
  var frameHeight: CGFloat = 0
  /// The intrinsic height, or a value of at most 0 if the view has none.
  var intrinsicHeight: CGFloat = 0
  /// The height that satisfies the constraints inside the view, or 0 if there are none.
  var fittingHeight: CGFloat = 0
  /// Whether the frame is determined by constraints instead of autoresizing.
  var usesConstraints = false
  /// Whether the height is flexible for autoresizing.
  var isFlexible = false

  private var contentHeight: CGFloat { max(intrinsicHeight, fittingHeight, 0) }

  /// Returns the height of an accessory view.
  var accessoryHeight: CGFloat {
    // R-KBD-6
    guard usesConstraints || isFlexible || frameHeight <= 0 else { return frameHeight }
    return contentHeight > 0 ? contentHeight : max(frameHeight, 0)
  }

  /// Returns the height of an input view, and whether it includes the bottom safe area inset.
  func inputHeight(default defaultHeight: CGFloat) -> (height: CGFloat, includesInset: Bool) {
    // R-KBD-7
    if usesConstraints, contentHeight > 0 { return (contentHeight, false) }
    if isFlexible { return (defaultHeight, true) }
    if frameHeight > 0 { return (frameHeight, false) }
    return contentHeight > 0 ? (contentHeight, false) : (defaultHeight, true)
  }
}
