import QuartzCore

/// The widths and frames of the segments of a control.
///
///     equal       the widest segment decides           [ One  │ Three │ Two  ]
///     by content  extra space is divided equally       [ One│ Three │Two ]
///
/// Segments with a fixed width keep it.
struct SegmentLayout: Equatable {
  // R-CTL-12, R-CTL-13
  struct Segment: Equatable {
    /// The width of the text or image without padding.
    var contentWidth: CGFloat = 0
    /// The fixed width, or 0 if the layout determines the width.
    var fixedWidth: CGFloat = 0
  }

  var segments: [Segment]
  var isByContent = false
  var isRightToLeft = false

  /// The width at which no content is truncated.
  var fittingWidth: CGFloat {
    let automatic = segments.filter { $0.fixedWidth <= 0 }
    let fixed = segments.map(\.fixedWidth).filter { $0 > 0 }.reduce(0, +)
    let wanted = automatic.map(wantedWidth)
    if isByContent { return fixed + wanted.reduce(0, +) }
    return fixed + (wanted.max() ?? 0) * CGFloat(wanted.count)
  }

  /// Returns the frames of all segments in order.
  func frames(in bounds: CGRect) -> [CGRect] {
    var x: CGFloat = 0
    return widths(in: bounds.width).map { width in
      defer { x += width }
      let left = isRightToLeft ? bounds.maxX - x - width : bounds.minX + x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// Returns the segment that is nearest to a position, or `nil` if there are no segments.
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
    // If all segments are fixed, they are scaled to fill the width.
    let factor = count == 0 && fixed > 0 ? width / fixed : fixed > width ? width / fixed : 1
    return segments.map { segment in
      if segment.fixedWidth > 0 { return segment.fixedWidth * factor }
      guard isByContent, wanted > 0 else { return room / CGFloat(count) }
      let own = wantedWidth(segment)
      return wanted > room ? own * room / wanted : own + (room - wanted) / CGFloat(count)
    }
  }
}
