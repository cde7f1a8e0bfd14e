import Foundation
import QuartzCore

/// The editing of a text field: the calls of its delegate, secure text, and horizontal scrolling.
@MainActor final class TextFieldEditing: TextEditing {
  private unowned let field: UITextField
  private var revealTimer: ClockTimer?
  /// Whether the text is being deleted with the clear button.
  private var isClearing = false
  /// Whether text is being inserted that the delegate has not accepted yet.
  private var isInserting = false
  /// The number of changes by the user.
  private var changeCount = 0

  init(_ field: UITextField) {
    self.field = field
    super.init(field, isSingleLine: true)
  }

  // MARK: Beginning and ending

  override func begin() {
    // R-TXT-1
    if field.isSecureTextEntry { clearsOnInsertion = true }
    canvas.isHidden = false
    super.begin()
    field.editingStateChanged()
    // R-TXT-9
    if field.clearsOnBeginEditing, editor.document.length > 0,
      field.editingDelegate?.textFieldShouldClear(field) ?? true
    {
      clear()
    }
    field.editingDelegate?.textFieldDidBeginEditing(field)
    post(UITextField.textDidBeginEditingNotification)
    field.sendActions(for: .editingDidBegin)
  }

  /// Called when the field has resigned.
  func end(_ reason: UITextField.DidEndEditingReason) {
    // R-TXT-2, R-TXT-8
    end()
    clearsOnInsertion = false
    reveal(nil)
    canvas.isHidden = true
    field.editingStateChanged()
    field.editingDelegate?.textFieldDidEndEditing(field, reason: reason)
    post(UITextField.textDidEndEditingNotification)
    field.sendActions(for: .editingDidEnd)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: field)
  }

  // MARK: Edit menu

  override func menuElements(_ suggested: [UIMenuElement]) -> [UIMenuElement] {
    let menu = field.delegate?.textField(
      field,
      editMenuForCharactersIn: NSRange(editor.selection.range),
      suggestedActions: suggested
    )
    return menu?.children ?? suggested
  }

  override func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    field.delegate?.textField(field, willPresentEditMenuWith: animator)
  }

  override func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    field.delegate?.textField(field, willDismissEditMenuWith: animator)
  }

  // MARK: Client of the editor

  override func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    if isClearing { return true }
    return field.editingDelegate?.textField(
      field,
      shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text
    ) ?? true
  }

  override func textDidChange(isByUser: Bool) {
    if isByUser { changeCount += 1 }
    if isByUser, isInserting {
      isInserting = false
      field.textInserted()
    }
    reveal(nil)
    field.textChanged()
    super.textDidChange(isByUser: isByUser)
    guard isByUser else { return }
    // R-TXT-4
    post(UITextField.textDidChangeNotification)
    field.sendActions(for: .editingChanged)
    field.editingDelegate?.textFieldDidChangeSelection(field)
  }

  override func selectionDidChange() {
    super.selectionDidChange()
    // The touch that begins editing also places the caret.
    if !selectionInteraction.isBeginning { clearsOnInsertion = false }
    field.selectionChanged()
    field.editingDelegate?.textFieldDidChangeSelection(field)
  }

  // MARK: Keys

  override func insert(_ text: String) {
    if text == "\n" { return performReturn() }
    let start = insertionRange.lowerBound
    let count = changeCount
    super.insert(text)
    // A change that the delegate refuses shows nothing.
    let isInserted = changeCount == count + 1 && editor.selection.head.offset > start
    reveal(isInserted && text.count == 1 ? start : nil)
  }

  // R-TXT-7
  /// Deletes the text without asking the delegate for the change.
  func clear() {
    // The tokens of a search field have been deleted.
    guard editor.document.length > 0 else { return textDidChange(isByUser: true) }
    isClearing = true
    defer { isClearing = false }
    editor.unmark()
    editor.replace(0..<editor.document.length, with: "")
  }

  override func inserting(_ insertion: () -> Void) {
    isInserting = true
    defer { isInserting = false }
    insertion()
  }

  // R-TXT-9
  override func delete(_ direction: TextDirection, by unit: TextUnit) {
    if clearsOnInsertion, field.isSecureTextEntry {
      editor.replace(0..<editor.document.length, with: "")
    } else {
      super.delete(direction, by: unit)
    }
  }

  // R-TXT-6
  private func performReturn() {
    editor.unmark()
    guard field.editingDelegate?.textFieldShouldReturn(field) ?? true else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .primaryActionTriggered)
    if endsEditing { field.resignFirstResponder() }
  }

  // MARK: Secure text

  // R-TXT-10
  /// Shows a character of secure text for two seconds.
  private func reveal(_ offset: Int?) {
    revealTimer?.cancel()
    let isShown = offset != nil && field.isSecureTextEntry && field.revealsTypedCharacters
    setRevealed(isShown ? offset : nil)
    guard isShown, let clock = field.ownWindow?.screen.clock else { return }
    revealTimer = clock.schedule(after: TextEditingMetrics.revealTime) { [weak self] in
      MainActor.assumeIsolated { self?.setRevealed(nil) }
    }
  }

  private func setRevealed(_ offset: Int?) {
    var format = editor.layout.format
    guard format.revealedOffset != offset else { return }
    format.revealedOffset = offset
    editor.layout.setFormat(format)
    canvas.textChanged()
    scrollToCaret()
  }

  // MARK: Layout

  /// The rectangle of the text in the field.
  private var textFrame = CGRect.zero

  /// Adds the view with the text, which is hidden while the field is not edited.
  func install() {
    canvas.isHidden = true
    field.insertSubview(canvas, at: 0)
  }

  /// Places the view with the text, and scrolls it so that the caret is visible.
  func layOut(in frame: CGRect) {
    textFrame = frame
    // Tall characters extend beyond the rectangle of the text up to the edges of the field.
    let top = min(frame.minY, field.bounds.minY)
    let bottom = max(frame.maxY, field.bounds.maxY)
    let canvasFrame = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    let isMoved = canvas.frame != canvasFrame
    if isMoved { canvas.frame = canvasFrame }
    scroll()
    if isMoved { canvas.selectionChanged() }
  }

  override func updateGeometry() {
    if !isEditing { layOut(in: field.textRect(forBounds: field.bounds)) }
  }

  override func scrollToCaret() {
    if isEditing { scroll() }
  }

  // R-TXT-8
  /// Scrolls so that the caret is visible, or the start of the text if the field is not edited.
  private func scroll() {
    let origin = origin(showing: isEditing ? editor.selection.head : TextPlace(0))
    guard canvas.bounds.origin != origin else { return }
    canvas.bounds.origin = origin
    canvas.setNeedsDisplay()
    canvas.selectionChanged()
  }

  private func origin(showing place: TextPlace) -> CGPoint {
    let width = editor.layout.size.width
    let visible = canvas.bounds.size
    let grid = PixelGrid(scale: field.traitCollection.displayScale)
    // The caret is drawn within the bounds at both ends of the text.
    let margin = TextEditingMetrics.caretWidth
    let free = visible.width - width - margin
    var x = canvas.bounds.minX
    if free >= 0 {
      x = -margin / 2 - free * alignmentFactor
    } else {
      let caret = editor.layout.caret(at: place).minX
      x = min(max(x, caret + margin - visible.width), caret - margin / 2)
      x = min(max(x, scrollLimits.lowerBound), scrollLimits.upperBound)
    }
    // The line is centered as in the drawing of a field that is not edited.
    let height = editor.layout.lineHeight(from: x, to: x + visible.width)
    let top = textFrame.minY - canvas.frame.minY + grid.rounded((textFrame.height - height) / 2)
    return CGPoint(x: grid.rounded(x), y: -top)
  }

  /// The horizontal positions to which text can be scrolled that is wider than the field.
  private var scrollLimits: ClosedRange<CGFloat> {
    let margin = TextEditingMetrics.caretWidth
    let end = editor.layout.size.width + margin / 2 - canvas.bounds.width
    return -margin / 2...max(end, -margin / 2)
  }

  /// Scrolls the text by a distance, as far as there is text.
  func scroll(by distance: CGFloat) {
    let limits = scrollLimits
    let x = min(max(canvas.bounds.minX + distance, limits.lowerBound), limits.upperBound)
    guard x != canvas.bounds.minX else { return }
    canvas.bounds.origin.x = x
    canvas.setNeedsDisplay()
    canvas.selectionChanged()
  }

  /// The part of the free width that is on the left of the text.
  private var alignmentFactor: CGFloat {
    switch field.textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
