import QuartzCore

/// A view that shows a copy of the appearance of another view.
///
/// The copy is a recording and not an image, so it is sharp at any size. With cap insets, the parts
/// outside of the insets keep their size when the view is resized.
final class SnapshotView: UIView {
  // R-VIEW-1…5
  private let slices: NineSlices
  /// The layers of the slices, by row and column, or none if the whole copy is stretched.
  private var pieces: [CALayer] = []

  override class var drawsContent: Bool { false }

  init(_ node: DisplayNode?, part: CGRect, capInsets: UIEdgeInsets) {
    slices = NineSlices(part: part, caps: capInsets)
    super.init(frame: CGRect(origin: .zero, size: part.size))
    guard let node else { return }
    if capInsets == .zero { layer.show(node, part: part) } else { addPieces(of: node) }
  }

  required init?(coder: NSCoder) {
    slices = NineSlices(part: .zero, caps: .zero)
    super.init(coder: coder)
  }

  private func addPieces(of node: DisplayNode) {
    for source in slices.sources {
      let piece = CALayer()
      piece.bounds.size = source.size
      if !source.isEmpty { piece.show(node, part: source) }
      layer.addSublayer(piece)
      pieces.append(piece)
    }
    placePieces()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePieces()
  }

  private func placePieces() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (piece, frame) in zip(pieces, slices.frames(in: bounds)) { piece.frame = frame }
    CATransaction.commit()
  }
}

/// A rectangle that is divided into nine parts, of which the middle ones stretch.
struct NineSlices {
  var part: CGRect
  var caps: UIEdgeInsets

  /// The parts of the original, row by row.
  var sources: [CGRect] { frames(in: part) }

  /// Returns the parts of a rectangle, row by row.
  func frames(in rect: CGRect) -> [CGRect] {
    let columns = Self.spans(rect.minX, rect.width, caps.left, caps.right)
    return Self.spans(rect.minY, rect.height, caps.top, caps.bottom).flatMap { row in
      columns.map { column in
        CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
      }
    }
  }

  /// Divides a length; caps that do not fit are reduced in proportion.
  private static func spans(
    _ start: CGFloat,
    _ length: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let (first, last) = (max(first, 0), max(last, 0))
    let scale = first + last > length ? length / (first + last) : 1
    let (low, high) = (first * scale, last * scale)
    return [
      (start, low), (start + low, length - low - high), (start + length - high, high),
    ]
  }
}

extension UIView {
  /// Returns a view with a part of this view's appearance.
  func makeSnapshot(of part: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets = .zero)
    -> UIView?
  {
    guard part.isFinite, capInsets.isFinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let node = layer.snapshot(afterUpdates: afterUpdates)
    return SnapshotView(node, part: part.standardized, capInsets: capInsets)
  }

  /// Draws this view's appearance into the current graphics context, and returns whether there was
  /// one.
  func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard rect.isFinite, let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard let node = layer.snapshot(afterUpdates: afterUpdates) else { return false }
    context.draw(node, part: bounds.standardized, in: rect)
    return true
  }
}

extension UIScreen {
  // R-VIEW-6
  /// Returns a view with the current content of the screen, which does not change with it.
  ///
  /// - Parameter afterUpdates: Whether pending changes are included. Otherwise the view shows what
  ///   was last drawn.
  /// - Returns: A view with the size of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates { for window in windows { window.layoutIfNeeded() } }
    let node = rootLayer.snapshot(afterUpdates: afterUpdates)
    return SnapshotView(node, part: bounds, capInsets: .zero)
  }
}
