import UIKit

/// A text that describes a key.
@MainActor enum KeyDescription {
  static func text(of key: UIKey) -> String {
    let flags: [(UIKeyModifierFlags, String)] = [
      (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.command, "command"),
      (.alphaShift, "alphaShift"), (.numericPad, "numericPad"),
    ]
    let held = flags.filter { key.modifierFlags.contains($0.0) }.map(\.1).joined(separator: " ")
    let alone = escaped(key.charactersIgnoringModifiers)
    return "\(escaped(key.characters)) of \(alone), \(key.keyCode), \(held)"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
