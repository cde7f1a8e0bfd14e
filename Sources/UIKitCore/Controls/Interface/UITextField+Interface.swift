import Foundation

/// The words of interface files for the traits of text input.
@MainActor private enum TraitWords {
  static let capitalization: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let correction: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
  static let spelling: [String: UITextSpellCheckingType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
  static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .default, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

extension UITextField: InterfaceVariationTarget {
  private static let borders: [String: BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  func decodeVariation(from coder: InterfaceCoder) { decodeTextField(from: coder) }

  func decodeTextField(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("borderStyle", \.borderStyle, of: self, from: Self.borders)
    element.set("textAlignment", \.textAlignment, of: self, from: InterfaceText.alignments)
    element.set("clearButtonMode", \.clearButtonMode, of: self, from: Self.viewModes)
    element.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, of: self)
    element.set("minimumFontSize", \.minimumFontSize, of: self)
    element.set("clearsOnBeginEditing", \.clearsOnBeginEditing, of: self)
    if let font = element.font("fontDescription") { self.font = font }
    if let color = element.color("textColor") { textColor = color }
    if element.isReset("textColor") { textColor = nil }
    if let text = element.text("placeholder") { placeholder = text }
    if let text = element.text("text") { self.text = text }
    guard let traits = element.value("textInputTraits") else { return }
    traits.set(
      "autocapitalizationType",
      \.autocapitalizationType,
      of: self,
      from: TraitWords.capitalization
    )
    traits.set("autocorrectionType", \.autocorrectionType, of: self, from: TraitWords.correction)
    traits.set("spellCheckingType", \.spellCheckingType, of: self, from: TraitWords.spelling)
    traits.set("keyboardType", \.keyboardType, of: self, from: TraitWords.keyboards)
    traits.set("returnKeyType", \.returnKeyType, of: self, from: TraitWords.returnKeys)
    traits.set("secureTextEntry", \.isSecureTextEntry, of: self)
    traits.set("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, of: self)
    if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }
}

extension UITextView: InterfaceScrollVariationTarget {
  func decodeScrollVariation(from coder: InterfaceCoder) { decodeTextView(from: coder) }

  func decodeTextView(from coder: InterfaceCoder) {
    decodeScrollView(from: coder)
    let element = coder.element
    if let font = element.font("fontDescription") { self.font = font }
    if let color = element.color("textColor") { textColor = color }
    if element.isReset("textColor") { textColor = nil }
    element.set("textAlignment", \.textAlignment, of: self, from: InterfaceText.alignments)
    element.set("editable", \.isEditable, of: self)
    element.set("selectable", \.isSelectable, of: self)
    if let text = element.text("text") { self.text = text }
    if let text = element.attributedText("attributedText") { attributedText = text }
    guard let traits = element.value("textInputTraits") else { return }
    traits.set(
      "autocapitalizationType",
      \.autocapitalizationType,
      of: self,
      from: TraitWords.capitalization
    )
    traits.set("autocorrectionType", \.autocorrectionType, of: self, from: TraitWords.correction)
    traits.set("spellCheckingType", \.spellCheckingType, of: self, from: TraitWords.spelling)
    traits.set("keyboardType", \.keyboardType, of: self, from: TraitWords.keyboards)
    traits.set("returnKeyType", \.returnKeyType, of: self, from: TraitWords.returnKeys)
  }
}

extension UISearchBar: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decodeSearchBar(from: coder) }

  func decodeSearchBar(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    if let text = element.text("placeholder") { placeholder = text }
    if let text = element.text("text") { self.text = text }
    if let text = element.text("prompt") { prompt = text }
    element.set("showsCancelButton", \.showsCancelButton, of: self)
    element.set("showsScopeBar", \.showsScopeBar, of: self)
    if let titles = element.child("scopeButtonTitles") {
      scopeButtonTitles = titles.children.map(\.text)
    }
    if let color = element.color("barTintColor") { barTintColor = color }
  }
}
