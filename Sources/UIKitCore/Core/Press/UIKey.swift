import Foundation

/// A key of a keyboard, with its characters and modifiers at the time of the press.
///
/// It is the ``UIPress/key`` of presses that come from a keyboard.
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// The physical key on the keyboard, regardless of the keyboard layout.
  public let keyCode: UIKeyboardHIDUsage
  /// The characters that the key produces with the modifiers that are held.
  ///
  /// The value is one of the input constants of ``UIKeyCommand`` for function keys, and empty for
  /// modifier keys.
  public let characters: String
  /// The characters that the key produces without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held, and whether Caps Lock is on.
  public let modifierFlags: UIKeyModifierFlags

  init(_ input: KeyInput) {
    keyCode = input.usage
    characters = input.characters
    charactersIgnoringModifiers = input.unmodified
    modifierFlags = UIKeyModifierFlags(input)
    super.init()
  }
}

/// A set of modifier keys.
///
/// In key commands, Shift, Control, Alt and Command must match exactly; ``numericPad`` restricts a
/// command to the numeric keypad.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Alt key is held, which is called Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Super key is held, which is the Windows key on most keyboards and corresponds to Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// The four modifiers that key commands compare.
  static let held: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  init(_ modifiers: KeyInput.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }

  init(_ input: KeyInput) {
    self.init(input.modifiers)
    if input.hasCapsLock { insert(.alphaShift) }
    if input.usage.isOnNumericPad { insert(.numericPad) }
  }
}
