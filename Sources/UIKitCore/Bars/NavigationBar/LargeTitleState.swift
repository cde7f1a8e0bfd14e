import Foundation

/// How much of a large title is to be seen, by where the content below begins.
///
///     ├ row ┤        ├ row ┤         ├ row ┤
///                    Large Title
///     Large Title    ───────────     Large Title
///     ───────────    content         ··· stretch
///     content                        content
///
/// (R-NBAR-40…43)
struct LargeTitleState: Equatable {
  /// The height of the large title's part of the bar; 0 where the title is not large.
  var fullHeight: CGFloat = 0
  /// How far below the row the content begins; nil where nothing scrolls.
  var contentTop: CGFloat?

  /// The height that shows, from 0 to the full one.
  var shown: CGFloat { min(max(contentTop ?? fullHeight, 0), fullHeight) }

  /// How far content is pulled down beyond the large title.
  var stretch: CGFloat {
    guard let contentTop, contentTop.isFinite else { return 0 }
    return max(contentTop - fullHeight, 0)
  }

  /// Whether the title is to be seen in the row, since hardly anything of the large one is left.
  var showsRowTitle: Bool {
    fullHeight <= 0 || shown <= NavigationBarMetrics.rowTitleLimit * fullHeight
  }

  /// How much larger a title is that is pulled down.
  var scale: CGFloat {
    1 + min(stretch / NavigationBarMetrics.stretchForScale, 1) * NavigationBarMetrics.stretchScale
  }

  /// Where a drag ends, by the measure of `contentTop`, that would end with the title half to be seen. (R-NBAR-42)
  ///
  /// Open or closed, whichever is nearer; nil where it may end as it would.
  func rest(for contentTop: CGFloat) -> CGFloat? {
    guard fullHeight > 0, contentTop > 0, contentTop < fullHeight else { return nil }
    return contentTop >= fullHeight / 2 ? fullHeight : 0
  }
}
