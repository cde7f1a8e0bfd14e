/// Performs the key commands of the application and the system, before presses are sent to
/// responders.
@MainActor enum KeyCommands {
  // R-KEY-9

  /// Performs the command for a key, and returns whether there was one.
  static func perform(_ key: KeyInput, from start: UIResponder, in window: UIWindow) -> Bool {
    let commands = commands(for: key, from: start)
    if let urgent = commands.first(where: { $0.command.wantsPriorityOverSystemBehavior }) {
      return urgent.perform()
    }
    if TabKeys.press(key, in: window) { return true }
    let isText = TextKeys.writes(key, to: FirstResponder.on(window.screen))
    guard let command = commands.first, !isText else { return false }
    return command.perform()
  }

  private struct Match {
    let command: UIKeyCommand
    let action: Selector
    let target: Any

    @MainActor func perform() -> Bool {
      UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
  }

  /// Returns the commands of the responder chain that match the key and can be performed now, the
  /// innermost first.
  private static func commands(for key: KeyInput, from start: UIResponder) -> [Match] {
    var matches: [Match] = []
    var current: UIResponder? = start
    while let responder = current {
      for command in responder.keyCommands ?? [] where command.combination?.means(key) ?? false {
        guard let action = command.action,
          let target = start.target(forAction: action, withSender: command)
        else { continue }
        matches.append(Match(command: command, action: action, target: target))
      }
      current = responder.next
    }
    return matches
  }
}

extension UIKeyCommand {
  var combination: KeyCombination? { KeyCombination(input: input, flags: modifierFlags) }
}
