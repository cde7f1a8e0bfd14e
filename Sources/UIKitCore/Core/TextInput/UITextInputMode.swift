import Foundation

/// A language in which text is entered.
///
/// The keyboard on the screen of a device has the letters of the language. Override
/// ``UIResponder/textInputMode`` to enter text in another language than the user's:
///
/// ```swift
/// final class GermanField: UITextField {
///   override var textInputMode: UITextInputMode? {
///     UITextInputMode.activeInputModes.first { $0.primaryLanguage == "de" }
///   }
/// }
/// ```
///
/// Unlike iOS, the modes are those of the languages that the library knows. The input methods of a
/// desktop are selected by the user of the desktop, and are not affected.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  // R-TXT-32
  /// The language of the keyboard.
  package let language: SystemLanguage

  private init(_ language: SystemLanguage) {
    self.language = language
    super.init()
  }

  /// The tag of the language, such as "de" or "zh-Hans".
  open var primaryLanguage: String? { language.rawValue }

  /// The modes that can be used; the first one is that of the user's language.
  open class var activeInputModes: [UITextInputMode] {
    let system = UIScreen.language
    return [mode(system)] + SystemLanguage.allCases.filter { $0 != system }.map(mode)
  }

  private static var modes: [SystemLanguage: UITextInputMode] = [:]

  private static func mode(_ language: SystemLanguage) -> UITextInputMode {
    if let known = modes[language] { return known }
    let new = UITextInputMode(language)
    modes[language] = new
    return new
  }

  /// The mode of the user's language.
  static var system: UITextInputMode { mode(UIScreen.language) }

  private static weak var current: UITextInputMode?

  /// Reads the mode of the first responder, and posts the notification if it is another one.
  static func update(for responder: UIResponder?) {
    guard let responder, responder.usesKeyboard else { return }
    let new = responder.textInputMode ?? system
    let old = current ?? system
    current = new
    guard new !== old else { return }
    NotificationCenter.default.post(name: currentInputModeDidChangeNotification, object: new)
  }

  /// Posted when text is entered in another language than before; the object is the mode.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
