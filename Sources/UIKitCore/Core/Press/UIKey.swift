import Foundation

/// A key of a keyboard at the moment it went down.
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// Which key it is on the keyboard, whatever is printed on it.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key writes together with those held; one of `UIKeyCommand.input…` for keys that write nothing, and empty
  /// for keys such as Shift.
  public let characters: String
  /// What the key writes alone.
  public let charactersIgnoringModifiers: String
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags

  init(_ input: KeyInput) {
    keyCode = input.usage
    characters = input.characters
    charactersIgnoringModifiers = input.unmodified
    modifierFlags = UIKeyModifierFlags(input)
    super.init()
  }
}

/// Keys that change what others mean while they are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from the sum of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, called Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Super, with the sign of Windows on most keyboards, in the place of Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// The four that key commands tell apart.
  static let held: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  init(_ input: KeyInput) {
    self = []
    if input.modifiers.contains(.shift) { insert(.shift) }
    if input.modifiers.contains(.control) { insert(.control) }
    if input.modifiers.contains(.alternate) { insert(.alternate) }
    if input.modifiers.contains(.command) { insert(.command) }
    if input.hasCapsLock { insert(.alphaShift) }
    if input.usage.isOnNumericPad { insert(.numericPad) }
  }
}
