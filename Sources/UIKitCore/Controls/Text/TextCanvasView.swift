import Foundation
import QuartzCore

/// Draws the text of a field or a text view, with its selection and its caret.
///
/// The bounds show a part of the document: their origin is the point of the document at the
/// upper-left corner of the view.
final class TextCanvasView: UIView {
  let editor: TextEditor
  let caretView = TextCaretView()
  /// The color of characters without a color of their own.
  var textColor = UIColor.label { didSet { setNeedsDisplay() } }
  /// Whether the caret or the selection is shown.
  var showsSelection = false { didSet { selectionChanged() } }
  /// Whether the caret is shown if the selection is empty.
  var showsCaret = true
  /// The rectangles of the selection and of the clause that an input method converts.
  private(set) var highlights: [CGRect] = [] {
    didSet { if highlights != oldValue { setNeedsDisplay() } }
  }
  /// Returns the rectangle of the caret, which applications can override.
  var caretFrame: (TextPlace) -> CGRect = { _ in .zero }

  init(_ editor: TextEditor) {
    self.editor = editor
    super.init(frame: .zero)
    backgroundColor = .clear
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    addSubview(caretView)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let visible = visibleExtent
    let pieces = editor.layout.pieces(from: visible.lowerBound, to: visible.upperBound)
    // R-TXT-94
    let isOverText = !highlights.isEmpty && pieces.contains { $0.layout.text.hidesHighlights }
    if !isOverText { drawHighlights(in: context) }
    for piece in pieces {
      // The paragraph may have moved since it was laid out.
      var attached = piece.layout.attached
      attached.start = piece.position.offset
      context.draw(piece.layout.text, at: piece.origin, color: textColor.cgColor, attached)
    }
    if isOverText { drawHighlights(in: context) }
  }

  private func drawHighlights(in context: CGContext) {
    guard !highlights.isEmpty else { return }
    tintColor.withAlphaComponent(TextEditingMetrics.selectionOpacity).setFill()
    context.fill(highlights)
  }

  /// The visible part of the document along the direction in which its parts are stacked.
  var visibleExtent: ClosedRange<CGFloat> {
    editor.layout.isMultiline ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
  }

  /// Draws the text again, and moves the caret and the selection.
  func textChanged() {
    setNeedsDisplay()
    selectionChanged()
  }

  // MARK: Selection

  /// The rectangle of the caret in this view's coordinates.
  func caretRect(at place: TextPlace) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var line = editor.layout.caret(at: place)
    // In a field, a line of tall characters may be higher than the field.
    if !editor.layout.isMultiline, bounds.height > 0 {
      let top = max(line.minY, bounds.minY)
      let height = min(line.maxY, bounds.maxY) - top
      if height > 0 { (line.origin.y, line.size.height) = (top, height) }
    }
    return CGRect(
      x: grid.rounded(line.minX - TextEditingMetrics.caretWidth / 2),
      y: line.minY,
      width: TextEditingMetrics.caretWidth,
      height: line.height
    )
  }

  /// Moves the caret and the rectangles of the selection to their places.
  func selectionChanged() {
    let selection = editor.selection
    caretView.setActive(showsSelection && showsCaret && selection.isEmpty)
    if caretView.isActive {
      caretView.backgroundColor = tintColor
      caretView.frame = caretFrame(selection.head)
      caretView.showSolid()
    }
    updateHighlights()
  }

  /// Finds the rectangles of the selection in the visible part of the text.
  func updateHighlights() {
    guard showsSelection else { return highlights = [] }
    let selection = editor.selection
    let visible = visibleExtent
    let layout = editor.layout
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var rectangles =
      selection.isEmpty ? [] : layout.highlights(of: selection.range, in: visible, grid: grid)
    // The clause that an input method is converting.
    for clause in layout.marked?.highlights ?? [] {
      rectangles += layout.rectangles(of: clause, in: visible)
    }
    highlights = rectangles
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !highlights.isEmpty { setNeedsDisplay() }
    selectionChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    editor.layout.discardLayouts()
    textChanged()
  }
}

extension ShapedText {
  /// Whether characters cover what is drawn behind the text.
  fileprivate var hidesHighlights: Bool {
    request.spans.contains { $0.backgroundColor != nil || $0.attachment != nil }
  }
}
