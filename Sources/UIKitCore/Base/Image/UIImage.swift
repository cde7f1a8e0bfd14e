import Synchronization

/// An immutable image: pixels, a drawing, or a symbol.
///
/// Symbols and recorded drawings are vectors and sharp at any scale.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Constants for the way in which the colors of an image are used.
  public enum RenderingMode: Int, Sendable {
    /// The mode is determined by the context: bars and system buttons use a template, other views
    /// the original.
    case automatic
    /// The original colors.
    case alwaysOriginal
    /// Only the alpha of the image is used, filled with the tint color.
    case alwaysTemplate
  }

  /// The orientation of the stored pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which the center of an image with cap insets is resized.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let content: ImageContent

  // R-IMG-10
  // Images are used on any thread.
  private let latest = Mutex<(tint: CGColor?, node: DisplayNode)?>(nil)
  private let rendered = Mutex<CGImage?>(nil)

  package init(content: ImageContent) { self.content = content }

  // MARK: Creating an image

  /// Creates an empty image.
  public override convenience init() { self.init(content: ImageContent()) }

  /// Creates an image from a Core Graphics image, with a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point. A scale of 0 or less is replaced with 1.
  ///   - orientation: The orientation of the stored pixels.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = ImageContent()
    content.artwork = .bitmap(cgImage)
    content.scale = scale > 0 && scale.isFinite ? scale : 1
    content.orientation = orientation
    self.content = content
  }

  /// Creates an image from PNG, JPEG, GIF, WebP, BMP or SVG data, with a scale of 1.
  ///
  /// Of animated images, the first frame is used. The initializer returns `nil` if the data cannot
  /// be read, or if the image has more than 32,000 pixels on a side or 268,435,456 pixels in total.
  ///
  /// Unlike iOS, HEIC and TIFF data cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG, JPEG, GIF, WebP, BMP or SVG data.
  ///
  /// Of animated images, the first frame is used. The initializer returns `nil` if the data cannot
  /// be read, or if the image has more than 32,000 pixels on a side or 268,435,456 pixels in total.
  ///
  /// - Parameters:
  ///   - data: The contents of an image file.
  ///   - scale: The number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageFile.content(of: data, scale: scale) else { return nil }
    self.content = content
  }

  /// Creates an image from a file.
  ///
  /// The suffix `@2x` or `@3x` of the file name determines the scale. The initializer returns `nil`
  /// if the file is missing or not an image.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile.content(atPath: path) else { return nil }
    self.content = content
  }

  /// Creates an image from the application's resources.
  ///
  /// `Star` finds `Star@3x.png`, `Star@2x.png` or `Star.png` (also `.jpg`, `.svg` and image sets of
  /// an asset catalog) beside the executable and in its resource bundles, and symbol sets. GIF, WebP
  /// and BMP files are found if the name has their extension. An asset's rendering intent, slices
  /// and variants for styles, idioms and directions are used; views follow changes of the style. A
  /// symbol set results in a symbol image, whose weight and scale are selected with a
  /// configuration. The initializer returns `nil` if there is no image, or if its file is invalid.
  ///
  /// Unlike iOS, a custom symbol has one color in multicolor rendering.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the resources of a bundle.
  ///
  /// The initializer returns `nil` if there is no image with the name.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle, or `nil` for the main bundle.
  ///   - traits: The traits that select among the files of an image, or `nil` for the current
  ///     traits.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let traits = UITraitCollection(traitsFrom: [.current, traits ?? UITraitCollection()])
    guard let content = NamedImages.content(named: name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    self.content = content
  }

  /// Creates an image from an image literal.
  ///
  /// A missing file results in an empty image and a warning.
  public required convenience init(imageLiteralResourceName name: String) {
    let content = NamedImages.content(named: name, in: .main)
    if content == nil { Log.warning("No image named '\(name)' was found.") }
    self.init(content: content ?? ImageContent())
  }

  // MARK: Properties

  /// The size in points, with the orientation applied.
  open var size: CGSize { content.size }

  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }

  /// The orientation of the stored pixels.
  ///
  /// The default value is `up`.
  open var imageOrientation: Orientation { content.orientation }

  /// The stored pixels, or `nil` for an empty image.
  ///
  /// A drawing is rendered when the property is first read.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = content.artwork, content.tint == nil { return image }
    if let known = rendered.withLock({ $0 }) { return known }
    guard let image = ImageRenderer.bitmap(of: content) else { return nil }
    return rendered.withLock {
      let first = $0 ?? image
      $0 = first
      return first
    }
  }

  /// The use of the image's colors.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// The insets of the edges that are not stretched, in points.
  ///
  /// The default value is zero.
  open var capInsets: UIEdgeInsets { content.capInsets }

  /// The way in which the part inside the cap insets is resized.
  ///
  /// The default value is `tile`.
  open var resizingMode: ResizingMode { content.resizingMode ?? .tile }

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { content.symbol != nil }

  /// A Boolean value that indicates whether image views mirror the image in right-to-left layouts.
  ///
  /// The default value is `false`.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  /// The configuration of a symbol, or `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    content.symbol.map { SymbolConfiguration(style: $0.configuration) }
  }

  // MARK: Deriving images

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    derived { $0.renderingMode = renderingMode }
  }

  /// Returns an image with the same alpha, filled with a color.
  ///
  /// The rendering mode does not change.
  open func withTintColor(_ color: UIColor) -> UIImage {
    derived { $0.tint = color }
  }

  /// Returns an image with the same alpha, filled with a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The rendering mode of the result.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    derived {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with cap insets and a tiled center.
  ///
  /// - Parameter capInsets: The insets of the edges that are not stretched, in points.
  /// - Returns: The image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the edges that are not stretched, in points. Negative values and
  ///     NaN are replaced with 0.
  ///   - resizingMode: The way in which the center is resized.
  /// - Returns: The image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    func clean(_ value: CGFloat) -> CGFloat { value > 0 ? value : 0 }
    return derived {
      $0.capInsets = UIEdgeInsets(
        top: clean(capInsets.top),
        left: clean(capInsets.left),
        bottom: clean(capInsets.bottom),
        right: clean(capInsets.right)
      )
      $0.resizingMode = resizingMode
    }
  }

  /// Returns an image that image views mirror in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    derived { $0.flipsForRightToLeft = true }
  }

  /// Returns a mirrored image, with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    derived { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns a symbol with another configuration.
  ///
  /// Other images return themselves.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = content.symbol, let wanted = configuration as? SymbolConfiguration,
      var redrawn = symbol.content(in: wanted.style)
    else { return self }
    redrawn.renderingMode = content.renderingMode
    redrawn.tint = content.tint
    redrawn.flipsForRightToLeft = content.flipsForRightToLeft
    return UIImage(content: redrawn)
  }

  /// Returns a symbol with its own configuration and the values of another one, or `nil` for other
  /// images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = content.symbol else { return nil }
    let style = symbol.configuration.applying(configuration.style)
    return withConfiguration(SymbolConfiguration(style: style))
  }

  // R-SYM-13
  /// Returns a symbol with the values of a configuration that it does not specify itself, or another
  /// image itself.
  func withPreferredSymbolConfiguration(_ preferred: SymbolConfiguration?) -> UIImage {
    guard let preferred, let symbol = content.symbol else { return self }
    return withConfiguration(
      SymbolConfiguration(style: preferred.style.applying(symbol.configuration))
    )
  }

  private func derived(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }

  // MARK: Drawing

  /// Draws the image in the current graphics context with its upper-left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle of the current graphics context.
  ///
  /// The edges of resizable images keep their size.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ImageRenderer.draw(content, in: rect, with: context)
  }

  // MARK: Layer contents

  /// Returns a display node in points of the image.
  ///
  /// The tint color, if given, replaces all colors.
  package func displayNode(tint: CGColor? = nil) -> DisplayNode {
    let tint = tint ?? content.tint?.cgColor
    if let latest = latest.withLock({ $0 }), latest.tint == tint { return latest.node }
    let node = ImageRenderer.node(of: content, tint: tint)
    latest.withLock { $0 = (tint, node) }
    return node
  }

  /// The pixels if a layer can show them unchanged, which requires an upright bitmap without a tint
  /// color.
  package var plainBitmap: CGImage? {
    guard case .bitmap(let image) = content.artwork, content.orientation == .up,
      content.tint == nil
    else { return nil }
    return image
  }

  // MARK: Equality and coding

  /// Returns whether another image shows the same artwork in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || ImageRenderer.areEqual(content, other.content)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  open override var description: String {
    let name = content.symbol.map { " symbol '\($0.name)'" } ?? ""
    return "<UIImage:\(name) \(size.width)×\(size.height) @\(scale)x>"
  }

  public class var supportsSecureCoding: Bool { true }

  /// Creates an image from an archive.
  ///
  /// The initializer returns `nil` if the data cannot be read.
  public required convenience init?(coder: NSCoder) {
    guard let archive = ArchiveBlock.read(ArchivedImage.self, forKey: "UIImage", from: coder) else {
      return nil
    }
    do {
      self.init(content: try archive.content)
    } catch {
      ArchiveBlock.fail(coder, "UIImage: \(error)")
      return nil
    }
  }

  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(ArchivedImage(content), forKey: "UIImage", to: coder)
  }
}

/// The type of image literals, so that `#imageLiteral(…)` compiles with UIKit.
public typealias _ImageLiteralType = UIImage
