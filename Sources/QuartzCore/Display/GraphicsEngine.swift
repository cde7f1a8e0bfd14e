import CoreGraphics
import Foundation

/// A size in device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in device pixels; the origin is the top left corner of the frame.
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

/// Renders display trees into its own frame buffer; a platform interface.
package protocol Rasterizer: AnyObject {
  var size: PixelSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// The first pixel of the frame; valid for the lifetime of the rasterizer.
  ///
  /// Pixels have 32 bits in the order blue, green, red, alpha, and are opaque.
  var pixels: UnsafeMutablePointer<UInt8> { get }
  var bytesPerRow: Int { get }
  /// Draws the parts of a tree that differ from the previous one, and returns the changed
  /// rectangles.
  @discardableResult func draw(_ list: DisplayNode) -> [PixelRect]
  /// Discards the previous tree, so that the next one is drawn completely.
  func invalidate()
}

/// Shapes and measures text; a platform interface.
package protocol TextEngine: AnyObject {
  func shape(_ request: TextRequest) -> ShapedText
  /// Shapes one paragraph and returns the places of its characters.
  ///
  /// The result is not cached. The text of the request contains no line terminators and no control
  /// characters.
  func shapeWithPositions(_ request: TextRequest) -> (text: ShapedText, positions: TextPositions)
  /// Returns the boundaries of words or sentences, in UTF-16 code units.
  ///
  /// The segments cover the whole text.
  func segments(of text: String, by unit: TextSegment.Unit, language: String) -> [TextSegment]
  func metrics(of font: FontDescription) -> FontMetrics
  /// Returns the area in which two texts with the same origin differ, in points relative to the
  /// origin.
  ///
  /// Returns `nil` if the area isn't known.
  func difference(between old: ShapedText, and new: ShapedText) -> CGRect?
  /// Returns whether a font family is installed.
  func hasFamily(_ name: String) -> Bool
  var familyNames: [String] { get }
  /// Adds the fonts of a file to those of the process; returns `false` if it is not a font file.
  func registerFonts(atPath path: String) -> Bool
  /// Returns the face with a PostScript name or a full name, with a size of 1 point.
  func face(named name: String) -> FontDescription?
  /// Returns the PostScript names of the faces of a family.
  func faceNames(ofFamily family: String) -> [String]
  /// Discards texts that were shaped, which are shaped again when they are needed.
  func discardCaches()
}

extension TextEngine {
  package func difference(between old: ShapedText, and new: ShapedText) -> CGRect? { nil }
  package func registerFonts(atPath path: String) -> Bool { false }
  package func face(named name: String) -> FontDescription? { nil }
  package func faceNames(ofFamily family: String) -> [String] { [] }
  package func discardCaches() {}
}

/// Creates rasterizers, and reads and writes image files; a platform interface.
package protocol GraphicsEngine: AnyObject {
  /// Creates a rasterizer, which may reuse the memory of `old`; `old` must not be used afterwards.
  func makeRasterizer(size: PixelSize, scale: CGFloat, replacing old: Rasterizer?) -> Rasterizer
  /// Draws a node into a new image; `size` is in points.
  func image(of node: DisplayNode, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage?
  /// Decodes a PNG, JPEG, GIF, WebP, BMP or SVG file, or returns `nil` if the data has another
  /// format or is damaged.
  ///
  /// Of animated files, the first frame is decoded. SVG files are rendered with `scale` pixels per point.
  func decodeImage(_ data: Data, scale: CGFloat) -> CGImage?
  func encodePNG(_ image: CGImage) -> Data?
  func encodeJPEG(_ image: CGImage, quality: CGFloat) -> Data?
  /// Discards pixels that are kept for later frames, which are drawn again when they are needed.
  func discardCaches()
}

/// The engines in use.
///
/// A host installs them before it creates its first window. Code that uses them earlier, such as a
/// global variable with an image, installs those of the module that the process was linked with.
package enum Engines {
  // R-IMG-10
  /// Protects the engines, because text is measured and images are drawn on any thread.
  ///
  /// The lock is recursive, because the engines are installed while one is looked up.
  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var installedText: TextEngine?
  private nonisolated(unsafe) static var installedGraphics: GraphicsEngine?
  private static let fixedText = FixedTextEngine()

  // R-IMG-9
  /// Whether a module with engines was found; the search is made once.
  private static let hasInstalledEngines = installEngines()

  package static var text: TextEngine {
    get {
      lock.withLock {
        if let installedText { return installedText }
        return hasInstalledEngines ? installedText ?? fixedText : fixedText
      }
    }
    set { lock.withLock { installedText = newValue } }
  }

  package static var graphics: GraphicsEngine? {
    get {
      lock.withLock { installedGraphics ?? (hasInstalledEngines ? installedGraphics : nil) }
    }
    set { lock.withLock { installedGraphics = newValue } }
  }

  /// Discards what the engines keep for later frames.
  package static func discardCaches() {
    let (text, graphics) = lock.withLock { (installedText, installedGraphics) }
    text?.discardCaches()
    graphics?.discardCaches()
  }
}

/// Calls the function of `CEngines` with this name.
///
/// It isn't imported, so that clients of this module need not find the C module.
@_silgen_name("TabBarKitInstallEngines") private func installEngines() -> Bool
