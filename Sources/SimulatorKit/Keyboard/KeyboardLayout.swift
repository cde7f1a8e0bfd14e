import UIKitCore

/// The frames of the keys of a keyboard.
struct KeyboardLayout {
  struct Key: Hashable {
    var key: KeyboardKey
    /// The visible frame.
    var frame: CGRect
    /// The area that reacts to touches, without gaps between keys.
    var touchArea: CGRect
  }

  let keys: [Key]

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - rows: The keys.
  ///   - area: The area for the keys. A row that is narrower than the widest one is centered.
  ///   - scale: The number of pixels per point.
  init(_ rows: KeyboardRows, in area: CGRect, scale: CGFloat = 1) {
    let cells = rows.rows
    let pitch = area.height / CGFloat(max(cells.count, 1))
    let units = cells.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
    let unit = area.width / max(units, 1)
    let gap =
      rows.isTablet
      ? CGSize(
        width: min(unit * KeyboardGap.tabletWidth, KeyboardGap.most),
        height: min(pitch * KeyboardGap.tabletHeight, KeyboardGap.most)
      )
      : CGSize(
        width: KeyboardGap.width,
        height: min(pitch * KeyboardGap.height, KeyboardGap.most)
      )
    keys = cells.enumerated().flatMap { index, row -> [Key] in
      let width = row.reduce(0) { $0 + $1.width } * unit
      var x = area.minX + (area.width - width) / 2
      return row.compactMap { cell -> Key? in
        let touch = CGRect(
          x: x,
          y: area.minY + CGFloat(index) * pitch,
          width: cell.width * unit,
          height: pitch
        )
        x = touch.maxX
        guard cell.key != .gap else { return nil }
        let frame = touch.insetBy(dx: gap.width / 2, dy: gap.height / 2)
        return Key(key: cell.key, frame: frame.alignedToPixels(scale: scale), touchArea: touch)
      }
    }
  }

  /// Returns the key at a point, or the nearest one in the same row.
  func key(at point: CGPoint) -> Key? {
    if let exact = keys.first(where: { $0.touchArea.contains(point) }) { return exact }
    let row = keys.filter { ($0.touchArea.minY..<$0.touchArea.maxY).contains(point.y) }
    return row.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
  }
}

extension CGRect {
  // R-KBD-32
  /// Returns the rectangle with its edges at the nearest whole pixels.
  fileprivate func alignedToPixels(scale: CGFloat) -> CGRect {
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (aligned(minX), aligned(minY))
    return CGRect(x: left, y: top, width: aligned(maxX) - left, height: aligned(maxY) - top)
  }
}

/// The space between keys.
private enum KeyboardGap {
  static let width: CGFloat = 6
  /// The part of the height of a row, on phones.
  static let height: CGFloat = 0.21
  /// The part of the width of a letter, on tablets.
  static let tabletWidth: CGFloat = 0.14
  /// The part of the height of a row, on tablets.
  static let tabletHeight: CGFloat = 0.125
  static let most: CGFloat = 12
}
