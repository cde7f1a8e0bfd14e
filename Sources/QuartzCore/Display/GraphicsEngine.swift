import CoreGraphics

/// A size in device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of device pixels; the origin is the upper left corner of the frame.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Turns display lists into pixels in a frame buffer of its own that lives as long as it does. (A door.)
package protocol Rasterizer: AnyObject {
  var size: PixelSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The first pixel of the frame: 32 bits each, blue first, opaque. Valid until the rasterizer goes.
  var pixels: UnsafeMutablePointer<UInt8> { get }
  var bytesPerRow: Int { get }
  /// Draws the list where it differs from the one drawn before, and says where that was.
  @discardableResult func draw(_ list: DisplayNode) -> [PixelRect]
  /// Forgets what was drawn before, so that the next list is drawn whole.
  func invalidate()
}

/// Shapes and measures text. (A door.)
package protocol TextEngine: AnyObject {
  func shape(_ request: TextRequest) -> ShapedText
  func metrics(of font: FontDescription) -> FontMetrics
  /// Where two texts with the same upper left corner paint differently, in points from it; nil when unknown.
  func difference(between old: ShapedText, and new: ShapedText) -> CGRect?
  /// Whether a family of this name is installed.
  func hasFamily(_ name: String) -> Bool
  var familyNames: [String] { get }
}

extension TextEngine {
  package func difference(between old: ShapedText, and new: ShapedText) -> CGRect? { nil }
}

/// Makes rasterizers and reads and writes picture files. (A door.)
package protocol GraphicsEngine: AnyObject {
  /// Makes a frame buffer; one that replaces another, which is not drawn on any more, may take over its memory.
  func makeRasterizer(size: PixelSize, scale: CGFloat, replacing old: Rasterizer?) -> Rasterizer
  /// Draws a node once into a new picture with alpha; `size` in points.
  func image(of node: DisplayNode, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage?
  /// PNG, JPEG or SVG; nil when the data is none of these or broken. SVG is drawn at `scale` pixels a point.
  func decodeImage(_ data: Data, scale: CGFloat) -> CGImage?
  func encodePNG(_ image: CGImage) -> Data?
  func encodeJPEG(_ image: CGImage, quality: CGFloat) -> Data?
  /// An icon of the desktop's symbolic icon theme as an alpha mask; nil when it has none of that name.
  func themeIcon(named name: String, pointSize: CGFloat, scale: CGFloat) -> CGImage?
}

/// The engines in use.
///
/// A host installs the real ones before it makes its first window.
package enum Engines {
  nonisolated(unsafe) package static var text: TextEngine = FixedTextEngine()
  nonisolated(unsafe) package static var graphics: GraphicsEngine?
}
