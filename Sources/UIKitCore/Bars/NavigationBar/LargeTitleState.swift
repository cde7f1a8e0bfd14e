import Foundation

/// The visible part of a large title, depending on the position of the content below.
///
///     ├ row ┤        ├ row ┤         ├ row ┤
///                    Large Title
///     Large Title    ───────────     Large Title
///     ───────────    content         ··· stretch
///     content                        content
struct LargeTitleState: Equatable {
  // R-NBAR-40…43
  /// The height of the area for the large title; 0 if the title is not large.
  var fullHeight: CGFloat = 0
  /// The distance of the content from the row, or `nil` if there is no scroll view.
  var contentTop: CGFloat?

  /// The visible height, from 0 to `fullHeight`.
  var shown: CGFloat { min(max(contentTop ?? fullHeight, 0), fullHeight) }

  /// The distance by which the content is pulled down beyond the large title.
  var stretch: CGFloat {
    guard let contentTop, contentTop.isFinite else { return 0 }
    return max(contentTop - fullHeight, 0)
  }

  /// Whether the row displays the title, because little of the large title is visible.
  var showsRowTitle: Bool {
    fullHeight <= 0 || shown <= NavigationBarMetrics.rowTitleLimit * fullHeight
  }

  /// The scale of a title that is pulled down.
  var scale: CGFloat {
    1 + min(stretch / NavigationBarMetrics.stretchForScale, 1) * NavigationBarMetrics.stretchScale
  }

  /// Returns the position at which a drag ends if the large title would otherwise remain partly
  /// visible.
  ///
  /// The large title is then either fully visible or hidden, whichever is nearer. Returns `nil` if
  /// the drag may end at the given position.
  func rest(for contentTop: CGFloat) -> CGFloat? {
    // R-NBAR-42
    guard fullHeight > 0, contentTop > 0, contentTop < fullHeight else { return nil }
    return contentTop >= fullHeight / 2 ? fullHeight : 0
  }
}
