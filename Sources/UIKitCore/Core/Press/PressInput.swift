import Foundation

/// A button of a remote control going down or up, as a host reports it, or a key on its way through the toolkit.
package struct PressInput: Hashable, Sendable {
  package var isDown: Bool
  package var type: UIPress.PressType
  /// Of the window host's clock.
  package var timestamp: TimeInterval
  /// nil for a button of a remote control.
  private(set) var key: KeyInput?

  package init(isDown: Bool, type: UIPress.PressType, timestamp: TimeInterval) {
    self.isDown = isDown
    self.type = type
    self.timestamp = timestamp
  }

  /// A key; in front of a television the keyboard is a remote control. (R-KEY-4)
  init(_ key: KeyInput, onTelevision: Bool) {
    isDown = key.isDown
    type = KeyButtons.type(of: key, onTelevision: onTelevision)
    timestamp = key.timestamp
    self.key = key
  }

  /// What is held, whatever else is held meanwhile.
  enum Source: Hashable {
    case button(UIPress.PressType)
    case key(UIKeyboardHIDUsage)
    /// A key that the host cannot tell from others.
    case writing(String)
  }

  /// The same button or key at the beginning.
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

  /// The key that means the same to controls and content; nil where no key does.
  var meaning: KeyInput? {
    if type == .playPause { return nil }
    return key
      ?? KeyButtons.name(of: type).map {
        KeyInput(isDown: isDown, characters: $0, modifiers: [], timestamp: timestamp)
      }
  }
}

/// Which keys are which buttons.
private enum KeyButtons {
  static let names: [(name: String, type: UIPress.PressType)] = [
    ("UIKeyInputUpArrow", .upArrow), ("UIKeyInputDownArrow", .downArrow),
    ("UIKeyInputLeftArrow", .leftArrow), ("UIKeyInputRightArrow", .rightArrow),
    ("UIKeyInputPageUp", .pageUp), ("UIKeyInputPageDown", .pageDown),
    ("\r", .select), ("UIKeyInputEscape", .menu), (" ", .playPause),
  ]
  static let onTelevisionOnly: Set<UIPress.PressType> = [.select, .menu, .playPause]

  static func type(of key: KeyInput, onTelevision: Bool) -> UIPress.PressType {
    guard let type = names.first(where: { $0.name == key.unmodified })?.type else { return .key }
    return onTelevision || !onTelevisionOnly.contains(type) ? type : .key
  }

  static func name(of type: UIPress.PressType) -> String? {
    names.first { $0.type == type }?.name
  }
}
