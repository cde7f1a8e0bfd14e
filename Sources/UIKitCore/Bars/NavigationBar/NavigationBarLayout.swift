import Foundation

/// The frames in the row of a navigation bar.
///
///     |8 ‹ 6 Back title | items |     title      | items 16|
///                                ├──── slot ────┤
///
/// The title is centered in the bar, moved if buttons need the space, and truncated if the slot is
/// too narrow. The longest title of the back button that leaves enough space for the whole title is
/// displayed. Frames are computed from left to right and mirrored for right-to-left languages.
struct NavigationBarLayout: Equatable {
  // R-NBAR-12…15
  /// The size of the row.
  var size: CGSize
  /// The insets of the safe area at the leading and trailing edges.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  var margin = ScreenMetrics.narrowMargin
  /// The back button, or `nil` for none.
  var back: Back?
  /// The widths of the items at both sides; 0 for none.
  var leadingWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  /// The size of the title or the title view; zero for none.
  var titleSize = CGSize.zero
  /// The width of a search bar at the trailing edge; 0 for none.
  var searchWidth: CGFloat = 0
  var isRightToLeft = false

  struct Back: Equatable {
    var indicatorSize = NavigationBarMetrics.indicatorSize
    /// The widths of the titles in the order in which they are tried, before none at all.
    var titleWidths: [CGFloat]
  }

  struct Frames: Equatable {
    /// The area of the back button that receives touches.
    var back = CGRect.zero
    var indicator = CGRect.zero
    var backTitle = CGRect.zero
    /// The index of the displayed title.
    var backTitleIndex: Int?
    var leading = CGRect.zero
    var trailing = CGRect.zero
    var title = CGRect.zero
    var search = CGRect.zero
  }

  var frames: Frames {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Frames()
    }
    let frames = leftToRight
    return isRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  private var leftToRight: Frames {
    var frames = Frames()
    var right = size.width - trailingInset - margin
    if searchWidth > 0 {
      // R-SRCH-8
      // The margin of the search bar is inside the margin of the row.
      let end = right + min(SearchBarMetrics.margin, margin)
      let width = min(searchWidth, max(end - leastTrailingStart, 0))
      frames.search = CGRect(x: end - width, y: 0, width: width, height: size.height)
      right = frames.search.minX - gap
    }
    if trailingWidth > 0 {
      let left = max(right - trailingWidth, leastTrailingStart)
      frames.trailing = CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height)
    }
    let titleEnd = trailingWidth > 0 ? frames.trailing.minX - gap : right
    var titleStart = leadingInset + margin
    if let back {
      place(back, before: titleEnd, in: &frames)
      titleStart = frames.back.maxX + gap
    }
    if leadingWidth > 0 {
      let left = back == nil ? leadingInset + margin : titleStart
      let width = max(min(leadingWidth, titleEnd - left), 0)
      frames.leading = CGRect(x: left, y: 0, width: width, height: size.height)
      titleStart = frames.leading.maxX + gap
    }
    frames.title = title(from: titleStart, to: titleEnd)
    return frames
  }

  /// The minimum position of the trailing items, which leaves enough space for the back indicator.
  private var leastTrailingStart: CGFloat {
    guard let back else { return leadingInset + margin }
    return leadingInset + NavigationBarMetrics.indicatorEdge + back.indicatorSize.width + gap
  }

  private var gap: CGFloat { NavigationBarMetrics.titleGap }

  // MARK: Back button

  private func place(_ back: Back, before titleEnd: CGFloat, in frames: inout Frames) {
    let indicator = back.indicatorSize
    frames.indicator = CGRect(
      x: leadingInset + NavigationBarMetrics.indicatorEdge,
      y: ((size.height - indicator.height) / 2).rounded(.down),
      width: indicator.width,
      height: indicator.height
    )
    let textStart = frames.indicator.maxX + NavigationBarMetrics.indicatorGap
    let reserved = (leadingWidth > 0 ? leadingWidth + gap : 0) + gap + titleSize.width
    let room = titleEnd - reserved - textStart
    frames.backTitleIndex = back.titleWidths.firstIndex { $0 <= room }
    var end = frames.indicator.maxX
    if let index = frames.backTitleIndex {
      let width = back.titleWidths[index]
      frames.backTitle = CGRect(x: textStart, y: 0, width: width, height: size.height)
      end = textStart + width
    }
    frames.back = CGRect(x: leadingInset, y: 0, width: end - leadingInset, height: size.height)
  }

  // MARK: Title

  private func title(from start: CGFloat, to end: CGFloat) -> CGRect {
    let room = max(end - start, 0)
    let width = min(titleSize.width, room)
    let height = min(titleSize.height, size.height)
    let middle = (leadingInset + size.width - trailingInset) / 2
    let left = min(max(middle - width / 2, start), max(end - width, start))
    return CGRect(
      x: left,
      y: (size.height - height) / 2,
      width: width,
      height: height
    )
  }
}

extension NavigationBarLayout.Frames {
  fileprivate func mirrored(in width: CGFloat) -> Self {
    func mirror(_ rect: CGRect) -> CGRect {
      rect == .zero
        ? rect
        : CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var mirrored = self
    mirrored.back = mirror(back)
    mirrored.indicator = mirror(indicator)
    mirrored.backTitle = mirror(backTitle)
    mirrored.leading = mirror(leading)
    mirrored.trailing = mirror(trailing)
    mirrored.title = mirror(title)
    mirrored.search = mirror(search)
    return mirrored
  }
}
