/// All that an image is, as a value: its artwork and how that is meant to be shown.
///
/// `UIImage` is a reference to one of these; each `with…` method copies it and changes a field.
package struct ImageContent {
  package enum Artwork {
    case none
    case bitmap(CGImage)
    /// Marks in points of the image, drawn crisply at every scale.
    case drawing(VectorDrawing)
  }

  package var artwork = Artwork.none
  /// Pixels per point of a bitmap; of a drawing the scale its `cgImage` is made at.
  package var scale: CGFloat = 1
  package var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode: UIImage.ResizingMode?
  /// Replaces all colours; only the artwork's alpha remains.
  package var tint: UIColor?
  package var flipsForRightToLeft = false
  package var symbol: SymbolReference?

  package init() {}

  /// In points, turned as the orientation says.
  package var size: CGSize {
    switch artwork {
    case .none: .zero
    case .drawing(let drawing): orientation.turns(drawing.size)
    case .bitmap(let image):
      orientation.turns(
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      )
    }
  }

  /// Where an image came from that can be made again with another configuration.
  package struct SymbolReference: Hashable {
    package var name: String
    package var configuration: SymbolStyle
  }
}

extension UIImage.Orientation {
  fileprivate func turns(_ size: CGSize) -> CGSize {
    swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Maps stored points to shown points; `size` is the stored size.
  func transform(for size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }

  /// The orientation with left and right exchanged.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
