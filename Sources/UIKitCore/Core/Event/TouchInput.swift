import QuartzCore

/// A finger or the mouse button, as a host reports it.
package struct TouchInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, moved, stationary, ended, cancelled }
  /// The same from began to ended; free for reuse afterwards.
  package var identifier: Int
  package var phase: Phase
  /// In points of the screen.
  package var location: CGPoint
  /// Of the window host's clock.
  package var timestamp: CFTimeInterval
  /// Whether it comes from a mouse or touch pad.
  package var isIndirect: Bool

  package init(
    identifier: Int,
    phase: Phase,
    location: CGPoint,
    timestamp: CFTimeInterval,
    isIndirect: Bool = false
  ) {
    self.identifier = identifier
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.isIndirect = isIndirect
  }
}

/// A key going down or up, as a host reports it.
package struct KeyInput: Hashable, Sendable {
  package var isDown: Bool
  /// X keysym names are translated by the host to one of UIKit's `UIKeyCommand.input…` strings or the character;
  /// empty for keys such as Shift.
  package var characters: String
  /// What the key writes alone.
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

  /// A host that does not know the key names what it writes, and it is taken to be where keyboards have it.
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

/// A turn of the wheel or two fingers on a touch pad, as a host reports it.
package struct ScrollInput: Hashable, Sendable {
  /// In points of the screen.
  package var location: CGPoint
  /// In points; positive values show what lies further down or to the right.
  package var delta: CGPoint
  /// Whether it follows fingers, rather than the notches of a wheel.
  package var isPrecise: Bool
  /// Whether the fingers left the touch pad; content may coast from here.
  package var isFinished: Bool
  /// Of the window host's clock.
  package var timestamp: CFTimeInterval

  package init(
    location: CGPoint,
    delta: CGPoint,
    isPrecise: Bool,
    isFinished: Bool,
    timestamp: CFTimeInterval
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.isFinished = isFinished
    self.timestamp = timestamp
  }
}

/// Something that is dragged over the window, from wherever on the desktop, as a host reports it.
package struct DragHoverInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case entered, moved, left }
  package var phase: Phase
  /// In points of the screen; without meaning once it left.
  package var location: CGPoint
  /// Of the window host's clock.
  package var timestamp: CFTimeInterval

  package init(phase: Phase, location: CGPoint, timestamp: CFTimeInterval) {
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
