/// A key of the keyboard on the screen.
enum KeyboardKey: Hashable {
  /// A key that enters text.
  case text(String)
  case space
  case shift
  /// A key that keeps Shift on until it is tapped again.
  case capsLock
  case tab
  case delete
  /// A key that shows other keys.
  case page(KeyboardPage)
  case `return`
  /// A key that hides the keyboard.
  case dismiss
  /// The keys for other keyboards and for dictation, which have no effect.
  case globe, dictation
  /// A gap between keys.
  case gap

  /// Whether the key has the color of keys that don't enter text.
  var isFunction: Bool {
    switch self {
    case .text, .space: false
    default: true
    }
  }

  /// The name that is shown in a corner of the key on large tablets, or `nil`.
  var cornerName: String? {
    switch self {
    case .shift, .capsLock, .tab, .delete, .return: name
    default: nil
    }
  }

  /// The name under which ``Simulator/Keyboard/tap(_:)`` finds the key.
  var name: String {
    switch self {
    case .text(let text): text
    case .space: "space"
    case .shift: "shift"
    case .capsLock: "caps lock"
    case .tab: "tab"
    case .delete: "delete"
    case .page(let page): page.title
    case .return: "return"
    case .dismiss: "dismiss"
    case .globe: "globe"
    case .dictation: "dictation"
    case .gap: ""
    }
  }
}

/// The sets of keys between which a keyboard switches.
enum KeyboardPage: Hashable {
  case letters, numbers, symbols

  /// The name of the key that shows the page.
  var title: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    }
  }

  // R-KBD-26
  /// Returns the text on the key that shows the page.
  func caption(language: SystemLanguage, isTablet: Bool) -> String {
    let isArabic = language == .arabic
    return switch self {
    case .letters: isArabic ? "أ ب ج" : title
    case .numbers: (isTablet ? ".?" : "") + (isArabic ? "١٢٣" : title)
    case .symbols: title
    }
  }
}

/// The kinds of keyboards that differ in their keys.
enum KeyboardKind: Hashable {
  case text, email, url, webSearch, numberPad, decimalPad, phonePad

  /// Whether the keyboard has a grid of digits.
  var isPad: Bool { self == .numberPad || self == .decimalPad || self == .phonePad }
}
