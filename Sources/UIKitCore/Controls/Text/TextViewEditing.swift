import Foundation
import QuartzCore

/// The editing of a text view: the calls of its delegate, and vertical scrolling.
@MainActor final class TextViewEditing: TextEditing {
  private unowned let textView: UITextView
  /// The first visible paragraph, and its origin when it was laid out.
  private var anchor: (offset: Int, origin: CGFloat)?

  /// Whether the next inserted text replaces the whole text.
  var clearsOnInsertion = false
  /// The greatest number of lines that are visible, or 0 for all.
  private var lineLimit: Int { max(textView.textContainer.maximumNumberOfLines, 0) }

  init(_ textView: UITextView) {
    self.textView = textView
    super.init(textView, isSingleLine: false)
  }

  // MARK: Beginning and ending

  override func begin() {
    super.begin()
    textView.textDelegate?.textViewDidBeginEditing(textView)
    post(UITextView.textDidBeginEditingNotification)
  }

  override func end() {
    super.end()
    textView.textDelegate?.textViewDidEndEditing(textView)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: textView)
  }

  // MARK: Client of the editor

  override func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    textView.textDelegate?.textView(
      textView,
      shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
      replacementText: text
    ) ?? true
  }

  override func textDidChange(isByUser: Bool) {
    textView.textChanged()
    super.textDidChange(isByUser: isByUser)
    // R-TXT-11
    textView.textDelegate?.textViewDidChangeSelection(textView)
    guard isByUser else { return }
    textView.textDelegate?.textViewDidChange(textView)
    post(UITextView.textDidChangeNotification)
  }

  override func selectionDidChange() {
    super.selectionDidChange()
    clearsOnInsertion = false
    textView.textDelegate?.textViewDidChangeSelection(textView)
  }

  // MARK: Keys

  override func insert(_ text: String) {
    willCompose()
    super.insert(text)
  }

  override func willCompose() {
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    editor.selectAll()
  }

  // MARK: Layout

  // R-TXT-35
  /// Returns a height, but at most that of the lines that are visible.
  func limitedHeight(_ height: CGFloat) -> CGFloat {
    guard lineLimit > 0 else { return height }
    return min(editor.layout.height(ofLines: lineLimit), height)
  }

  /// Sets the width of the lines.
  func setWidth(_ width: CGFloat) {
    var format = editor.layout.format
    format.width = max(width, 1)
    guard format != editor.layout.format else { return }
    editor.layout.setFormat(format)
    canvas.textChanged()
  }

  /// Lays out the text that is visible in a part of the scroll view, and shows it.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the content.
  ///   - origin: The origin of the text in the content.
  func show(_ visible: CGRect, textOrigin origin: CGPoint) {
    let layout = editor.layout
    let (top, bottom) = (visible.minY - origin.y, visible.maxY - origin.y)
    let first = layout.pieces(from: top, to: bottom).first
    if let anchor, let moved = layout.origin(ofParagraphAt: anchor.offset),
      abs(moved - anchor.origin) > 0.01, isAnchorValid
    {
      // Paragraphs above have other heights than estimated; what is visible stays where it is.
      textView.contentOffset.y += moved - anchor.origin
    }
    anchor = first.map { ($0.position.offset, $0.origin.y) }
    isAnchorValid = true
    let frame = CGRect(
      x: visible.minX,
      y: visible.minY,
      width: visible.width,
      height: max(
        min(visible.height, limitedHeight(.greatestFiniteMagnitude) + origin.y - visible.minY),
        0
      )
    )
    UIView.performWithoutAnimation {
      if canvas.frame != frame { canvas.frame = frame }
      let shown = CGPoint(x: visible.minX - origin.x, y: visible.minY - origin.y)
      if canvas.bounds.origin != shown {
        canvas.bounds.origin = shown
        canvas.setNeedsDisplay()
        canvas.showSelectionRectangles()
      }
    }
  }

  /// Whether the text has not changed since the anchor was stored.
  private var isAnchorValid = false

  /// Forgets the first visible paragraph, because the text has changed.
  func invalidateAnchor() { isAnchorValid = false }

  override func scrollToCaret() {
    guard isEditing else { return }
    textView.scrollToVisible(canvas.caretRect(at: editor.selection.head))
  }
}
