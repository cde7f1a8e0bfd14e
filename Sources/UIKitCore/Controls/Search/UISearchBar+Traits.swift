import Foundation

/// The keyboard of a search bar's field.
extension UISearchBar: UITextInputTraits {
  /// The words that are capitalized automatically.
  ///
  /// The default value is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether input methods may correct words.
  ///
  /// The default value is `default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether words are checked for spelling.
  ///
  /// The default value is `default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Whether quotation marks are replaced by typographic ones.
  ///
  /// The default value is `default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether hyphens are replaced by dashes.
  ///
  /// The default value is `default`.
  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces are inserted and deleted around words that are pasted or deleted.
  ///
  /// The default value is `default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// The kind of text that is entered, which selects the keyboard.
  ///
  /// The default value is `default`.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The appearance of the keyboard.
  ///
  /// The default value is `default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The title of the Return key.
  ///
  /// The default value is `search`.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  ///
  /// The default value is `true`.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The meaning of the text, or `nil`, the default, if it is not specified.
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether input methods may propose the rest of the search terms.
  ///
  /// The default value is `default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
}
