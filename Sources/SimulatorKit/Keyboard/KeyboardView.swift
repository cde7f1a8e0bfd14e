import QuartzCore
import UIKitCore

/// The keyboard on the screen of a simulated device.
///
/// Its keys edit the first responder through `UIKeyInput`, as the keyboard of a device does.
final class KeyboardView: UIView, SoftwareKeyboard {
  private weak var responder: (any UIResponder & UIKeyInput)?
  private(set) var rows = KeyboardRows()
  private(set) var layout = KeyboardLayout(KeyboardRows(), in: .zero)
  private(set) var shift = ShiftState.off
  private var caps: [KeyCapView] = []
  let suggestionBar = SuggestionBar()
  private let bottomIcons = KeyboardView.icons("globe", "mic", size: 24, tint: .secondaryLabel)
  /// The icons of the bar above the keys of a tablet, or none.
  private let barIcons: [UIImageView]
  private var pressed: KeyboardLayout.Key?
  /// The place at which the touch began.
  private var start = CGPoint.zero
  /// The texts that keys enter when they are pulled down, as in the layout.
  private var pulledTexts: [String: String] = [:]
  /// The text that is entered because the pressed key is pulled down.
  private var pulledText: String?
  private var lastShift = -1.0
  private var shownReturnEnabled = true
  private let systemLanguage: SystemLanguage

  init(language: SystemLanguage, isTablet: Bool) {
    systemLanguage = language
    barIcons =
      isTablet
      ? KeyboardView.icons(
        "arrow.uturn.backward",
        "arrow.uturn.forward",
        "doc.on.clipboard",
        size: 19,
        tint: .label
      ) : []
    super.init(frame: .zero)
    rows.language = language
    rows.isTablet = isTablet
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityElementsHidden = true
    for view in bottomIcons + barIcons { addSubview(view) }
    addSubview(suggestionBar)
  }

  private static func icons(
    _ symbols: String...,
    size: CGFloat,
    tint: UIColor
  ) -> [UIImageView] {
    symbols.map { symbol in
      let view = UIImageView(image: UIImage(systemName: symbol))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
      view.tintColor = tint
      view.contentMode = .center
      return view
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Keys stay in their order in every language.
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }

  private var traits: (any UITextInputTraits)? { responder }

  // R-KBD-28
  /// The symbol of the key for other keyboards.
  ///
  /// Devices in English have one keyboard besides that for emoji, others at least two.
  private var globeSymbol: String { hasOnlyEmoji ? "face.smiling" : "globe" }

  /// Whether the only other keyboard is that for emoji.
  private var hasOnlyEmoji: Bool { systemLanguage == .english && rows.language == .english }

  // MARK: Software keyboard

  var showsSuggestions: Bool {
    guard let traits else { return false }
    if isCredential { return !rows.kind.isPad }
    return traits.autocorrectionType != .no && rows.kind == .text
  }

  // R-KBD-29
  /// Whether the text is a user name or a password, for which a device offers saved passwords.
  private var isCredential: Bool {
    guard let traits else { return false }
    guard !traits.isSecureTextEntry, let type = traits.textContentType else {
      return traits.isSecureTextEntry
    }
    return [.username, .password, .newPassword].contains(type)
  }

  func prepare(for responder: any UIKeyInput) {
    let responder = responder as? any UIResponder & UIKeyInput
    if responder !== self.responder { pressed = nil }
    self.responder = responder
    let old = rows
    rows.kind = KeyboardKind(traits?.keyboardType ?? .default)
    rows.page = traits?.keyboardType == .numbersAndPunctuation ? .numbers : .letters
    let isSecure = traits?.isSecureTextEntry == true
    rows.hasDictation = !isSecure
    // R-TXT-32
    rows.language = responder?.textInputMode?.language ?? systemLanguage
    rows.hasOtherKeyboards = !(isSecure && hasOnlyEmoji)
    bottomIcons[0].image = UIImage(systemName: globeSymbol)
    overrideUserInterfaceStyle = UIUserInterfaceStyle(traits?.keyboardAppearance ?? .default)
    shift = .off
    adaptShift(textBefore: textBefore)
    if rows.kind != old.kind { setNeedsLayout() }
    relayout()
  }

  func textDidChange() {
    guard window != nil else { return }
    let old = (shift, isReturnEnabled: shownReturnEnabled)
    adaptToText()
    if shift != old.0 || isReturnEnabled != old.isReturnEnabled { showCaps() }
  }

  /// Adapts Shift and the suggestions to the text before the caret.
  private func adaptToText() {
    let text = textBefore
    adaptShift(textBefore: text)
    showSuggestions(textBefore: text)
  }

  private func showSuggestions(textBefore: String) {
    guard !suggestionBar.isHidden, !hasSelection, !isCredential else {
      return suggestionBar.show([])
    }
    suggestionBar.show(
      WordSuggestions(language: rows.language)
        .suggestions(after: textBefore, isCapital: shift.isOn)
    )
  }

  // R-KBD-23
  /// Replaces the word before the caret, and inserts a space.
  private func accept(_ suggestion: Suggestion) {
    guard let responder else { return }
    let typed = WordSuggestions.word(at: textBefore)
    if !suggestion.isQuoted { for _ in typed { responder.deleteBackward() } }
    responder.insertText((suggestion.isQuoted ? "" : suggestion.word) + " ")
    adaptToText()
  }

  private func adaptShift(textBefore: String) {
    guard let traits, rows.page == .letters, !rows.kind.isPad, shift != .locked else { return }
    let type = traits.isSecureTextEntry ? .none : traits.autocapitalizationType
    shift.adapt(to: type, textBefore: textBefore)
  }

  /// The last characters of the responder's text before the caret.
  private var textBefore: String {
    guard let input = responder as? any UITextInput, let range = input.selectedTextRange else {
      return responder?.hasText == true ? "a" : ""
    }
    let start = input.position(from: range.start, offset: -20) ?? input.beginningOfDocument
    return input.textRange(from: start, to: range.start).flatMap(input.text(in:)) ?? ""
  }

  // R-KBD-27
  private var hasSelection: Bool {
    (responder as? any UITextInput)?.selectedTextRange?.isEmpty == false
  }

  // MARK: Keys

  /// Performs a key, as if it was tapped.
  func perform(_ key: KeyboardKey) {
    guard let responder else { return }
    switch key {
    case .text(let text):
      responder.insertText(shift.isOn ? text.uppercased() : text)
      shift.letterEntered()
    case .space: responder.insertText(" ")
    case .return: if isReturnEnabled { responder.insertText("\n") }
    case .delete: responder.deleteBackward()
    case .tab: responder.insertText("\t")
    case .capsLock: shift = shift == .locked ? .off : .locked
    case .shift:
      let now = self.window?.screen.clock.now ?? 0
      shift.tap(isDouble: lastShift >= 0 && now - lastShift < 0.3)
      lastShift = now
    case .page(let page):
      rows.page = page
      if rows.page != .letters { shift = .off }
      relayout()
    case .dismiss: responder.resignFirstResponder()
    case .globe, .dictation, .gap: break
    }
    if key != .shift { adaptShift(textBefore: textBefore) }
    showCaps()
  }

  var isReturnEnabled: Bool {
    !(traits?.enablesReturnKeyAutomatically ?? false) || responder?.hasText ?? false
  }

  var returnKeyTitle: String {
    ReturnKeyTitle(language: rows.language).title(of: traits?.returnKeyType ?? .default)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    let (key, pulled) = (pressed, pulledText)
    (pressed, pulledText) = (nil, nil)
    if let pulled {
      perform(.text(pulled))
    } else if let key {
      perform(key.key)
    } else if let point = touches.first?.location(in: suggestionBar),
      let suggestion = suggestionBar.suggestion(at: point)
    {
      accept(suggestion)
    }
    showCaps()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (pressed, pulledText) = (nil, nil)
    showCaps()
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if touch.phase == .began { start = point }
    pulledText = pulledText(at: point)
    pressed = layout.key(at: pulledText == nil ? point : start)
    showCaps()
  }

  /// Returns the text of the key at which the touch began if the touch pulls it down.
  private func pulledText(at point: CGPoint) -> String? {
    guard point.y - start.y > KeyboardSize.pullDistance, abs(point.x - start.x) < point.y - start.y,
      case .text(let text)? = layout.key(at: start)?.key
    else { return nil }
    return pulledTexts[text]
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    relayout()
  }

  private func relayout() {
    // A keyboard that has not been shown has no size. Its layout follows from layoutSubviews().
    guard !bounds.isEmpty else { return }
    let top = rows.isTablet ? KeyboardMetrics.tabletBarHeight : suggestionsHeight
    let area = KeyboardArea(
      size: bounds.size,
      safeArea: safeAreaInsets,
      isTablet: rows.isTablet,
      top: top
    )
    let icons = area.icons
    rows.hasGlobe = !rows.isTablet && icons.isEmpty
    rows.hasCapsLock = rows.isTablet && safeAreaInsets.bottom > 0
    layout = KeyboardLayout(rows, in: area.keys, scale: window?.screen.scale ?? 1)
    pulledTexts = rows.pulledTexts
    suggestionBar.isHidden = !showsSuggestions
    // On tablets the icons are on the left of the words.
    let inset = rows.isTablet ? KeyboardSize.tabletIcons : area.keys.minX
    suggestionBar.frame = CGRect(x: inset, y: 0, width: bounds.width - 2 * inset, height: top)
    showSuggestions(textBefore: textBefore)
    for (index, icon) in barIcons.enumerated() {
      icon.frame = CGRect(x: 12 + 56 * CGFloat(index), y: 0, width: 44, height: top)
    }
    for (index, icon) in bottomIcons.enumerated() {
      // R-KBD-25
      let isUsed = index == 0 ? rows.hasOtherKeyboards : rows.hasDictation
      icon.isHidden = icons.isEmpty || !isUsed
      if !icons.isEmpty { icon.frame = icons[index] }
    }
    showCaps()
  }

  private var suggestionsHeight: CGFloat {
    guard showsSuggestions else { return 0 }
    return KeyboardMetrics.suggestionsHeight(
      in: (window?.bounds ?? bounds).size,
      bottomInset: safeAreaInsets.bottom
    )
  }

  private func showCaps() {
    shownReturnEnabled = isReturnEnabled
    while caps.count < layout.keys.count {
      caps.append(KeyCapView())
      addSubview(caps[caps.count - 1])
    }
    for (index, cap) in caps.enumerated() {
      cap.isHidden = index >= layout.keys.count
      guard index < layout.keys.count else { continue }
      cap.frame = layout.keys[index].frame
      cap.show(style(of: layout.keys[index]))
    }
  }

  private func style(of key: KeyboardLayout.Key) -> KeyCapView.Style {
    var style = KeyCapView.Style(isFunction: key.key.isFunction, isPressed: key == pressed)
    switch key.key {
    case .text(let text):
      style.title = shift.isOn ? text.uppercased() : text
      style.mark = pulledTexts[text]
      style.isPulled = key == pressed && pulledText != nil
      style.fontSize = text.count > 1 ? 16 : rows.kind.isPad ? 25 : 22.5
    case .space:
      // R-KBD-31
      style.title = rows.isTablet ? "" : ReturnKeyTitle(language: rows.language).space
    case .return:
      style.title = returnKeyTitle
      style.isEnabled = isReturnEnabled
      style.isProminent = ![.default, .next].contains(traits?.returnKeyType ?? .default)
    case .tab: style.symbol = "arrow.right.to.line"
    case .capsLock:
      style.symbol = shift == .locked ? "capslock.fill" : "capslock"
      style.isFunction = shift != .locked
    case .shift:
      style.symbol = shift.isOn ? "shift.fill" : "shift"
      style.isFunction = !shift.isOn
    case .delete: style.symbol = "delete.left"
    case .page(let page):
      style.title = page.caption(language: rows.language, isTablet: rows.isTablet)
    case .globe: style.symbol = globeSymbol
    case .dictation: style.symbol = "mic"
    case .dismiss: style.symbol = "keyboard.chevron.compact.down"
    case .gap: break
    }
    if rows.hasCapsLock, rows.language == .english, let name = key.key.cornerName {
      // R-KBD-30
      style.symbol = nil
      style.title = key.key == .return ? style.title : name
      style.corner = key.frame.midX < bounds.midX ? .left : .right
    }
    return style
  }
}

extension KeyboardKind {
  init(_ type: UIKeyboardType) {
    self =
      switch type {
      case .emailAddress: .email
      case .URL: .url
      case .webSearch: .webSearch
      case .numberPad, .asciiCapableNumberPad: .numberPad
      case .decimalPad: .decimalPad
      case .phonePad: .phonePad
      default: .text
      }
  }
}

extension UIUserInterfaceStyle {
  fileprivate init(_ appearance: UIKeyboardAppearance) {
    self =
      switch appearance {
      case .dark: .dark
      case .light: .light
      case .default: .unspecified
      }
  }
}
