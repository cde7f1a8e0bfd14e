import Foundation

/// How much of the safe area a scroll view adds to the insets of its content.
struct InsetAdjustment {
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var safeArea: UIEdgeInsets
  /// Whether the content can be moved up and down, and across.
  var scrollsVertically: Bool
  var scrollsHorizontally: Bool
  /// Whether the view is what a controller inside a bar controller shows.
  var isUnderBars: Bool

  /// The part of the safe area that is added.
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
