import Foundation

/// What a key does to content.
enum ScrollKey: Equatable {
  /// By a number of lines.
  case lines(x: CGFloat, y: CGFloat)
  /// By a number of views' heights.
  case pages(CGFloat)
  case top
  case bottom

  /// nil for keys that do not scroll.
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

  /// The offset that the key leads to; `visible` is the part of the view that no inset covers.
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
