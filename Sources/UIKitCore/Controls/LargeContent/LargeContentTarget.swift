import Foundation

/// An item under the finger; two are equal when they are the same object.
@MainActor struct LargeContentTarget: @preconcurrency Equatable {
  let item: UILargeContentViewerItem

  static func == (left: LargeContentTarget, right: LargeContentTarget) -> Bool {
    left.item === right.item
  }

  /// The frontmost, innermost view at a point that shows large content; views that take no touches count too.
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
