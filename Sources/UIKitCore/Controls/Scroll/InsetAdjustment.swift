import Foundation

/// The part of the safe area that a scroll view adds to its content inset.
struct InsetAdjustment {
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var safeArea: UIEdgeInsets
  /// Whether the content can scroll vertically and horizontally.
  var scrollsVertically: Bool
  var scrollsHorizontally: Bool
  /// Whether the view belongs to a controller inside a bar controller.
  var isUnderBars: Bool

  /// The insets to add.
  var insets: UIEdgeInsets {
    switch behavior {
    case .never: .zero
    case .always: safeArea
    case .scrollableAxes: part(vertical: scrollsVertically)
    case .automatic: part(vertical: scrollsVertically || isUnderBars)
    }
  }

  private func part(vertical: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? safeArea.top : 0,
      left: scrollsHorizontally ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0,
      right: scrollsHorizontally ? safeArea.right : 0
    )
  }
}
