/// What a key stands for before anybody hears of a press: the application's commands and the system's. (R-KEY-9)
@MainActor enum KeyCommands {
  /// Carries out what the key stands for; says whether there was anything.
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

  /// The commands of the chain that the key means and somebody can carry out now, the deepest first.
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
