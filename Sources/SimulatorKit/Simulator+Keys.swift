import UIKitCore

extension Simulator {
  /// A key of a hardware keyboard, for ``Simulator/press(_:holding:repeats:)``.
  public enum Key: Hashable, Sendable {
    /// The arrow keys.
    case upArrow, downArrow, leftArrow, rightArrow
    /// The navigation keys.
    case home, end, pageUp, pageDown
    /// The Tab, Space, Return, Escape and Backspace keys.
    case tab, space, `return`, escape, backspace
    /// A key that enters a character.
    case character(Character)
  }

  /// A set of modifier keys that are held while another key is pressed.
  public struct ModifierKeys: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = ModifierKeys(rawValue: KeyInput.Modifiers.shift.rawValue)
    /// The Control key.
    public static let control = ModifierKeys(rawValue: KeyInput.Modifiers.control.rawValue)
    /// The Alt key.
    public static let alternate = ModifierKeys(rawValue: KeyInput.Modifiers.alternate.rawValue)
    /// The Super key, which takes the role of the Command key.
    public static let command = ModifierKeys(rawValue: KeyInput.Modifiers.command.rawValue)

    var input: KeyInput.Modifiers { KeyInput.Modifiers(rawValue: rawValue) }
  }

  /// Presses and releases a key of a hardware keyboard.
  ///
  /// ```swift
  /// phone.press(.tab)
  /// phone.press(.character("f"), holding: .command)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifier keys that are held. By default there are none.
  ///   - repeats: The number of times that the key repeats while it is held. The default value is
  ///     0; negative values count as 0.
  /// - Returns: Whether the key was handled.
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

  /// Types text on a hardware keyboard, with one key for each character.
  ///
  /// Shift is held for the characters that need it on a United States keyboard, and a line break is
  /// typed with Return. The keys are sent to the object that handles keys, such as a first
  /// responder that conforms to `UIKeyInput`.
  ///
  /// - Parameter text: The text to type.
  /// - Returns: Whether every key was handled.
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
      modifiers: modifiers.input,
      timestamp: screen.clock.now
    )
    defer { makeFrameIfNeeded() }
    return UIApplication.shared.deliver(key: input, to: screen)
  }
}

extension Simulator.Key {
  /// The characters that hosts report for the key.
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
