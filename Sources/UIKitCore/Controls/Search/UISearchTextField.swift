import QuartzCore

/// The text field of a search bar: round, gray, and with a magnifier.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  let magnifier = SearchMagnifierView()
  /// The button at the trailing side while there is no text, or `nil` for none.
  var emptyButton: UIButton? {
    didSet {
      guard emptyButton !== oldValue else { return }
      rightView = emptyButton
      if emptyButton == nil { rightViewMode = .never }
      contentChanged()
    }
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tokenList.tapped = { [unowned self] in select(tokenAt: $0) }
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchBarMetrics.fieldCornerRadius
    clearButtonMode = .always
    returnKeyType = .search
    accessibilityTraits = .searchField
    enablesReturnKeyAutomatically = true
    leftView = magnifier
    leftViewMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  // MARK: Delegate

  /// The events of the search bar that the field belongs to, or `nil`.
  ///
  /// They are passed to ``UITextField/delegate`` too.
  var barEvents: (any UITextFieldDelegate)?

  override var editingDelegate: (any UITextFieldDelegate)? { barEvents ?? super.editingDelegate }

  private var searchDelegate: (any UISearchTextFieldDelegate)? {
    delegate as? any UISearchTextFieldDelegate
  }

  // R-SRCH-10
  /// Called when the user has chosen a suggestion.
  func suggestionChosen(_ suggestion: any UISearchSuggestion) {
    searchDelegate?.searchTextField(self, didSelect: suggestion)
  }

  // MARK: Tokens

  // R-SRCH-11
  private let tokenList = SearchTokenListView()
  private var tokenSelection = SearchTokenSelection()
  /// Called when the app has changed the tokens.
  var tokensChanged: (@MainActor () -> Void)?

  /// The tokens before the text.
  ///
  /// Setting them sends no events. The default value is empty.
  open var tokens: [UISearchToken] = [] {
    didSet {
      tokenSelection.setCount(tokens.count)
      tokenList.show(tokens)
      showTokens()
      contentChanged()
      if !isChangingByUser { tokensChanged?() }
    }
  }

  private var isChangingByUser = false

  /// Inserts a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: The index of the token; it is clamped to the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes a token.
  ///
  /// - Parameter tokenIndex: The index of the token. An index out of bounds has no effect.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Deletes text and inserts a token, for example when the text stands for an object.
  ///
  /// - Parameters:
  ///   - textRange: The range of the text.
  ///   - token: The token.
  ///   - tokenIndex: The index of the token.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    if let range = editing.offsets(textRange) {
      let document = editing.editor.document
      var rest = document.fragment(in: 0..<range.lowerBound)
      rest.append(document.fragment(in: range.upperBound..<document.length))
      editing.editor.setText(rest)
    }
    insertToken(token, at: tokenIndex)
  }

  /// The range of the whole text, without the tokens.
  open var textualRange: UITextRange { TextRange(0..<editing.editor.document.length) }

  /// The color behind tokens.
  ///
  /// The default value is a gray, which setting `nil` restores. The selected token has the tint
  /// color.
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet {
      if tokenBackgroundColor == nil { tokenBackgroundColor = .systemGray }
      showTokens()
    }
  }

  /// A Boolean value that indicates whether the user can delete tokens.
  ///
  /// A key that deletes backward at the start of the text selects the last token, and then deletes
  /// it. The default value is `true`.
  open var allowsDeletingTokens = true

  /// A Boolean value that indicates whether the user can copy the selected token.
  ///
  /// The text of the token is copied, unless a ``UISearchTextFieldDelegate`` provides something else.
  /// The default value is `true`.
  open var allowsCopyingTokens = true

  private var selectedToken: UISearchToken? { tokenSelection.selected.map { tokens[$0] } }

  private func select(tokenAt index: Int?) {
    if index != nil, !isEditing, !becomeFirstResponder() { return }
    tokenSelection.select(index)
    showTokens()
  }

  private func showTokens() {
    tokenList.setColors(
      tokenBackgroundColor,
      selected: tintColor,
      index: tokenSelection.selected
    )
    let showsCaret = tokenSelection.selected == nil
    if editing.canvas.showsCaret != showsCaret {
      editing.canvas.showsCaret = showsCaret
      editing.canvas.selectionChanged()
    }
  }

  /// Removes tokens like typed text, and sends the event.
  private func removeByUser(at index: Int?) {
    guard allowsDeletingTokens, let index, tokens.indices.contains(index) else { return }
    changeByUser { removeToken(at: index) }
  }

  private func withoutEvents(_ change: () -> Void) {
    isChangingByUser = true
    change()
    isChangingByUser = false
  }

  private func changeByUser(_ change: () -> Void) {
    withoutEvents(change)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  private var isCaretAtStart: Bool {
    let selection = editing.editor.selection
    return isEditing && selection.isEmpty && selection.head.offset == 0 && markedTextRange == nil
  }

  /// Deletes the selected token, the selection, or the character before the caret; at the start of
  /// the text, the last token is selected.
  open override func deleteBackward() {
    guard isCaretAtStart || tokenSelection.selected != nil, !tokens.isEmpty else {
      return super.deleteBackward()
    }
    removeByUser(at: tokenSelection.deleteBackward())
    showTokens()
  }

  /// Applies a key to the selected token, and returns whether it has an effect.
  private func pressForTokens(_ key: KeyInput) -> Bool {
    guard isEditing, !tokens.isEmpty, key.isDown, key.modifiers.isEmpty,
      isCaretAtStart || tokenSelection.selected != nil
    else { return false }
    switch key.characters {
    case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow:
      let isRight = key.characters == UIKeyCommand.inputRightArrow
      let isMoved = tokenSelection.move(forward: isRight != isRightToLeft)
      showTokens()
      return isMoved || tokenSelection.selected != nil
    case "\u{7F}":
      guard tokenSelection.selected != nil else { return false }
      deleteBackward()
      return true
    default: return false
    }
  }

  override func textInserted() {
    super.textInserted()
    guard let index = tokenSelection.selected, allowsDeletingTokens else { return }
    withoutEvents { removeToken(at: index) }
  }

  override func willClear() {
    super.willClear()
    if allowsDeletingTokens, !tokens.isEmpty { withoutEvents { tokens = [] } }
  }

  override func selectionChanged() {
    super.selectionChanged()
    if tokenSelection.selected != nil { select(tokenAt: nil) }
  }

  override func editingStateChanged() {
    if !isEditing { select(tokenAt: nil) }
    super.editingStateChanged()
  }

  /// A Boolean value that indicates whether there is text or a token.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  /// Returns whether an edit action has something to do.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the action can be performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard selectedToken != nil else { return super.canPerformAction(action, withSender: sender) }
    switch action.name {
    case "copy:": return allowsCopyingTokens
    case "cut:": return allowsCopyingTokens && allowsDeletingTokens
    case "delete:": return allowsDeletingTokens
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  // R-SRCH-12
  /// Copies the selected token, or the selection.
  open override func copy(_ sender: Any?) {
    guard let selectedToken else { return super.copy(sender) }
    guard allowsCopyingTokens else { return }
    let provider = searchDelegate?.searchTextField(self, itemProviderForCopying: selectedToken)
    UIPasteboard.general.itemProviders = [provider ?? NSItemProvider(object: selectedToken.text)]
  }

  /// Copies and deletes the selected token, or the selection.
  open override func cut(_ sender: Any?) {
    guard selectedToken != nil else { return super.cut(sender) }
    guard allowsCopyingTokens, allowsDeletingTokens else { return }
    copy(sender)
    removeByUser(at: tokenSelection.selected)
  }

  /// Deletes the selected token, or the selection.
  open override func delete(_ sender: Any?) {
    guard selectedToken != nil else { return super.delete(sender) }
    removeByUser(at: tokenSelection.selected)
  }

  /// The texts of the tokens and the text for assistive technologies.
  open override var accessibilityValue: String? {
    get {
      let value = super.accessibilityValue
      let texts = tokens.map(\.text) + (value.map { $0.isEmpty ? [] : [$0] } ?? [])
      return tokens.isEmpty ? value : texts.joined(separator: ", ")
    }
    set { super.accessibilityValue = newValue }
  }

  /// The actions for assistive technologies: the button at the trailing side, if it is shown.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard let emptyButton, emptyButton.superview === self else {
        return super.accessibilityCustomActions
      }
      let action = UIAccessibilityCustomAction(name: emptyButton.accessibilityLabel ?? "") { _ in
        emptyButton.sendActions(for: .touchUpInside)
        return true
      }
      return (super.accessibilityCustomActions ?? []) + [action]
    }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Layout

  /// Returns the rectangle of the text, beside the magnifier and the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    split(textArea(forBounds: bounds)).text
  }

  private func textArea(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    // R-SRCH-20
    guard isRightToLeft ? rect.minX == bounds.minX : rect.maxX == bounds.maxX else { return rect }
    rect.size.width -= SearchBarMetrics.textMargin
    if isRightToLeft { rect.origin.x += SearchBarMetrics.textMargin }
    return rect
  }

  private func split(_ area: CGRect) -> (tokens: CGRect, text: CGRect) {
    let space = max(area.width - SearchTokenMetrics.leastTextWidth, 0)
    let width = min(tokenList.fittingWidth, space)
    let (first, rest) = area.divided(atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
    return (first, rest)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the text and the tokens.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !tokens.isEmpty else { return tokenList.removeFromSuperview() }
    if tokenList.superview !== self { addSubview(tokenList) }
    tokenList.frame = split(textArea(forBounds: bounds)).tokens
  }

  /// Draws the placeholder if there are no tokens.
  open override func drawPlaceholder(in rect: CGRect) {
    if tokens.isEmpty { super.drawPlaceholder(in: rect) }
  }

  // R-SRCH-13
  override var placeholderColor: UIColor { .secondaryLabel }

  override var clearButtonColor: UIColor { .secondaryLabel }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTokens()
  }

  /// Returns the rectangle of the text while the field is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Called when Escape is pressed; returns whether it ends a search.
  var escapePressed: (@MainActor () -> Bool)?

  override func handle(_ key: KeyInput) -> Bool {
    if key.isDown, key.characters == UIKeyCommand.inputEscape, escapePressed?() == true {
      return true
    }
    if pressForTokens(key) { return true }
    return super.handle(key)
  }

  override func stateDidChange() {
    super.stateDidChange()
    magnifier.isEnabled = isEnabled
  }

  // R-SRCH-6
  override func textChanged() {
    if emptyButton != nil {
      let mode: ViewMode = hasText ? .never : .always
      if rightViewMode != mode { rightViewMode = mode }
    }
    super.textChanged()
  }
}
