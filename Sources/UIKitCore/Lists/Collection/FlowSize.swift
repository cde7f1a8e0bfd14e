import Foundation

/// A size by its extents across and along the scroll direction; the items of a line are arranged
/// across it.
struct FlowSize: Hashable {
  var across: CGFloat
  var along: CGFloat

  static let zero = FlowSize(across: 0, along: 0)
}

/// A rectangle by its positions across and along the scroll direction.
struct FlowRect: Equatable {
  var across: CGFloat
  var along: CGFloat
  var size: FlowSize

  var alongEnd: CGFloat { along + size.along }

  func moved(along distance: CGFloat) -> FlowRect {
    FlowRect(across: across, along: along + distance, size: size)
  }
}

/// Converts between scroll direction coordinates and x and y.
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

  /// Returns the range of a rectangle along the scroll direction.
  func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    isHorizontal ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
  }
}
