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
  /// The height of a search bar below the title that scrolls with the content; 0 if there is none.
  var searchHeight: CGFloat = 0
  /// The distance of the content from the row, or `nil` if there is no scroll view.
  var contentTop: CGFloat?

  /// The visible height, from 0 to `fullHeight`.
  var shown: CGFloat { min(max(contentTop ?? fullHeight, 0), fullHeight) }

  // R-SRCH-2
  /// The visible height of the search bar, which appears when the content is pulled down.
  var searchShown: CGFloat {
    guard let contentTop else { return 0 }
    return min(max(contentTop - fullHeight, 0), searchHeight)
  }

  /// The height of the title and the search bar.
  var expandedHeight: CGFloat { fullHeight + searchHeight }

  /// The distance by which the content is pulled down beyond the large title and the search bar.
  var stretch: CGFloat {
    guard let contentTop, contentTop.isFinite else { return 0 }
    return max(contentTop - expandedHeight, 0)
  }

  /// Whether the row displays the title, because little of the large title is visible.
  var showsRowTitle: Bool {
    fullHeight <= 0 || shown <= NavigationBarMetrics.rowTitleLimit * fullHeight
  }

  /// The scale of a title that is pulled down.
  var scale: CGFloat {
    1 + min(stretch / NavigationBarMetrics.stretchForScale, 1) * NavigationBarMetrics.stretchScale
  }

  /// Returns the positions at which a drag may end if the large title or the search bar would
  /// otherwise remain partly visible, the nearest first.
  ///
  /// Returns an empty array if the drag may end at the given position.
  func rests(for contentTop: CGFloat) -> [CGFloat] {
    // R-NBAR-42
    let stops = [0, fullHeight, expandedHeight]
    for (lower, upper) in zip(stops, stops.dropFirst())
    where contentTop > lower && contentTop < upper {
      return contentTop >= (lower + upper) / 2 ? [upper, lower] : [lower, upper]
    }
    return []
  }
}
