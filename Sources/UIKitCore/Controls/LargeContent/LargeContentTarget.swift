import Foundation

/// An item under the finger.
///
/// Two targets are equal if their items are the same object.
@MainActor struct LargeContentTarget: @preconcurrency Equatable {
  let item: UILargeContentViewerItem

  static func == (left: LargeContentTarget, right: LargeContentTarget) -> Bool {
    left.item === right.item
  }

  /// Returns the frontmost, innermost view at a point that shows large content, including views
  /// with user interaction disabled.
  static func item(at point: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha >= ViewMetrics.faintestTouchableAlpha,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let found = item(at: subview.convert(point, from: view), in: subview) { return found }
    }
    return view.showsLargeContentViewer ? view : nil
  }
}
