/// The properties of a text responder that configure the keyboard and input methods.
///
/// All properties have default values, so that a class declares those that it needs.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The words that are capitalized automatically.
  ///
  /// The default value is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether input methods may correct words.
  ///
  /// The default value is `default`.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words are checked for spelling.
  ///
  /// The default value is `default`.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotation marks are replaced by typographic ones.
  ///
  /// The default value is `default`.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens are replaced by dashes.
  ///
  /// The default value is `default`.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are adjusted when text is inserted or deleted.
  ///
  /// The default value is `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The kind of text that is entered, which selects the keyboard.
  ///
  /// The default value is `default`.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  ///
  /// The default value is `default`, which follows the traits.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the Return key.
  ///
  /// The default value is `default`.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  ///
  /// The default value is `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden, as in a password field.
  ///
  /// The default value is `false`.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, or `nil`, the default, if it is not specified.
  var textContentType: UITextContentType! { get }
  /// The requirements for a new password, or `nil`, the default.
  ///
  /// They are information for software that proposes passwords. The library has none.
  var passwordRules: UITextInputPasswordRules? { get }
  /// Whether input methods may propose the rest of a sentence in the text.
  ///
  /// It is information for the input method. The default value is `default`.
  var inlinePredictionType: UITextInlinePredictionType { get }
}

extension UITextInputTraits {
  /// The default value, `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default value.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default value.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default value.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The default value.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The default value.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default value.
  public var keyboardType: UIKeyboardType { .default }
  /// The default value.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default value.
  public var returnKeyType: UIReturnKeyType { .default }
  /// The default value, `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default value, `false`.
  public var isSecureTextEntry: Bool { false }
  /// The default value, `nil`.
  public var textContentType: UITextContentType! { nil }
  /// The default value, `nil`.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The default value.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
}

/// The words that are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No words.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether input methods may correct words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The input method decides.
  case `default`
  /// Words are not corrected.
  case no
  /// Words are corrected.
  case yes
}

/// Whether words are checked for spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Words are checked if they are corrected.
  case `default`
  /// Words are not checked.
  case no
  /// Words are checked.
  case yes
}

/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The input method decides.
  case `default`
  /// Quotation marks are not replaced.
  case no
  /// Quotation marks are replaced.
  case yes
}

/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The input method decides.
  case `default`
  /// Hyphens are not replaced.
  case no
  /// Hyphens are replaced.
  case yes
}

/// Whether spaces are adjusted when text is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The input method decides.
  case `default`
  /// Spaces are not adjusted.
  case no
  /// Spaces are adjusted.
  case yes
}

/// Whether the rest of a sentence is proposed in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The input method decides.
  case `default`
  /// Nothing is proposed.
  case no
  /// The rest of the sentence is proposed.
  case yes
}

/// The kind of text that is entered.
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// A URL.
  case URL
  /// The digits of a code.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or a telephone number.
  case namePhonePad
  /// An email address.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Text with "@" and "#".
  case twitter
  /// A URL or search terms.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad

  /// ASCII characters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the traits.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default`
  /// "go".
  case go
  /// "Google".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "Yahoo".
  case yahoo
  /// "done".
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue".
  case `continue`
}

/// The meaning of the text in a field, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix of a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location with an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
