import Foundation

/// A key, with those that are held meanwhile, and the action that it stands for.
///
/// Responders name theirs in `keyCommands`, controllers also with `addKeyCommand`. Unlike iOS, holding Command down shows
/// no list of them, so that titles are for the application alone. (R-KEY-8…R-KEY-12)
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// What the command is called; empty by default.
  open var title: String
  /// The picture of the command; nil by default.
  open var image: UIImage?
  /// What the command does, in some words; nil by default.
  open var discoverabilityTitle: String?
  /// The method that is called with the command, on the first responder of the chain that has it.
  open private(set) var action: Selector?
  /// What the key writes, or one of the `input…` constants. (R-KEY-8)
  open private(set) var input: String?
  /// The keys that are held meanwhile. (R-KEY-8)
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whatever tells commands of one action apart; nil by default.
  open private(set) var propertyList: Any?
  /// Whether the command comes before what the key means to the system; false by default. (R-KEY-11)
  open var wantsPriorityOverSystemBehavior = false

  // MARK: Creating a command

  /// Creates a command from a key and the method that it calls.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command from a key, the method that it calls and a description.
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

  /// Creates a command with all that it can have.
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

  // MARK: Keys that write nothing

  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backwards.
  public static let inputDelete = "\u{8}"
  /// F1.
  public static let f1 = "UIKeyInputF1"
  /// F2.
  public static let f2 = "UIKeyInputF2"
  /// F3.
  public static let f3 = "UIKeyInputF3"
  /// F4.
  public static let f4 = "UIKeyInputF4"
  /// F5.
  public static let f5 = "UIKeyInputF5"
  /// F6.
  public static let f6 = "UIKeyInputF6"
  /// F7.
  public static let f7 = "UIKeyInputF7"
  /// F8.
  public static let f8 = "UIKeyInputF8"
  /// F9.
  public static let f9 = "UIKeyInputF9"
  /// F10.
  public static let f10 = "UIKeyInputF10"
  /// F11.
  public static let f11 = "UIKeyInputF11"
  /// F12.
  public static let f12 = "UIKeyInputF12"
}
