import Foundation
import QuartzCore

/// The editing of a text view: the calls of its delegate, and vertical scrolling.
@MainActor final class TextViewEditing: TextEditing {
  private unowned let textView: UITextView
  /// The start of the first visible line, and its vertical position when it was laid out.
  private var anchor: (offset: Int, y: CGFloat)?
  private var isLayingOut = false

  /// The greatest number of lines that are visible, or 0 for all.
  private var lineLimit: Int { max(textView.textContainer.maximumNumberOfLines, 0) }

  init(_ textView: UITextView) {
    self.textView = textView
    super.init(textView, isSingleLine: false)
    editor.layout.extentChanged = { [unowned self, unowned textView] in
      if !isLayingOut { textView.setNeedsLayout() }
    }
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

  // MARK: Edit menu

  override func menuElements(_ suggested: [UIMenuElement]) -> [UIMenuElement] {
    let menu = textView.textDelegate?.textView(
      textView,
      editMenuForTextIn: textView.selectedRange,
      suggestedActions: suggested
    )
    return menu?.children ?? suggested
  }

  override func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    textView.textDelegate?.textView(textView, willPresentEditMenuWith: animator)
  }

  override func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    textView.textDelegate?.textView(textView, willDismissEditMenuWith: animator)
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
    textView.updateStorage()
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

  /// Lays out the visible text and shows it.
  ///
  /// - Parameter origin: The origin of the text in the content.
  func show(textOrigin origin: CGPoint) {
    isLayingOut = true
    defer { isLayingOut = false }
    keepAnchor(origin)
    let visible = textView.bounds
    let line = editor.layout.lineRange(
      of: editor.layout.place(at: CGPoint(x: 0, y: visible.minY - origin.y))
    )
    anchor = (line.lowerBound, editor.layout.caret(at: TextPlace(line.lowerBound)).minY)
    isAnchorValid = true
    UIView.performWithoutAnimation {
      var frame = visible
      let end = limitedHeight(.greatestFiniteMagnitude) + origin.y - visible.minY
      frame.size.height = max(min(visible.height, end), 0)
      if canvas.frame != frame { canvas.frame = frame }
      let shown = CGPoint(x: visible.minX - origin.x, y: visible.minY - origin.y)
      if canvas.bounds.origin != shown {
        canvas.bounds.origin = shown
        canvas.setNeedsDisplay()
        canvas.updateHighlights()
      }
    }
  }

  // R-TXT-61
  /// Scrolls so that the first visible line stays where it is, although the paragraphs above it have
  /// other heights than before.
  private func keepAnchor(_ origin: CGPoint) {
    let layout = editor.layout
    // The paragraphs that become visible may have other heights than estimated too.
    for _ in 0..<Self.greatestPassCount {
      let visible = textView.bounds
      _ = layout.pieces(from: visible.minY - origin.y, to: visible.maxY - origin.y)
      guard let anchor, isAnchorValid else { return }
      let y = layout.caret(at: TextPlace(anchor.offset)).minY
      guard abs(y - anchor.y) > 0.01 else { return }
      self.anchor = (anchor.offset, y)
      textView.contentOffset.y += y - anchor.y
    }
  }

  private static let greatestPassCount = 4

  /// Whether the text has not changed since the anchor was stored.
  private var isAnchorValid = false

  /// Forgets the first visible line, because the text has changed.
  func invalidateAnchor() { isAnchorValid = false }

  override func scrollToCaret() {
    guard isEditing else { return }
    showHead()
  }

  override func showHead() {
    // The layout of the text that becomes visible may move the caret.
    for _ in 0..<Self.greatestPassCount {
      let caret = canvas.caretRect(at: editor.selection.head)
      textView.scrollToVisible(caret)
      if canvas.caretRect(at: editor.selection.head) == caret { return }
    }
  }

  override var pageHeight: CGFloat? {
    let insets = textView.adjustedContentInset
    return max(textView.bounds.height - insets.top - insets.bottom, 0)
  }
}
