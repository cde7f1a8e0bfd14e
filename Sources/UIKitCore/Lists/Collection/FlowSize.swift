import Foundation

/// A size seen along the direction in which content scrolls, and across it, where the items of a line stand.
struct FlowSize: Hashable {
  var across: CGFloat
  var along: CGFloat

  static let zero = FlowSize(across: 0, along: 0)
}

/// A rectangle seen in the same way.
struct FlowRect: Equatable {
  var across: CGFloat
  var along: CGFloat
  var size: FlowSize

  var alongEnd: CGFloat { along + size.along }

  func moved(along distance: CGFloat) -> FlowRect {
    FlowRect(across: across, along: along + distance, size: size)
  }
}

/// Turns what runs along and across into what is wide and high.
struct FlowAxis: Equatable {
  var isHorizontal: Bool

  func rect(_ rect: FlowRect) -> CGRect {
    isHorizontal
      ? CGRect(x: rect.along, y: rect.across, width: rect.size.along, height: rect.size.across)
      : CGRect(x: rect.across, y: rect.along, width: rect.size.across, height: rect.size.along)
  }

  func size(_ size: FlowSize) -> CGSize {
    isHorizontal
      ? CGSize(width: size.along, height: size.across)
      : CGSize(width: size.across, height: size.along)
  }

  func size(_ size: CGSize) -> FlowSize {
    isHorizontal
      ? FlowSize(across: size.height, along: size.width)
      : FlowSize(across: size.width, along: size.height)
  }

  /// From where to where a rectangle reaches along the content.
  func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    isHorizontal ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
  }
}
