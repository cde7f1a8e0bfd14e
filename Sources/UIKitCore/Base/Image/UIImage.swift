/// A picture that never changes: pixels from a file, a drawing, or a named symbol.
///
/// Symbols and recorded drawings stay vectors and are crisp at every scale.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How colours of an image are used.
  public enum RenderingMode: Int, Sendable {
    /// What the place decides: bars and buttons of the system use a template, others the original.
    case automatic
    /// Colours as they are.
    case alwaysOriginal
    /// Only the alpha, filled with the tint colour.
    case alwaysTemplate
  }

  /// How stored rows and columns are turned when shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the middle of an image with cap insets grows.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let content: ImageContent
  private var latest: (tint: CGColor?, node: DisplayNode)?
  private lazy var renderedImage = ImageArtist.bitmap(of: content)

  package init(content: ImageContent) { self.content = content }

  // MARK: Creating an image

  /// Creates an image of no size and without content.
  public override convenience init() { self.init(content: ImageContent()) }

  /// Creates an image from the pixels of a Core Graphics image, one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from pixels; a scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = ImageContent()
    content.artwork = .bitmap(cgImage)
    content.scale = scale > 0 && scale.isFinite ? scale : 1
    content.orientation = orientation
    self.content = content
  }

  /// Creates an image from PNG, JPEG or SVG data, one pixel a point; nil when it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG, JPEG or SVG data; nil when it cannot be read.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageFile.content(of: data, scale: scale) else { return nil }
    self.content = content
  }

  /// Creates an image from a file; `@2x` or `@3x` at the end of its name sets the scale.
  ///
  /// Nil when the file is missing or no picture.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile.content(atPath: path) else { return nil }
    self.content = content
  }

  /// Creates an image from a file of this name among the application's resources.
  ///
  /// `Star` finds `Star@3x.png`, `Star@2x.png` or `Star.png` (also `.jpg`, `.svg` and image sets of
  /// an asset catalogue) beside the executable and in its resource bundles. Nil when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a file of this name in a bundle; nil is the main bundle.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let scale = traits?.displayScale ?? UITraitCollection.current.displayScale
    guard let content = NamedImages.content(named: name, in: bundle ?? .main, scale: scale) else {
      return nil
    }
    self.content = content
  }

  /// Creates an image from an image literal.
  ///
  /// A missing file gives an empty image and a warning.
  public required convenience init(imageLiteralResourceName name: String) {
    let content = NamedImages.content(named: name, in: .main, scale: 0)
    if content == nil { Log.warning("No image named '\(name)' was found.") }
    self.init(content: content ?? ImageContent())
  }

  // MARK: What it is

  /// In points, turned as the orientation says.
  open var size: CGSize { content.size }

  /// Pixels per point.
  open var scale: CGFloat { content.scale }

  /// How stored rows and columns are turned when shown; `.up` unless given at creation.
  open var imageOrientation: Orientation { content.orientation }

  /// The pixels, not turned; a drawing is drawn into pixels once.
  ///
  /// Nil for an empty image.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = content.artwork, content.tint == nil { return image }
    return renderedImage
  }

  /// How its colours are used.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// The edges that keep their size when the image is stretched.
  open var capInsets: UIEdgeInsets { content.capInsets }

  /// How the part inside the cap insets grows.
  open var resizingMode: ResizingMode { content.resizingMode ?? .tile }

  /// Whether the image was made from a symbol name.
  open var isSymbolImage: Bool { content.symbol != nil }

  /// Whether image views mirror it where the interface runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  /// The weight and size a symbol was drawn with; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    content.symbol.map { SymbolConfiguration(style: $0.configuration) }
  }

  // MARK: Deriving images

  /// The same picture with another use of its colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    derived { $0.renderingMode = renderingMode }
  }

  /// The same picture in one colour, with the same rendering mode.
  open func withTintColor(_ color: UIColor) -> UIImage {
    derived { $0.tint = color }
  }

  /// The same picture in one colour, with another use of its colours.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    derived {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture whose middle grows by tiling.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture whose middle grows; negative or NaN insets count as 0.
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

  /// The same picture, mirrored by image views where the interface runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    derived { $0.flipsForRightToLeft = true }
  }

  /// The same picture with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    derived { $0.orientation = $0.orientation.mirrored }
  }

  /// A symbol drawn in another size or weight; other images return themselves.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = content.symbol, let wanted = configuration as? SymbolConfiguration,
      var redrawn = SymbolCatalog.content(named: symbol.name, style: wanted.style)
    else { return self }
    redrawn.renderingMode = content.renderingMode
    redrawn.tint = content.tint
    redrawn.flipsForRightToLeft = content.flipsForRightToLeft
    return UIImage(content: redrawn)
  }

  /// A symbol drawn with what the configuration states and its own rest; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = content.symbol else { return nil }
    let style = symbol.configuration.applying(configuration.style)
    return withConfiguration(SymbolConfiguration(style: style))
  }

  private func derived(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }

  // MARK: Drawing

  /// Draws into the current graphics context with the upper left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws into the current graphics context, filling a rectangle; resizable images keep their
  /// edges.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ImageArtist.draw(content, in: rect, with: context)
  }

  // MARK: For layers

  /// The picture as one piece of a display list, in points of the image; the tint replaces all
  /// colours.
  package func displayNode(tint: CGColor? = nil) -> DisplayNode {
    let tint = tint ?? content.tint?.cgColor
    if let latest, latest.tint == tint { return latest.node }
    let node = ImageArtist.node(of: content, tint: tint)
    latest = (tint, node)
    return node
  }

  /// The pixels where a layer can show them as they are: an upright bitmap without a colour of its
  /// own.
  package var plainBitmap: CGImage? {
    guard case .bitmap(let image) = content.artwork, content.orientation == .up,
      content.tint == nil
    else { return nil }
    return image
  }

  // MARK: Equality and coding

  /// Images are equal when they show the same artwork in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || ImageArtist.areEqual(content, other.content)
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

  /// Restores an archived image; nil when its data cannot be read.
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

/// What an image literal is; lets `#imageLiteral(…)` compile where UIKit is imported.
public typealias _ImageLiteralType = UIImage
