import CoreGraphics

/// The side that a text layer's lines are at.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode by its name; unknown names act like `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the text's language begins: the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Spread over the whole width.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a text layer shortens a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode by its name; unknown names act like `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It does not: the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that shows text from its upper left corner on.
open class CATextLayer: CALayer {
  private struct Text: Equatable {
    var string = ""
    var family: String?
    var fontSize: CGFloat = 36
    var color: CGColor? = .white
    var isWrapped = false
    var alignment = CATextLayerAlignmentMode.natural
    var truncation = CATextLayerTruncationMode.none
  }

  private var text = Text()

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of another text layer's values.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without text; layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text: a `String` or an `NSAttributedString`, of which only the characters count.
  open var string: Any? {
    get { text.string.isEmpty ? nil : text.string }
    set {
      let string = newValue as? String ?? (newValue as? NSAttributedString)?.string ?? ""
      update("string") { $0.string = string }
    }
  }

  /// The name of the font family; nil is the system's.
  open var font: Any? {
    get { text.family }
    set { update("font") { $0.family = newValue as? String } }
  }

  /// The size of the font in points; 36.
  ///
  /// Animatable.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set {
      guard LayerGeometry.accepts(newValue, "fontSize") else { return }
      update("fontSize") { $0.fontSize = max(newValue, 0) }
    }
  }

  /// The colour of the text; white.
  ///
  /// Animatable.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { update("foregroundColor") { $0.color = newValue } }
  }

  /// Whether lines break at the layer's width; false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { update("wrapped") { $0.isWrapped = newValue } }
  }

  /// The side that lines are at; `natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { update("alignmentMode") { $0.alignment = newValue } }
  }

  /// How a line that is too long is shortened; `none`.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { update("truncationMode") { $0.truncation = newValue } }
  }

  private func update(_ key: String, _ assign: (inout Text) -> Void) {
    var changed = text
    assign(&changed)
    guard changed != text else { return }
    change(key, redraws: true) { text = changed }
  }

  // MARK: Subclasses of the library

  override func makeCopy() -> CALayer { CATextLayer() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  override class var ownKeys: [String: LayerKey] { textKeys }

  private static let textKeys: [String: LayerKey] = [
    "fontSize": LayerKeys.number(\CATextLayer.fontSize, redraws: true),
    "foregroundColor": LayerKeys.color(\CATextLayer.foregroundColor),
  ]

  override func makeDrawing() -> LayerDrawing {
    LayerDrawing(
      below: LayerDrawing.node(
        LayerDrawing.background(of: self) + LayerDrawing.contents(of: self)
          + marks.map { .operation($0) }
      ),
      above: LayerDrawing.node(LayerDrawing.border(of: self))
    )
  }

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
    let font = FontDescription(family: text.family, size: text.fontSize)
    return TextRequest(
      spans: [TextSpan(string: text.string, font: font)],
      width: width,
      lineLimit: text.isWrapped ? 0 : 1,
      alignment: alignment,
      truncation: truncation
    )
  }
}
