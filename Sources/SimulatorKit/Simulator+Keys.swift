import UIKitCore

extension Simulator {
  /// A key of a keyboard.
  public enum Key: Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow
    case home, end, pageUp, pageDown
    case tab, space, `return`, escape, backspace
    /// A key that writes.
    case character(Character)
  }

  /// Keys that are held while another one is pressed.
  public struct ModifierKeys: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from the sum of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = ModifierKeys(rawValue: KeyInput.Modifiers.shift.rawValue)
    /// The Control key.
    public static let control = ModifierKeys(rawValue: KeyInput.Modifiers.control.rawValue)
    /// The Alt key.
    public static let alternate = ModifierKeys(rawValue: KeyInput.Modifiers.alternate.rawValue)
    /// The Super key, in the place of Command.
    public static let command = ModifierKeys(rawValue: KeyInput.Modifiers.command.rawValue)
  }

  /// Presses a key of a connected keyboard and lets it go.
  ///
  /// `repeats` is how often it repeats itself while it is held; 0 by default.
  ///
  /// - Returns: Whether anything on the screen made use of it.
  @discardableResult public func press(
    _ key: Key,
    holding modifiers: ModifierKeys = [],
    repeats: Int = 0
  ) -> Bool {
    enter()
    var isUsed = false
    for _ in 0...max(repeats, 0) {
      isUsed = deliver(key, modifiers, isDown: true) || isUsed
    }
    _ = deliver(key, modifiers, isDown: false)
    return isUsed
  }

  /// Types a text on a connected keyboard, a key for each character, with Shift where a keyboard for the United States needs
  /// it.
  ///
  /// The keys go to whoever has them, such as a first responder that adopts `UIKeyInput`. A line ends with Return.
  ///
  /// - Returns: Whether something on the screen made use of each of them.
  @discardableResult public func type(_ text: String) -> Bool {
    var areAllUsed = true
    for character in text {
      let needsShift = KeyboardTable.needsShift(String(character))
      let key: Key = character.isNewline ? .return : .character(character)
      areAllUsed = press(key, holding: needsShift ? .shift : []) && areAllUsed
    }
    return areAllUsed
  }

  private func deliver(_ key: Key, _ modifiers: ModifierKeys, isDown: Bool) -> Bool {
    let screen = window.screen
    let name = key.characters
    let input = KeyInput(
      isDown: isDown,
      characters: modifiers.contains(.shift) ? KeyboardTable.shifted(name) : name,
      modifiers: KeyInput.Modifiers(rawValue: modifiers.rawValue),
      timestamp: screen.clock.now
    )
    defer { makeFrameIfNeeded() }
    return UIApplication.shared.deliver(key: input, to: screen)
  }
}

extension Simulator.Key {
  /// As hosts report the key.
  fileprivate var characters: String {
    switch self {
    case .upArrow: "UIKeyInputUpArrow"
    case .downArrow: "UIKeyInputDownArrow"
    case .leftArrow: "UIKeyInputLeftArrow"
    case .rightArrow: "UIKeyInputRightArrow"
    case .home: "UIKeyInputHome"
    case .end: "UIKeyInputEnd"
    case .pageUp: "UIKeyInputPageUp"
    case .pageDown: "UIKeyInputPageDown"
    case .tab: "\t"
    case .space: " "
    case .return: "\r"
    case .escape: "UIKeyInputEscape"
    case .backspace: "\u{8}"
    case .character(let character): String(character)
    }
  }
}
