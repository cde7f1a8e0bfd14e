import Foundation
import QuartzCore

/// A scroll view with text of any length, which the user can select and edit.
///
/// Only the visible paragraphs are laid out, so that long texts open at once.
///
/// ```swift
/// let notes = UITextView()
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.text = "Dear reader"
/// ```
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  private(set) lazy var editing = TextViewEditing(self)
  private var properties = TextViewProperties()

  // MARK: Creating a text view

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  // R-TXT-132
  /// Creates a text view with an area, which shows the text of its layout manager.
  ///
  /// Changes of that text are shown, and edits by the user change it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: The area, or `nil` for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    showGivenText()
  }

  /// Creates a text view from an archive of a view.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeTextView(from: coder) }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + [.property(\UITextView.delegate, "delegate")]
  }

  private func setUp() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    addSubview(editing.canvas)
    textContainer.onChange = { [weak self] in self?.formatChanged() }
    textContainer.trackedWidth = { [weak self] in
      self.map {
        max($0.bounds.width - $0.textContainerInset.left - $0.textContainerInset.right, 0)
      }
    }
    editing.selectionInteraction.isEditable = { [unowned self] in isEditable }
    editing.selectionInteraction.linkAction = { [unowned self] in
      TextViewItems(textView: self).action(at: $0)
    }
    editing.selectionInteraction.linkMenu = { [unowned self] in
      TextViewItems(textView: self).menu(at: $0)
    }
    editing.selectionInteraction.install()
    formatChanged()
  }

  override var archivedSubviews: [UIView] { [] }

  /// The object that controls the editing and is notified of scrolling.
  ///
  /// The default value is `nil`.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text.
  ///
  /// Setting it moves the caret to its end and calls only `textViewDidChangeSelection`. The default
  /// value is an empty string.
  open var text: String! {
    get { editing.editor.document.string }
    set {
      let observed = attachments?.begin("text")
      defer { observed?.end() }
      editing.editor.setText(TextFragment(newValue ?? "", attributes: properties.attributes))
    }
  }

  /// The text with its attributes, which always contain the font.
  open var attributedText: NSAttributedString! {
    get {
      let document = editing.editor.document
      return document.fragment(in: 0..<document.length).attributedString(
        merging: properties.defaultAttributes
      )
    }
    set { editing.editor.setText(newValue.map { TextFragment($0) } ?? TextFragment()) }
  }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    let document = editing.editor.document
    return document.isEmpty ? nil : document.attributes(at: 0).values[key]
  }

  /// The font of the whole text.
  ///
  /// If no font was set, the value is that of the first character, or `nil`, which is displayed as
  /// the system font with 12 points.
  open var font: UIFont? {
    get { properties.font ?? firstAttribute(.font) as? UIFont }
    set {
      properties.font = newValue
      setAttribute(.font, to: newValue)
      formatChanged()
    }
  }

  /// A Boolean value that indicates whether the font is replaced when the text size changes.
  ///
  /// This affects fonts of text styles and fonts that ``UIFontMetrics`` scaled. Unlike iOS, the whole
  /// text gets the font. The default value is `false`.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the whole text.
  ///
  /// If no color was set, the value is that of the first character, or `nil`, which is displayed as
  /// `label`.
  open var textColor: UIColor? {
    get { properties.textColor ?? firstAttribute(.foregroundColor) as? UIColor }
    set {
      properties.textColor = newValue
      setAttribute(.foregroundColor, to: newValue)
      editing.canvas.textColor = newValue ?? .label
      editing.canvas.textChanged()
      layoutChanged()
    }
  }

  /// The alignment of the text.
  ///
  /// Setting it changes the paragraph styles of the text. The default value is `natural`.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      editing.setAlignment(textAlignment)
      formatChanged()
    }
  }

  /// The attributes of the next characters that are typed, which always contain the font.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      properties.defaultAttributes.merging(editing.editor.attributesForTyping.values) { $1 }
    }
    set { editing.editor.typingAttributes = AttributeSet(newValue) }
  }

  /// The attributes of links.
  ///
  /// By default they have the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { properties.linkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      properties.linkAttributes = newValue
      formatChanged()
    }
  }

  // R-TXT-29
  /// The data in the text that is shown as links if the text is not editable.
  ///
  /// The default value is empty.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { formatChanged() } }

  /// A Boolean value that indicates whether the user can make text bold, italic or underlined, and
  /// change the size of its font.
  ///
  /// The keys are B, I and U with Command or Control. The default value is `false`.
  open var allowsEditingTextAttributes: Bool {
    get { editing.allowsEditingAttributes }
    set { editing.allowsEditingAttributes = newValue }
  }

  /// A Boolean value that indicates whether documents are read and written with the sizes of text on
  /// desktops.
  ///
  /// It is information for code that converts documents. It does not change the size of the text
  /// on the screen. The default value is `false`.
  open var usesStandardTextScaling = false

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    properties.setAttribute(key, to: value)
    editing.setAttribute(key, to: value, defaults: properties.attributes)
  }

  // MARK: Selection

  /// The selected characters, in UTF-16 code units.
  ///
  /// A range out of bounds is clamped. The default value is an empty range.
  open var selectedRange: NSRange {
    get {
      let range = editing.editor.selection.range
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set {
      editing.editor.select(newValue.offsets)
    }
  }

  /// Scrolls until characters are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let offsets = editing.editor.document.aligned(range.offsets)
    // The start is visible if the range does not fit.
    for offset in [offsets.upperBound, offsets.lowerBound] {
      scrollToVisible(editing.canvas.caretRect(at: TextPlace(offset)))
    }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the user can edit the text.
  ///
  /// The default value is `true`.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { resignFirstResponder() }
      formatChanged()
    }
  }

  /// A Boolean value that indicates whether the user can select text.
  ///
  /// The default value is `true`.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  /// A Boolean value that indicates whether the text view can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// A Boolean value that indicates whether the text view can be edited or selected.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  override func selectByFocus() -> Bool { becomeFirstResponder() }

  /// Begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    // R-TXT-11
    let wasFirst = isFirstResponder
    // The text may have become editable while it was selected.
    guard !wasFirst || (isEditable && !editing.isEditing) else { return true }
    let mayBegin = isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : true
    guard canBecomeFirstResponder, mayBegin, super.becomeFirstResponder() else { return false }
    if isEditable { editing.begin() } else { editing.beginSelecting() }
    if wasFirst { reloadInputViews() }
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    // R-TXT-11
    guard editing.isEditing else {
      let resigned = super.resignFirstResponder()
      if resigned { editing.endSelecting() }
      return resigned
    }
    let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || FirstResponder.isLeaving else { return false }
    editing.editor.unmark()
    guard super.resignFirstResponder() else { return false }
    editing.end()
    return true
  }

  /// A Boolean value that indicates whether the next inserted text replaces the whole text.
  ///
  /// The value becomes `false` when the selection changes. The default value is `false`.
  open var clearsOnInsertion: Bool {
    get { editing.clearsOnInsertion }
    set { editing.clearsOnInsertion = newValue }
  }

  /// The view that replaces the keyboard while the text is edited, or `nil`, the default.
  open override var inputView: UIView? {
    get { properties.inputView }
    set { properties.inputView = newValue }
  }

  /// The view above the keyboard while the text is edited, or `nil`, the default.
  open override var inputAccessoryView: UIView? {
    get { properties.inputAccessoryView }
    set { properties.inputAccessoryView = newValue }
  }

  // MARK: Keyboard

  /// The words that are capitalized automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether input methods may correct words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked for spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are replaced by typographic ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens are replaced by dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted when text is inserted or deleted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of text that is entered, which selects the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether the text is secret.
  ///
  /// Secret text cannot be copied, and input methods do not learn it. Unlike in fields, it is shown as
  /// it is. The default value is `false`.
  open var isSecureTextEntry = false
  /// The meaning of the text, or `nil`, the default, if it is not specified.
  open var textContentType: UITextContentType!
  /// The requirements for a new password, or `nil`, the default.
  ///
  /// They are information for software that proposes passwords. The library has none.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether input methods may propose the rest of a sentence in the text.
  open var inlinePredictionType = UITextInlinePredictionType.default

  // MARK: Text input

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !editing.editor.document.isEmpty }

  /// Replaces the selection with text, as if the user had typed it.
  open func insertText(_ text: String) { editing.insert(text) }

  /// Deletes the selection, or the character before the caret, as if the user had pressed the key.
  open func deleteBackward() { editing.delete(.backward, by: .character) }

  override var hasTextInputClient: Bool { true }

  override var usesKeyboard: Bool { isEditable }

  override func handle(_ key: KeyInput) -> Bool {
    if isFirstResponder, editing.perform(key) { return true }
    return super.handle(key)
  }

  // MARK: UITextInput

  /// Returns the characters in a range, or `nil` if the range is not one of this text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }

  /// Replaces the characters in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new characters.
  open func replace(_ range: UITextRange, withText text: String) {
    editing.replace(range, withText: text)
  }

  /// The selected characters; an empty range is the position of the caret.
  open var selectedTextRange: UITextRange? {
    get { editing.selectedTextRange }
    set { editing.selectedTextRange = newValue }
  }

  /// The characters that are being composed, or `nil` if there are none.
  open var markedTextRange: UITextRange? { editing.markedTextRange }

  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// - Parameters:
  ///   - markedText: The text, or `nil` to remove the marked text.
  ///   - selectedRange: The selection in the text, in UTF-16 code units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editing.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Ends composing; the marked text stays.
  open func unmarkText() { editing.editor.unmark() }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextPosition(TextPlace(0)) }

  /// The end of the text.
  open var endOfDocument: UITextPosition {
    TextPosition(TextPlace(editing.editor.document.length))
  }

  /// Returns the range between two positions.
  ///
  /// - Parameters:
  ///   - fromPosition: A position.
  ///   - toPosition: Another position.
  /// - Returns: The range, or `nil`.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    editing.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the position at a distance, or `nil` beyond the text.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - offset: The distance.
  /// - Returns: The position, or `nil` if there is none.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editing.position(from: position, offset: offset)
  }

  /// Returns the position at a distance on the screen, or `nil` beyond the text.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - direction: The direction.
  ///   - offset: The distance.
  /// - Returns: The position, or `nil` if there is none.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    editing.position(from: position, in: direction, offset: offset)
  }

  /// Returns the order of two positions.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - other: Another position.
  /// - Returns: The order.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editing.compare(position, to: other)
  }

  /// Returns the number of UTF-16 code units between two positions.
  ///
  /// - Parameters:
  ///   - from: A position.
  ///   - toPosition: Another position.
  /// - Returns: The number of UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editing.offset(from: from, to: toPosition)
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(for: range, in: self) }

  /// Returns the rectangle of the caret at a position.
  ///
  /// An override that returns an empty rectangle hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect {
    editing.caretRect(for: position, in: self)
  }

  /// Returns the rectangles of a selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.selectionRects(for: range, in: self)
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editing.closestPosition(to: point, in: self)
  }

  /// Returns the position in a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - range: The range.
  /// - Returns: The position, or `nil` if there is none.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(to: point, within: range, in: self)
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editing.characterRange(at: point, in: self)
  }

  /// Returns the position in a range that is farthest in a direction on the screen.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  /// - Returns: The position, or `nil` if the range is not one of this text.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    editing.position(within: range, farthestIn: direction)
  }

  /// Returns the range from a position to the end of the line, or to the start or the end of the
  /// text.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction; up and down extend to the start and the end of the text.
  /// - Returns: The range, or `nil` if the position is not one of this text.
  open func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editing.characterRange(byExtending: position, in: direction)
  }

  /// Returns the position at a distance from the start of a range, or `nil` beyond the range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - offset: The distance in UTF-16 code units.
  /// - Returns: The position, or `nil` if there is none.
  open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    editing.position(within: range, atCharacterOffset: offset)
  }

  /// Returns the distance of a position from the start of a range in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - range: The range.
  /// - Returns: The distance.
  open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    editing.offset(from: range.start, to: position)
  }

  /// Returns the attributes of the character beside a position, with the font and the color.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: `forward` for the character behind the position, `backward` for the one before.
  /// - Returns: The attributes, or `nil` if the position is not one of this text.
  open func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    editing.textStyling(at: position, in: direction)
  }

  /// Returns whether the delegate allows a change of the characters in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new characters.
  /// - Returns: `true` if the characters may be replaced.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editing.shouldChangeText(in: range, with: text)
  }

  /// Returns the base writing direction of the paragraph with a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction in which the paragraph continues if the position is at a boundary.
  /// - Returns: `leftToRight` or `rightToLeft`.
  open func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editing.baseWritingDirection(for: position, in: direction)
  }

  /// Sets the base writing direction of the paragraphs in a range.
  ///
  /// - Parameters:
  ///   - writingDirection: The direction; `natural` is that of the first letter, or of the layout.
  ///   - range: The range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {
    editing.setBaseWritingDirection(writingDirection, for: range)
  }

  /// The character that the caret belongs to if a line is wrapped there: `backward` is the end of
  /// the line, `forward` the start of the next line.
  open var selectionAffinity: UITextStorageDirection {
    get { editing.selectionAffinity }
    set { editing.selectionAffinity = newValue }
  }

  /// The attributes of text that is being composed, in addition to its own.
  ///
  /// The default value is `nil`, for which the text is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }

  /// The view in whose coordinates points and rectangles of the text are: this view.
  open var textInputView: UIView { self }

  /// The object that is notified of changes.
  ///
  /// Unlike iOS, it is notified of changes by the user too.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The object that finds words, sentences and paragraphs.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = TextEditingTokenizer(
    editing.editor,
    textInput: self
  )

  /// The undo manager of the text while it is edited, else that of the responder chain.
  open override var undoManager: UndoManager? {
    editing.isEditing ? editing.undoManager : super.undoManager
  }

  // MARK: Edit actions

  /// Copies the selection to the pasteboard and deletes it.
  open override func cut(_ sender: Any?) { editing.cut() }
  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { editing.copy() }
  /// Replaces the selection by the text of the pasteboard.
  open override func paste(_ sender: Any?) { editing.paste() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editing.deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editing.selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editing.editor.selectAll() }

  /// Replaces the selection by the text of the pasteboard, without its attributes and attachments.
  open override func pasteAndMatchStyle(_ sender: Any?) { editing.pastePlainText() }
  /// Makes the selected text bold, or removes the bold style.
  open override func toggleBoldface(_ sender: Any?) { editing.perform(.bold) }
  /// Makes the selected text italic, or removes the italic style.
  open override func toggleItalics(_ sender: Any?) { editing.perform(.italic) }
  /// Underlines the selected text, or removes the underline.
  open override func toggleUnderline(_ sender: Any?) { editing.perform(.underline) }
  /// Makes the font of the selected text larger by one point.
  open override func increaseSize(_ sender: Any?) { editing.perform(.larger) }
  /// Makes the font of the selected text smaller by one point.
  open override func decreaseSize(_ sender: Any?) { editing.perform(.smaller) }
  /// Writes the selected paragraphs from left to right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    editing.writeSelection(.leftToRight)
  }
  /// Writes the selected paragraphs from right to left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    editing.writeSelection(.rightToLeft)
  }
  /// Changes the attributes of the selected text, or of the next characters if none is selected.
  ///
  /// - Parameter conversionHandler: Returns new attributes for those of a part of the text.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    editing.changeAttributes(conversionHandler)
  }

  /// Returns whether an edit action has something to do.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the action can be performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Layout

  /// The distances of the text from the edges, in addition to the padding of the container.
  ///
  /// The default value is 8 points at the top and the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { formatChanged() }
  }

  /// The area in which the text is laid out.
  public let textContainer: NSTextContainer

  private var storageBridge: TextViewStorage?

  /// The text with its attributes, whose changes are shown.
  ///
  /// Its delegate is notified of edits by the user too.
  public var textStorage: NSTextStorage {
    let bridge = storageBridge ?? makeStorage()
    bridge.update()
    return bridge.storage
  }

  /// The layout manager of the text, with the coordinates of ``textContainer``.
  ///
  /// The text begins at the upper-left corner that ``textContainerInset`` determines.
  public var layoutManager: NSLayoutManager {
    if storageBridge == nil { _ = makeStorage() }
    return textContainer.layoutManager ?? NSLayoutManager()
  }

  private func makeStorage() -> TextViewStorage {
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    manager.shared = { [weak self] in self?.currentLayout() }
    let bridge = TextViewStorage(self, storage: storage)
    storageBridge = bridge
    return bridge
  }

  private func currentLayout() -> DocumentLayout {
    editing.setWidth(textWidth(in: bounds.width))
    return editing.editor.layout
  }

  private func showGivenText() {
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    attributedText = storage
    _ = makeStorage()
  }

  /// Called when the document has changed, before the delegate is notified.
  func updateStorage() { storageBridge?.update() }

  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top
    )
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    guard !textContainer.widthTracksTextView, textContainer.size.width > 0 else {
      return width - textWidthMargins
    }
    return textContainer.size.width - 2 * textContainer.lineFragmentPadding
  }

  private var textWidthMargins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private var textHeightMargins: CGFloat { textContainerInset.top + textContainerInset.bottom }

  /// Lays out the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    editing.setWidth(textWidth(in: bounds.width))
    editing.show(textOrigin: textOrigin)
    updateContentSize()
  }

  private func updateContentSize() {
    let height = editing.limitedHeight(editing.editor.layout.size.height) + textHeightMargins
    let width = max(textWidth(in: bounds.width) + textWidthMargins, bounds.width)
    let size = CGSize(width: width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
  }

  /// The size of the whole text while scrolling is disabled, otherwise no size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return contentSize(forWidth: bounds.width)
  }

  // R-TXT-92
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return intrinsicContentSize }
    let room = width ?? 0
    let size = sizeThatFits(
      CGSize(width: room > 0 ? room : 10_000, height: .greatestFiniteMagnitude)
    )
    return CGSize(width: room > 0 ? UIView.noIntrinsicMetric : size.width, height: size.height)
  }

  override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  /// Returns the size of the whole text in lines of a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    editing.setWidth(textWidth(in: size.width))
    let text = editing.editor.layout.exactSize()
    editing.setWidth(textWidth(in: bounds.width))
    return CGSize(
      width: min((text.width + textWidthMargins).rounded(.up), size.width),
      height: (editing.limitedHeight(text.height) + textHeightMargins).rounded(.up)
    )
  }

  /// A Boolean value that indicates whether the text is scrolled.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Called when the text has changed.
  func textChanged() {
    editing.invalidateAnchor()
    layoutChanged()
  }

  private func layoutChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Scrolls until a rectangle of the text is visible.
  func scrollToVisible(_ rectangle: CGRect) {
    layoutIfNeeded()
    var frame = rectangle.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    frame.origin.y -= textContainerInset.top
    frame.size.height += textHeightMargins
    scrollRectToVisible(frame, animated: false)
    layoutIfNeeded()
  }

  private func formatChanged() {
    var format = editing.editor.layout.format
    format.font = properties.font ?? TextViewProperties.standardFont
    format.alignment = textAlignment
    format.container = textContainer
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    format.breaksByCharacter = textContainer.lineBreakMode == .byCharWrapping
    format.detectors = isEditable ? [] : dataDetectorTypes.detectors
    format.linkAttributes = properties.sharedLinkAttributes(tintColor)
    editing.editor.layout.setFormat(format)
    layoutChanged()
    editing.canvas.textChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    formatChanged()
  }

  override func semanticContentAttributeChanged() {
    super.semanticContentAttributeChanged()
    formatChanged()
  }

  /// Lays out the text again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts(previousTraitCollection) }
    formatChanged()
  }

  private func adjustFonts(_ previous: UITraitCollection?) {
    // R-TXT-110
    guard traitCollection.hasDifferentTextSize(comparedTo: previous), let font else { return }
    self.font = font.adjusted(to: traitCollection.preferredContentSizeCategory)
  }

  // R-AL-19
  override func baselineOfContent(isFirst: Bool) -> ContentBaseline? {
    let font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
    return isFirst
      ? ContentBaseline(heightFactor: 0, offset: textContainerInset.top + font.ascender)
      : ContentBaseline(heightFactor: 1, offset: font.descender - textContainerInset.bottom)
  }

  // MARK: Touches

  /// Returns whether a point is in the text view or at a handle of the selection.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - event: The event.
  /// - Returns: `true` if the text view receives touches at the point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || editing.isEditing && editing.selectionInteraction.hasHandle(at: point)
  }

  override func pastePrimarySelection(at point: CGPoint) -> Bool {
    editing.selectionInteraction.pastePrimarySelection(at: point)
  }

  override func showMenu(at point: CGPoint) -> Bool {
    isSelectable && editing.selectionInteraction.showMenu(at: point)
  }

  // MARK: Accessibility

  override var accessibleText: (any AccessibleText)? { editing }

  /// A Boolean value that indicates whether the text view is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text for assistive technologies.
  ///
  /// The default value is the text, with the labels of its attachments.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? editing.accessibleString }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextView {
  /// Posted when editing has begun; the object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when the user has changed the text; the object is the text view.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when editing has ended; the object is the text view.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}
