import Foundation

/// A keyboard shortcut: a key with its modifiers, and the action that it performs.
///
/// Responders return their commands from ``UIResponder/keyCommands``; view controllers can also add
/// them with `addKeyCommand(_:)`. A command is performed by the first object of the responder chain
/// that implements its action.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   let refresh = Selector(ListController.refresh, "refresh")
///   return [UIKeyCommand(input: "r", modifierFlags: .command, action: refresh)]
/// }
/// ```
///
/// Unlike iOS, no list of commands appears while Command is held, so only the application uses
/// their titles.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  // R-KEY-8…R-KEY-12

  /// The title of the command.
  ///
  /// The default value is an empty string.
  open var title: String
  /// The image of the command.
  ///
  /// The default value is `nil`.
  open var image: UIImage?
  /// A description of the command.
  ///
  /// The default value is `nil`.
  open var discoverabilityTitle: String?
  /// The method that is called, with the command as its sender.
  open private(set) var action: Selector?
  // R-KEY-8
  /// The characters that the key produces, or one of the input constants of the class.
  ///
  /// Case is ignored. The characters may also be those that the key produces with Shift; in this
  /// case, the modifiers do not have to include Shift.
  open private(set) var input: String?
  // R-KEY-8
  /// The modifier keys that must be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A value that distinguishes commands with the same action.
  ///
  /// The default value is `nil`.
  open private(set) var propertyList: Any?
  // R-KEY-11
  /// A Boolean value that indicates whether the command takes precedence over the system's behavior
  /// for the key.
  ///
  /// The default value is `false`, for which text input takes precedence, as does Control with a
  /// digit, which selects a tab.
  open var wantsPriorityOverSystemBehavior = false

  // MARK: Creating a command

  /// Creates a command from a key and an action.
  ///
  /// - Parameters:
  ///   - input: The characters that the key produces, or one of the input constants.
  ///   - modifierFlags: The modifier keys that must be held.
  ///   - action: The method that the command calls.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command from a key, an action and a description.
  ///
  /// - Parameters:
  ///   - input: The characters that the key produces, or one of the input constants.
  ///   - modifierFlags: The modifier keys that must be held.
  ///   - action: The method that the command calls.
  ///   - discoverabilityTitle: A description of the command.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Creates a command with all its properties.
  ///
  /// - Parameters:
  ///   - title: The title of the command.
  ///   - image: The image of the command.
  ///   - action: The method that the command calls.
  ///   - input: The characters that the key produces, or one of the input constants.
  ///   - modifierFlags: The modifier keys that must be held.
  ///   - propertyList: A value that distinguishes commands with the same action.
  ///   - discoverabilityTitle: A description of the command.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
  }

  // MARK: Function keys

  /// The input of the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input of the Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The input of the End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input of the Backspace key.
  public static let inputDelete = "\u{8}"
  /// The input of the F1 key.
  public static let f1 = "UIKeyInputF1"
  /// The input of the F2 key.
  public static let f2 = "UIKeyInputF2"
  /// The input of the F3 key.
  public static let f3 = "UIKeyInputF3"
  /// The input of the F4 key.
  public static let f4 = "UIKeyInputF4"
  /// The input of the F5 key.
  public static let f5 = "UIKeyInputF5"
  /// The input of the F6 key.
  public static let f6 = "UIKeyInputF6"
  /// The input of the F7 key.
  public static let f7 = "UIKeyInputF7"
  /// The input of the F8 key.
  public static let f8 = "UIKeyInputF8"
  /// The input of the F9 key.
  public static let f9 = "UIKeyInputF9"
  /// The input of the F10 key.
  public static let f10 = "UIKeyInputF10"
  /// The input of the F11 key.
  public static let f11 = "UIKeyInputF11"
  /// The input of the F12 key.
  public static let f12 = "UIKeyInputF12"
}
