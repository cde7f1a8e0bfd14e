import Foundation

/// A button of a remote control that goes down or up, as reported by a host, or a key that is
/// represented as a press.
package struct PressInput: Hashable, Sendable {
  package var isDown: Bool
  package var type: UIPress.PressType
  /// The time in seconds, on the clock of the window host.
  package var timestamp: TimeInterval
  /// The key, or `nil` for a button of a remote control.
  private(set) var key: KeyInput?

  package init(isDown: Bool, type: UIPress.PressType, timestamp: TimeInterval) {
    self.isDown = isDown
    self.type = type
    self.timestamp = timestamp
  }

  /// Creates a press from a key.
  ///
  /// In the television idiom, some keys act as buttons of a remote control.
  init(_ key: KeyInput, onTelevision: Bool) {
    // R-KEY-4
    isDown = key.isDown
    type = KeyButtons.type(of: key, onTelevision: onTelevision)
    timestamp = key.timestamp
    self.key = key
  }

  /// The identity of a button or key while it is held, regardless of the modifiers.
  enum Source: Hashable {
    case button(UIPress.PressType)
    case key(UIKeyboardHIDUsage)
    /// A key that the host cannot identify, represented by the character it produces without
    /// modifiers.
    case writing(String)
  }

  /// The same input with `isDown` set to `true`.
  var goingDown: PressInput {
    var input = self
    input.isDown = true
    input.key?.isDown = true
    return input
  }

  var source: Source {
    guard let key else { return .button(type) }
    return key.usage == .keyboardErrorUndefined ? .writing(key.unmodified) : .key(key.usage)
  }

  /// The key that controls and content handle for this press, or `nil` if there is none.
  var meaning: KeyInput? {
    if type == .playPause { return nil }
    return key
      ?? KeyButtons.name(of: type).map {
        KeyInput(isDown: isDown, characters: $0, modifiers: [], timestamp: timestamp)
      }
  }
}

/// The keys that correspond to buttons of a remote control.
private enum KeyButtons {
  private static let names: [(name: String, type: UIPress.PressType)] = [
    ("UIKeyInputUpArrow", .upArrow), ("UIKeyInputDownArrow", .downArrow),
    ("UIKeyInputLeftArrow", .leftArrow), ("UIKeyInputRightArrow", .rightArrow),
    ("UIKeyInputPageUp", .pageUp), ("UIKeyInputPageDown", .pageDown),
    ("\r", .select), ("UIKeyInputEscape", .menu), (" ", .playPause),
  ]
  private static let types = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.type) })
  private static let onTelevisionOnly: Set<UIPress.PressType> = [.select, .menu, .playPause]

  static func type(of key: KeyInput, onTelevision: Bool) -> UIPress.PressType {
    guard let type = types[key.unmodified] else { return .key }
    return onTelevision || !onTelevisionOnly.contains(type) ? type : .key
  }

  static func name(of type: UIPress.PressType) -> String? {
    names.first { $0.type == type }?.name
  }
}
