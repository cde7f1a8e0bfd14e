import QuartzCore

/// A touch of a finger or the mouse button, as reported by a host.
package struct TouchInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, moved, stationary, ended, cancelled }
  /// The identity of the touch while it is down; identifiers may be reused afterwards.
  package var identifier: Int
  package var phase: Phase
  /// The location in screen coordinates.
  package var location: CGPoint
  /// The time in seconds, on the clock of the window host.
  package var timestamp: CFTimeInterval
  /// Whether the touch comes from a mouse or touchpad.
  package var isIndirect: Bool
  /// The modifier keys that are held.
  package var modifiers: KeyInput.Modifiers

  package init(
    identifier: Int,
    phase: Phase,
    location: CGPoint,
    timestamp: CFTimeInterval,
    isIndirect: Bool = false,
    modifiers: KeyInput.Modifiers = []
  ) {
    self.identifier = identifier
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.isIndirect = isIndirect
    self.modifiers = modifiers
  }
}

/// The press or release of a key, as reported by a host.
package struct KeyInput: Hashable, Sendable {
  package var isDown: Bool
  /// The characters that the key produces, or one of the `UIKeyCommand.input…` strings.
  ///
  /// The string is empty for modifier keys. Hosts translate the key symbols of their platform.
  package var characters: String
  /// The characters that the key produces without modifiers.
  package var unmodified: String
  package var usage: UIKeyboardHIDUsage
  package var modifiers: Modifiers
  package var hasCapsLock: Bool
  package var timestamp: CFTimeInterval

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  /// Creates a key.
  ///
  /// Values that are not given for `unmodified` and `usage` are looked up in a United States
  /// keyboard layout.
  package init(
    isDown: Bool,
    characters: String,
    unmodified: String? = nil,
    usage: UIKeyboardHIDUsage? = nil,
    modifiers: Modifiers,
    hasCapsLock: Bool = false,
    timestamp: CFTimeInterval
  ) {
    self.isDown = isDown
    self.characters = characters
    self.unmodified = unmodified ?? KeyboardTable.plain(characters)
    self.usage = usage ?? KeyboardTable.usage(for: characters)
    self.modifiers = modifiers
    self.hasCapsLock = hasCapsLock
    self.timestamp = timestamp
  }
}

/// The movement of a mouse wheel or of two fingers on a touchpad, as reported by a host.
package struct ScrollInput: Hashable, Sendable {
  /// The location of the pointer in screen coordinates.
  package var location: CGPoint
  /// The distance in points.
  ///
  /// Positive values reveal content farther down or to the right.
  package var delta: CGPoint
  /// Whether the distance is that of fingers, not of the steps of a wheel.
  package var isPrecise: Bool
  /// Whether the fingers were lifted, after which the content may decelerate.
  package var isFinished: Bool
  /// The time in seconds, on the clock of the window host.
  package var timestamp: CFTimeInterval
  /// The modifier keys that are held.
  package var modifiers: KeyInput.Modifiers

  package init(
    location: CGPoint,
    delta: CGPoint,
    isPrecise: Bool,
    isFinished: Bool,
    timestamp: CFTimeInterval,
    modifiers: KeyInput.Modifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.isFinished = isFinished
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// A pinch of two fingers on a touchpad, as reported by a host.
package struct PinchInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }
  package var phase: Phase
  /// The location of the pointer in screen coordinates.
  package var location: CGPoint
  /// The ratio of the distance between the fingers to their distance at the beginning.
  package var scale: CGFloat

  package init(phase: Phase, location: CGPoint, scale: CGFloat) {
    self.phase = phase
    self.location = location
    self.scale = scale
  }
}

/// A movement of the pointer over the window without a pressed button, as reported by a host.
package struct PointerInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case moved, left }
  package var phase: Phase
  /// The location in screen coordinates, which has no meaning in the phase `left`.
  package var location: CGPoint

  package init(phase: Phase, location: CGPoint) {
    self.phase = phase
    self.location = location
  }
}

/// A drag of any desktop application over the window, as reported by a host.
package struct DragHoverInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case entered, moved, left }
  package var phase: Phase
  /// The location in screen coordinates, which has no meaning in the phase `left`.
  package var location: CGPoint
  /// The time in seconds, on the clock of the window host.
  package var timestamp: CFTimeInterval

  package init(phase: Phase, location: CGPoint, timestamp: CFTimeInterval) {
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
