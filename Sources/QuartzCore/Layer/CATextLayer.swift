import CoreGraphics

/// Constants for the alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name; unknown names behave like ``natural``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural alignment of the text's script, which is the default mode.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Constants for the truncation of a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name; unknown names behave like ``none``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line isn't truncated, which is the default mode.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncated at its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncated in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Truncated at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws plain text from its top left corner.
///
/// In views, use a label instead.
///
/// ```swift
/// let caption = CATextLayer()
/// caption.frame = CGRect(x: 0, y: 0, width: 200, height: 24)
/// caption.string = "Caption"
/// caption.fontSize = 17
/// ```
open class CATextLayer: CALayer {
  private struct Text: Equatable {
    var string = ""
    var face: FontDescription?
    var fontSize: CGFloat = 36
    var color: CGColor? = .white
    var isWrapped = false
    var alignment = CATextLayerAlignmentMode.natural
    var truncation = CATextLayerTruncationMode.none
  }

  private var text = Text()

  /// Creates a text layer without text.
  public override init() { super.init() }

  /// Creates a presentation copy of another text layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a text layer without text; layers aren't archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, which is a `String` or an `NSAttributedString`.
  ///
  /// Attributes are ignored, and values of other types are treated as an empty text. The default
  /// value is `nil`.
  open var string: Any? {
    get { text.string.isEmpty ? nil : text.string }
    set {
      let string = newValue as? String ?? (newValue as? NSAttributedString)?.string ?? ""
      update("string") { $0.string = string }
    }
  }

  private var givenFont: Any?

  /// The font: a ``CGFont``, a `UIFont`, or the name of a font as a `String`.
  ///
  /// The size of a `UIFont` is ignored; ``fontSize`` determines the size. Values of other types
  /// select the system font, as does the default value, `nil`.
  open var font: Any? {
    get { givenFont }
    set {
      givenFont = newValue
      let face: FontDescription? =
        switch newValue {
        case let name as String:
          FontName.face(name, size: fontSize) ?? FontDescription(family: name, size: fontSize)
        case let font as CGFont: font.face
        case let font as FontProviding: font.face
        default: nil
        }
      update("font") { $0.face = face }
    }
  }

  /// The size of the font, in points.
  ///
  /// The default value is 36. Negative values are treated as 0. Animatable.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set {
      guard LayerGeometry.accepts(newValue, "fontSize") else { return }
      update("fontSize") { $0.fontSize = max(newValue, 0) }
    }
  }

  /// The color of the text.
  ///
  /// The default value is opaque white; `nil` draws no text. Animatable.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { update("foregroundColor") { $0.color = newValue } }
  }

  /// A Boolean value that indicates whether lines are wrapped at the width of the bounds.
  ///
  /// The default value is `false`.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { update("wrapped") { $0.isWrapped = newValue } }
  }

  /// The alignment of the lines.
  ///
  /// The default value is ``CATextLayerAlignmentMode/natural``.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { update("alignmentMode") { $0.alignment = newValue } }
  }

  /// The truncation of lines that are too long.
  ///
  /// The default value is ``CATextLayerTruncationMode/none``.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { update("truncationMode") { $0.truncation = newValue } }
  }

  /// Returns the size of the text, wrapped at the width of the bounds if ``isWrapped`` is `true`.
  open override func preferredFrameSize() -> CGSize {
    guard !text.string.isEmpty, text.fontSize > 0 else { return .zero }
    let width = isWrapped ? bounds.standardized.width : .infinity
    return Engines.text.shape(request(width: width)).size
  }

  private func update(_ key: String, _ assign: (inout Text) -> Void) {
    var changed = text
    assign(&changed)
    guard changed != text else { return }
    change(key, redraws: true) { text = changed }
  }

  // MARK: Overrides in library subclasses

  override func makeCopy() -> CALayer { CATextLayer() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CATextLayer { (text, givenFont) = (layer.text, layer.givenFont) }
  }

  override class var ownKeys: [String: LayerKey] { textKeys }

  private static let textKeys: [String: LayerKey] = [
    "fontSize": LayerKeys.number(\CATextLayer.fontSize, redraws: true),
    "foregroundColor": LayerKeys.color(\CATextLayer.foregroundColor),
  ]

  override func makeDrawing() -> LayerDrawing { LayerDrawing(of: self, inFront: marks) }

  private var marks: [DrawingOperation] {
    let box = bounds.standardized
    guard !text.string.isEmpty, text.fontSize > 0, !box.isEmpty, let color = text.color else {
      return []
    }
    let shaped = Engines.text.shape(request(width: box.width))
    return [.text(shaped, origin: box.origin, color: color)]
  }

  private func request(width: CGFloat) -> TextRequest {
    let alignment: TextRequest.Alignment =
      switch text.alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let truncation: TextRequest.Truncation =
      switch text.truncation {
      case .start: .head
      case .middle: .middle
      case .end: .tail
      default: .clip
      }
    var font = text.face ?? FontDescription(size: text.fontSize)
    font.size = text.fontSize
    return TextRequest(
      spans: [TextSpan(string: text.string, font: font)],
      width: width,
      lineLimit: text.isWrapped ? 0 : 1,
      alignment: alignment,
      truncation: truncation
    )
  }
}
