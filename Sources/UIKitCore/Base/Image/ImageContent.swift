/// The value of an image: its artwork and the properties that determine its display.
///
/// `UIImage` refers to such a value; each `with…` method changes one property of a copy.
package struct ImageContent {
  package enum Artwork {
    case none
    case bitmap(CGImage)
    /// Operations in points of the image, which are sharp at any scale.
    case drawing(VectorDrawing)
  }

  package var artwork = Artwork.none
  /// The number of pixels per point of a bitmap, or of the `cgImage` of a drawing.
  package var scale: CGFloat = 1
  package var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode: UIImage.ResizingMode?
  /// The color that replaces all colors of the image, of which only the alpha is used.
  package var tint: UIColor?
  package var flipsForRightToLeft = false
  package var symbol: SymbolReference?
  /// The place of an image whose asset has variants for several styles or directions.
  package var asset: AssetReference?

  package init() {}

  /// The size in points, with the orientation applied.
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

  /// The name of an image in the asset catalogs below a folder.
  package struct AssetReference: Hashable {
    package var name: String
    package var root: URL
  }

  /// The name and style of a symbol, from which it can be created in another configuration.
  package struct SymbolReference: Hashable {
    package var name: String
    package var configuration: SymbolStyle
    /// The variable value from 0 to 1, or `nil` for none.
    package var value: Double?
    /// Whether the symbol is drawn in colors, so that it is not a template.
    package var isColored = false
    /// The place of a custom symbol in asset catalogs, or `nil` for a drawing of the library.
    package var asset: AssetReference?
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

  /// Returns the transform from the stored to the displayed coordinates, in points; `size` is the
  /// stored size.
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
