import Foundation
import QuartzCore

/// A control that shows one line of text, which the user can edit.
///
/// Editing begins when the field is tapped or becomes the first responder. The delegate controls the
/// editing, and targets are notified of its beginning and end and of each change.
///
/// ```swift
/// let field = UITextField()
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// field.addTarget(self, action: Selector(Page.nameChanged(_:)), for: .editingChanged)
/// ```
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  private var content = TextFieldContent()
  private(set) lazy var editing = TextFieldEditing(self)
  private(set) lazy var clearButton = TextFieldClearButton(self)
  private var sideViewModes = (left: ViewMode.never, right: ViewMode.never)

  // MARK: Creating a field

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeTextField(from: coder) }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + [.property(\UITextField.delegate, "delegate")]
  }

  private func setUp() {
    contentMode = .redraw
    contentHorizontalAlignment = .left
    isOpaque = false
    editing.install()
    formatChanged()
    editing.selectionInteraction.install()
  }

  override var archivedSubviews: [UIView] {
    subviews.filter { $0 !== editing.canvas && !clearButton.contains($0) }
  }

  /// The object that controls the editing.
  ///
  /// The default value is `nil`.
  open weak var delegate: UITextFieldDelegate?

  /// The object that is asked about edits and notified of them.
  var editingDelegate: (any UITextFieldDelegate)? { delegate }

  // MARK: Text

  /// The text.
  ///
  /// Setting it moves the caret to its end, ends composing, and sends no events. Line terminators
  /// become spaces. The value is an empty string if there is no text; `nil` is the same as an empty
  /// string. The default value is an empty string.
  open var text: String? {
    get { editing.editor.document.string }
    set {
      let observed = attachments?.begin("text")
      defer { observed?.end() }
      let attributes = AttributeSet(content.defaultAttributes)
      editing.editor.document.defaultAttributes = attributes
      editing.editor.setText(TextFragment(newValue ?? "", attributes: attributes))
    }
  }

  /// The text with its attributes.
  ///
  /// Setting it moves the caret to its end, and sends no events.
  open var attributedText: NSAttributedString? {
    get {
      let document = editing.editor.document
      return document.fragment(in: 0..<document.length).attributedString(content.defaultAttributes)
    }
    set { editing.editor.setText(newValue.map(TextFragment.init) ?? TextFragment()) }
  }

  /// The font of characters without a font of their own.
  ///
  /// Setting it changes the font of the whole text. The default value is the system font with 17
  /// points, which setting `nil` restores.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue ?? TextFieldContent.standardFont
      setAttribute(.font, to: content.font)
      formatChanged()
    }
  }

  /// A Boolean value that indicates whether the font is replaced when the text size changes.
  ///
  /// This affects fonts of text styles and fonts that ``UIFontMetrics`` scaled. Unlike iOS, the whole
  /// text gets the font. The default value is `false`.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the text.
  ///
  /// Setting it changes the color of the whole text. The default value is `label`, which setting
  /// `nil` restores.
  open var textColor: UIColor? {
    get { content.textColor }
    set {
      content.textColor = newValue ?? .label
      setAttribute(.foregroundColor, to: newValue)
      editing.canvas.textColor = content.textColor
      editing.canvas.textChanged()
      setNeedsDisplay()
    }
  }

  /// The alignment of the text.
  ///
  /// The default value is `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { formatChanged() } }

  /// The attributes of new text.
  ///
  /// Setting it changes the attributes of the whole text. By default it contains the font and the
  /// color.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      content.defaultAttributes.merging([.font: content.font, .foregroundColor: content.textColor])
      {
        own,
        _ in own
      }
    }
    set {
      content.defaultAttributes = newValue
      if let font = newValue[.font] as? UIFont { content.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { content.textColor = color }
      let document = editing.editor.document
      document.defaultAttributes = AttributeSet(newValue)
      document.changeAttributes(in: 0..<document.length) { old in
        newValue.merging(old.filter { $0.key == .attachment }) { $1 }
      }
      formatChanged()
    }
  }

  /// The attributes of the next characters that are typed, or `nil` while the field is not edited.
  ///
  /// Moving the caret resets them to those of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editing.editor.attributesForTyping.values : nil }
    set { if isEditing { editing.editor.typingAttributes = newValue.map { AttributeSet($0) } } }
  }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    content.defaultAttributes[key] = value
    editing.setAttribute(key, to: value, defaults: AttributeSet(content.defaultAttributes))
  }

  /// A Boolean value that indicates whether the user can make text bold, italic or underlined, and
  /// change the size of its font.
  ///
  /// The keys are B, I and U with Command or Control. The default value is `false`.
  open var allowsEditingTextAttributes: Bool {
    get { editing.allowsEditingAttributes }
    set { editing.allowsEditingAttributes = newValue }
  }

  // MARK: Placeholder

  /// The text that is shown while the field is empty, or `nil`, the default, for none.
  open var placeholder: String? {
    get { content.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The text with attributes that is shown while the field is empty, or `nil`, the default.
  ///
  /// Characters without attributes have the field's font and the color `placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    get { content.placeholder?.attributedString }
    set { setPlaceholder(newValue) }
  }

  private func setPlaceholder(_ text: NSAttributedString?) {
    content.placeholder = text.map { StyledText($0) }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size of the text

  /// A Boolean value that indicates whether the font is scaled down until the text fits.
  ///
  /// The scale applies while the field is not edited. The default value is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The smallest font size in points to which the text is scaled down.
  ///
  /// The default value is 0, for which the text is not scaled below half of its size.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  // MARK: Appearance

  /// The border of the field.
  ///
  /// The default value is `none`.
  open var borderStyle = BorderStyle.none {
    didSet {
      TextFieldBorder.apply(borderStyle, to: self)
      invalidateIntrinsicContentSize()
      contentChanged()
    }
  }

  /// The image that is drawn behind the text, stretched to the bounds, or `nil`, the default.
  ///
  /// It has no effect with the border style `roundedRect`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The image that is drawn behind the text while the field is disabled.
  ///
  /// The default value is `nil`, for which ``background`` is drawn. It has no effect without a
  /// ``background``.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Side views

  /// The times at which the button that deletes the text is shown.
  ///
  /// It is never shown while there is no text. The default value is `never`.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  /// The view at the leading side, or `nil`, the default.
  open var leftView: UIView? {
    didSet { exchange(oldValue, leftView) }
  }

  /// The times at which the leading view is shown.
  ///
  /// The default value is `never`.
  open var leftViewMode: ViewMode {
    get { sideViewModes.left }
    set {
      sideViewModes.left = newValue
      contentChanged()
    }
  }

  /// The view at the trailing side, or `nil`, the default.
  open var rightView: UIView? {
    didSet { exchange(oldValue, rightView) }
  }

  /// The times at which the trailing view is shown.
  ///
  /// The default value is `never`.
  open var rightViewMode: ViewMode {
    get { sideViewModes.right }
    set {
      sideViewModes.right = newValue
      contentChanged()
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    contentChanged()
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the field is being edited.
  open var isEditing: Bool { editing.isEditing }

  /// A Boolean value that indicates whether the text is removed when editing begins.
  ///
  /// The delegate can keep it with `textFieldShouldClear(_:)`. The default value is `false`.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether the next inserted text replaces the whole text.
  ///
  /// The value becomes `false` when the selection changes. The default value is `false`.
  open var clearsOnInsertion: Bool {
    get { editing.clearsOnInsertion }
    set { editing.clearsOnInsertion = newValue }
  }

  /// A Boolean value that indicates whether the field can be edited: it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    // R-TXT-1
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, editingDelegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editing.begin()
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    // R-TXT-2
    guard isEditing else { return super.resignFirstResponder() }
    let mayEnd = editingDelegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || FirstResponder.isLeaving else { return false }
    editing.editor.unmark()
    guard super.resignFirstResponder() else { return false }
    editing.end(.committed)
    return true
  }

  /// The view that replaces the keyboard while the field is edited, or `nil`, the default.
  open override var inputView: UIView? {
    get { content.inputView }
    set { content.inputView = newValue }
  }

  /// The view above the keyboard while the field is edited, or `nil`, the default.
  open override var inputAccessoryView: UIView? {
    get { content.inputAccessoryView }
    set { content.inputAccessoryView = newValue }
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
  /// The meaning of the text, or `nil`, the default, if it is not specified.
  open var textContentType: UITextContentType!
  /// The requirements for a new password, or `nil`, the default.
  ///
  /// They are information for software that proposes passwords. The library has none.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether input methods may propose the rest of a sentence in the text.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// A Boolean value that indicates whether bullets are shown instead of the characters.
  ///
  /// On touch devices without a hardware keyboard, the last typed character is visible for two
  /// seconds. The default value is `false`.
  open var isSecureTextEntry = false { didSet { formatChanged() } }

  /// Whether the last typed character of a secure field is shown for a short time.
  var revealsTypedCharacters: Bool {
    [.phone, .pad].contains(traitCollection.userInterfaceIdiom)
      && ownWindow?.screen.makeSoftwareKeyboard != nil
  }

  // MARK: Text input

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !editing.editor.document.isEmpty }

  /// Replaces the selection with text, as if the user had typed it.
  ///
  /// "\n" is the Return key.
  open func insertText(_ text: String) { editing.insert(text) }

  /// Deletes the selection, or the character before the caret, as if the user had pressed the key.
  open func deleteBackward() { editing.delete(.backward, by: .character) }

  override var hasTextInputClient: Bool { true }

  override var insertsTabs: Bool { false }

  override func handle(_ key: KeyInput) -> Bool {
    if isEditing, editing.perform(key) { return true }
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

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  ///
  /// The default implementation returns the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while the field is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).text }

  /// Returns the rectangle of the placeholder.
  ///
  /// The default implementation returns the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while the field is edited.
  ///
  /// The default implementation returns the rectangle of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).text }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).clearButton }

  /// Returns the rectangle of the leading view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).leftView }

  /// Returns the rectangle of the trailing view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { layout(in: bounds).rightView }

  private func layout(in bounds: CGRect) -> TextFieldLayout {
    TextFieldLayout(
      bounds: bounds,
      borderStyle: borderStyle,
      leftSize: isShown(leftViewMode) ? leftView?.bounds.size : nil,
      rightSize: isShown(rightViewMode) ? rightView?.bounds.size : nil,
      showsClearButton: showsClearButton,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  private func isShown(_ mode: ViewMode) -> Bool { mode.isShown(isEditing: isEditing) }

  private var showsClearButton: Bool { isEnabled && hasText && isShown(clearButtonMode) }

  /// The width of the text or the placeholder, and the height of a line with the border.
  open override var intrinsicContentSize: CGSize {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let text = content.text(self).shaped(lines: 1).size.width
    let placeholder = content.placeholderText(self)?.shaped(lines: 1).size.width ?? 0
    let layout = layout(in: bounds)
    let margins = bounds.width - layout.text.width
    return CGSize(
      width: (max(text, placeholder) + margins + TextEditingMetrics.caretWidth).rounded(.up),
      height: layout.height(lineHeight: content.font.lineHeight)
    )
  }

  /// Returns the natural size of the field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  /// Draws the background, and the text or the placeholder.
  open override func draw(_ rect: CGRect) {
    // R-TXT-36
    let image = isEnabled || background == nil ? background : disabledBackground ?? background
    if borderStyle != .roundedRect { image?.draw(in: borderRect(forBounds: bounds)) }
    if contentOpacity < 1 { UIGraphicsGetCurrentContext()?.setAlpha(contentOpacity) }
    drawsText = hasText
    if !hasText {
      if content.placeholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    } else if !isEditing {
      drawText(in: textRect(forBounds: bounds))
    }
  }

  /// Whether there was text when the field was drawn.
  private var drawsText = false

  // R-SRCH-21
  /// The opacity of the text, the placeholder and the views in the field.
  var contentOpacity: CGFloat = 1 {
    didSet {
      for view in subviews where view.alpha != contentOpacity { view.alpha = contentOpacity }
      if contentOpacity != oldValue { setNeedsDisplay() }
    }
  }

  /// Draws the text while the field is not edited.
  open func drawText(in rect: CGRect) {
    var text = content.text(self)
    if adjustsFontSizeToFitWidth {
      text.fontScale = content.fittingScale(
        of: text,
        width: rect.width,
        minimumSize: minimumFontSize
      )
    }
    draw(text, in: rect, color: isEnabled ? content.textColor : .tertiaryLabel)
  }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {
    if let text = content.placeholderText(self) { draw(text, in: rect, color: placeholderColor) }
  }

  /// The color of the button that clears the text.
  var clearButtonColor: UIColor { .systemGray3 }

  /// The color of a placeholder without attributes.
  var placeholderColor: UIColor { .placeholderText }

  private func draw(_ layout: TextLayout, in rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    let text = layout.shaped(width: rect.width, lines: 1)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let y = rect.minY + grid.rounded((rect.height - text.size.height) / 2)
    let origin = CGPoint(x: rect.minX, y: y)
    context.draw(text, at: origin, color: color.cgColor, layout.attached)
  }

  // MARK: Layout

  /// Lays out the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      place(leftView, isShown(leftViewMode), in: leftViewRect(forBounds: bounds))
    }
    if let rightView {
      place(rightView, isShown(rightViewMode), in: rightViewRect(forBounds: bounds))
    }
    if showsClearButton || clearButton.isInstalled {
      clearButton.show(showsClearButton, in: clearButtonRect(forBounds: bounds))
    }
    if isEditing { editing.layOut(in: editingRect(forBounds: bounds)) }
  }

  private func place(_ view: UIView, _ isShown: Bool, in frame: CGRect) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// Called when something that is drawn, or a view in the field, has changed.
  func contentChanged() {
    setNeedsDisplay()
    textChanged()
  }

  /// Called when the text has changed.
  ///
  /// While the field is edited, another view draws the text, and the field the placeholder.
  func textChanged() {
    setNeedsLayout()
    if !isEditing || hasText != drawsText { setNeedsDisplay() }
    if !isEditing { invalidateIntrinsicContentSize() }
  }

  /// Called before the clear button deletes the text.
  func willClear() {}

  /// Called when typed, pasted or composed text has been inserted, before the events are sent.
  func textInserted() {}

  /// Called when the selection has changed.
  func selectionChanged() {}

  /// Called when editing has begun or ended.
  func editingStateChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func formatChanged() {
    var format = editing.editor.layout.format
    format.font = content.font
    format.isSecure = isSecureTextEntry
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    editing.editor.layout.setFormat(format)
    editing.canvas.textChanged()
    contentChanged()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isEditing { resignFirstResponder() }
    contentChanged()
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
    // The line is centered vertically.
    ContentBaseline(heightFactor: 0.5, offset: content.font.ascender - content.font.lineHeight / 2)
  }

  // MARK: Touches

  /// Returns whether a point is in the field or at a handle of the selection.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - event: The event.
  /// - Returns: `true` if the field receives touches at the point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || isEditing && editing.selectionInteraction.hasHandle(at: point)
  }

  override func pastePrimarySelection(at point: CGPoint) -> Bool {
    editing.selectionInteraction.pastePrimarySelection(at: point)
  }

  override func showMenu(at point: CGPoint) -> Bool {
    editing.selectionInteraction.showMenu(at: point)
  }

  override func selectByFocus() -> Bool { becomeFirstResponder() }

  override func beginEditingByFocus() -> Bool {
    // R-TXT-60
    guard becomeFirstResponder() else { return false }
    editing.editor.selectAll()
    return true
  }

  // MARK: Accessibility

  override var accessibleText: (any AccessibleText)? { editing }

  /// A Boolean value that indicates whether the field is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The name of the field for assistive technologies.
  ///
  /// The default value is the placeholder.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text for assistive technologies.
  ///
  /// The default value is the text, or bullets if it is secure.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? content.spokenText(self) }
    set { super.accessibilityValue = newValue }
  }
}
