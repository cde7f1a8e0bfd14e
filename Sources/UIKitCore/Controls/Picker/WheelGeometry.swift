import Foundation

/// The positions of rows on a wheel that is seen from the front.
///
/// The rows are on the surface of a cylinder whose diameter is the height of the wheel. Distances
/// along the surface are scroll distances.
struct WheelGeometry: Equatable {
  // R-PICK-4
  /// The position of a row that is seen from the front.
  struct Placement: Equatable {
    /// The distance of the row's center from the center of the wheel, downward.
    var y: CGFloat
    /// The scale of the row.
    var scale: CGSize
    var alpha: CGFloat
  }

  var rowHeight: CGFloat
  /// The height of the wheel.
  var height: CGFloat

  private var radius: CGFloat { max(height / 2, 1) }
  /// The largest distance along the surface at which a row can be seen.
  private var reach: CGFloat { radius * .pi / 2 }

  /// Returns the offset at which a row is selected.
  func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// Returns the row that is nearest to the center, limited to the existing rows.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset.
  ///   - count: The number of rows.
  /// - Returns: The row, or 0 if there are no rows.
  func row(atOffset offset: CGFloat, count: Int) -> Int {
    guard rowHeight > 0, count > 0, offset.isFinite else { return 0 }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }

  /// Returns the rows that can be seen.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset.
  ///   - count: The number of rows.
  /// - Returns: The range of rows.
  func visibleRows(offset: CGFloat, count: Int) -> Range<Int> {
    guard rowHeight > 0, count > 0, height > 0, offset.isFinite else { return 0..<0 }
    func limited(_ value: CGFloat) -> Int { Int(min(max(value, 0), CGFloat(count))) }
    let first = limited(((offset - reach) / rowHeight).rounded(.down) + 1)
    let end = limited(((offset + reach) / rowHeight).rounded(.up))
    return first..<max(first, end)
  }

  /// Returns the position of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: The scroll offset.
  /// - Returns: The position; the opacity of rows at the back is 0.
  func placement(ofRow row: Int, offset: CGFloat) -> Placement {
    let distance = self.offset(ofRow: row) - offset
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    let depth = radius * (1 - cos(angle))
    let eye = radius * PickerMetrics.eyeDistance
    let perspective = eye / (eye + depth)
    let turn = min(abs(distance) / max(rowHeight, 1), 1)
    let rest = PickerMetrics.restAlpha * cos(angle) * cos(angle)
    return Placement(
      y: radius * sin(angle) * perspective,
      scale: CGSize(width: perspective, height: perspective * cos(angle)),
      alpha: max(1 + (rest - 1) * turn, 0)
    )
  }

  /// Returns the row at a point of the wheel, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - y: The distance of the point from the center of the wheel, downward.
  ///   - offset: The scroll offset.
  ///   - count: The number of rows.
  /// - Returns: The row that is drawn at the point.
  func row(at y: CGFloat, offset: CGFloat, count: Int) -> Int? {
    let candidates = visibleRows(offset: offset, count: count)
    return candidates.first { row in
      let place = placement(ofRow: row, offset: offset)
      return abs(y - place.y) <= rowHeight * place.scale.height / 2
    }
  }
}

/// The frames of a picker's components.
enum PickerLayout {
  // R-PICK-3
  /// Returns the frames of the components, in their order.
  ///
  /// Components without a width share the space that the others leave. Components that are too wide
  /// are narrowed in proportion, and those that are narrower than the area are centered.
  ///
  /// - Parameters:
  ///   - widths: The width of each component, or `nil` if the app has not set it.
  ///   - bounds: The area of the picker.
  ///   - isRightToLeft: Whether the first component is at the right.
  /// - Returns: The frames.
  static func frames(
    widths: [CGFloat?],
    in bounds: CGRect,
    isRightToLeft: Bool
  ) -> [CGRect] {
    let count = CGFloat(widths.count)
    guard count > 0 else { return [] }
    let inset = PickerMetrics.bandInset + PickerMetrics.padding
    let gaps = PickerMetrics.spacing * (count - 1)
    let room = max(bounds.width - 2 * inset - gaps, 0)
    let fixed = widths.compactMap { $0 }.reduce(0) { $0 + max($1, 0) }
    let flexible = widths.filter { $0 == nil }.count
    let share = flexible > 0 ? max(room - fixed, 0) / CGFloat(flexible) : 0
    let factor = fixed > room ? room / max(fixed, 1) : 1
    let final = widths.map { $0.map { max($0, 0) * factor } ?? share }
    let total = final.reduce(0, +) + gaps
    var x = bounds.midX - total / 2
    var frames = [CGRect]()
    for width in isRightToLeft ? final.reversed() : final {
      frames.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width + PickerMetrics.spacing
    }
    return isRightToLeft ? frames.reversed() : frames
  }
}
