import QuartzCore

/// How wide the segments of a control are, and which of them is where.
///
///     equal       the widest decides               [ One  │ Three │ Two  ]
///     by content  each has its share of what is left [ One│ Three │Two ]
///
/// Segments with a width of their own keep it. (R-CTL-12, R-CTL-13)
struct SegmentLayout: Equatable {
  struct Segment: Equatable {
    /// What text or image need, without padding.
    var contentWidth: CGFloat = 0
    /// 0 leaves the width to the layout.
    var fixedWidth: CGFloat = 0
  }

  var segments: [Segment]
  var isByContent = false
  var isRightToLeft = false

  /// The width that shows everything.
  var fittingWidth: CGFloat {
    let automatic = segments.filter { $0.fixedWidth <= 0 }
    let fixed = segments.map(\.fixedWidth).filter { $0 > 0 }.reduce(0, +)
    let wanted = automatic.map(wantedWidth)
    if isByContent { return fixed + wanted.reduce(0, +) }
    return fixed + (wanted.max() ?? 0) * CGFloat(wanted.count)
  }

  /// The slots of all segments in a control of this size, from the first on.
  func frames(in bounds: CGRect) -> [CGRect] {
    var x: CGFloat = 0
    return widths(in: bounds.width).map { width in
      defer { x += width }
      let left = isRightToLeft ? bounds.maxX - x - width : bounds.minX + x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The segment at a place, the nearest one beside the control; nil without segments.
  func index(at x: CGFloat, in bounds: CGRect) -> Int? {
    let frames = frames(in: bounds)
    return frames.indices.min { distance(x, frames[$0]) < distance(x, frames[$1]) }
  }

  private func distance(_ x: CGFloat, _ frame: CGRect) -> CGFloat {
    max(frame.minX - x, x - frame.maxX, 0)
  }

  private func wantedWidth(_ segment: Segment) -> CGFloat {
    max(segment.contentWidth + 2 * SegmentMetrics.padding, SegmentMetrics.leastWidth)
  }

  private func widths(in width: CGFloat) -> [CGFloat] {
    let fixed = segments.map(\.fixedWidth).filter { $0 > 0 }.reduce(0, +)
    let count = segments.count { $0.fixedWidth <= 0 }
    let room = max(width - fixed, 0)
    let wanted = segments.filter { $0.fixedWidth <= 0 }.map(wantedWidth).reduce(0, +)
    // Without automatic segments the fixed ones are stretched or squeezed together.
    let factor = count == 0 && fixed > 0 ? width / fixed : fixed > width ? width / fixed : 1
    return segments.map { segment in
      if segment.fixedWidth > 0 { return segment.fixedWidth * factor }
      guard isByContent, wanted > 0 else { return room / CGFloat(count) }
      let own = wantedWidth(segment)
      return wanted > room ? own * room / wanted : own + (room - wanted) / CGFloat(count)
    }
  }
}
