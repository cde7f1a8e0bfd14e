/// The frames of the parts of a view for unavailable content, which are below one another in the
/// middle of the view.
///
/// If they are higher than the view, they begin at the top and scroll.
struct UnavailableContentLayout: Equatable {
  // R-UNA-5

  /// A part with its size and its distance from the part above it.
  struct Part: Equatable {
    var size: CGSize
    var padding: CGFloat = 0
  }

  var size: CGSize
  /// The edges that parts don't reach: the safe area and the margins.
  var insets = UIEdgeInsets.zero
  var isCentered = true
  var isRightToLeft = false
  var parts: [Part] = []

  /// The largest width of a part.
  var width: CGFloat {
    min(max(size.width - insets.left - insets.right, 0), UnavailableContentMetrics.largestWidth)
  }

  /// The height of all parts with their distances; the first part's distance doesn't count.
  var partsHeight: CGFloat {
    let paddings = parts.dropFirst().reduce(0) { $0 + max($1.padding, 0) }
    return parts.reduce(paddings) { $0 + $1.size.height }
  }

  /// The size of the content that scrolls.
  var contentSize: CGSize {
    CGSize(width: size.width, height: max(partsHeight + insets.top + insets.bottom, size.height))
  }

  var frames: [CGRect] {
    let free = size.height - insets.top - insets.bottom - partsHeight
    var top = insets.top + max(free, 0) / 2
    return parts.enumerated().map { (index, part) in
      if index > 0 { top += max(part.padding, 0) }
      defer { top += part.size.height }
      return CGRect(x: left(of: part), y: top, width: part.size.width, height: part.size.height)
    }
  }

  private func left(of part: Part) -> CGFloat {
    let room = size.width - insets.left - insets.right
    guard !isCentered else { return insets.left + (room - part.size.width) / 2 }
    return isRightToLeft ? size.width - insets.right - part.size.width : insets.left
  }
}
