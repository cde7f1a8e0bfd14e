import Foundation

/// The scrolling command of a key.
enum ScrollKey: Equatable {
  /// Scrolls by a number of lines.
  case lines(x: CGFloat, y: CGFloat)
  /// Scrolls by a number of pages.
  case pages(CGFloat)
  case top
  case bottom

  /// Creates the command of a key, or `nil` for keys that do not scroll.
  init?(_ key: KeyInput) {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alternate]) else { return nil }
    let isCommand = key.modifiers.contains(.command)
    switch key.characters {
    case "UIKeyInputUpArrow": self = isCommand ? .top : .lines(x: 0, y: -1)
    case "UIKeyInputDownArrow": self = isCommand ? .bottom : .lines(x: 0, y: 1)
    case "UIKeyInputLeftArrow" where !isCommand: self = .lines(x: -1, y: 0)
    case "UIKeyInputRightArrow" where !isCommand: self = .lines(x: 1, y: 0)
    case "UIKeyInputPageUp": self = .pages(-1)
    case "UIKeyInputPageDown": self = .pages(1)
    case " ": self = .pages(key.modifiers.contains(.shift) ? -1 : 1)
    case "UIKeyInputHome": self = .top
    case "UIKeyInputEnd": self = .bottom
    default: return nil
    }
  }

  /// Returns the offset to which the command scrolls.
  ///
  /// - Parameters:
  ///   - offset: The current offset.
  ///   - limits: The offsets at which the content can rest.
  ///   - visible: The size of the view without its insets.
  /// - Returns: The offset.
  func target(from offset: CGPoint, limits: ScrollLimits, visible: CGSize) -> CGPoint {
    var target = offset
    switch self {
    case .lines(let x, let y):
      target.x += x * ScrollMetrics.keyStep
      target.y += y * ScrollMetrics.keyStep
    case .pages(let count):
      target.y += count * max(visible.height - ScrollMetrics.keyStep, ScrollMetrics.keyStep)
    case .top: target.y = limits.y.lower
    case .bottom: target.y = limits.y.upper
    }
    return limits.clamp(target)
  }
}
