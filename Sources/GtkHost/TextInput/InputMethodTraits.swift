import CGtk4
import UIKitCore

/// The purpose and the hints of a field for input methods and on-screen keyboards.
struct InputMethodTraits: Equatable {
  var purpose = GTK_INPUT_PURPOSE_FREE_FORM
  var hints = GTK_INPUT_HINT_NONE

  @MainActor init(_ traits: any UITextInputTraits) {
    switch traits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: purpose = GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: purpose = GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: purpose = GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: purpose = GTK_INPUT_PURPOSE_NAME
    case .emailAddress: purpose = GTK_INPUT_PURPOSE_EMAIL
    case .URL: purpose = GTK_INPUT_PURPOSE_URL
    default: break
    }
    // The view replaces the keyboard.
    if (traits as? UIResponder)?.inputView != nil { insert(GTK_INPUT_HINT_INHIBIT_OSK) }
    if traits.isSecureTextEntry {
      let isNumeric = purpose == GTK_INPUT_PURPOSE_DIGITS
      purpose = isNumeric ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD
      insert(GTK_INPUT_HINT_PRIVATE)
      return
    }
    switch traits.autocapitalizationType {
    case .none: break
    case .words: insert(GTK_INPUT_HINT_UPPERCASE_WORDS)
    case .sentences: insert(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
    case .allCharacters: insert(GTK_INPUT_HINT_UPPERCASE_CHARS)
    }
    switch traits.spellCheckingType {
    case .no: insert(GTK_INPUT_HINT_NO_SPELLCHECK)
    case .yes: insert(GTK_INPUT_HINT_SPELLCHECK)
    case .default: break
    }
    if traits.autocorrectionType == .yes { insert(GTK_INPUT_HINT_WORD_COMPLETION) }
  }

  private mutating func insert(_ hint: GtkInputHints) {
    hints = GtkInputHints(rawValue: hints.rawValue | hint.rawValue)
  }
}
