import UIKitCore

extension Simulator {
  /// One thing on the screen as an assistive technology presents it.
  public struct Element: Hashable, Sendable {
    /// What it is called.
    public let label: String?
    /// What it is set to.
    public let value: String?
    /// What kind of thing it is.
    public let traits: UIAccessibilityTraits
    /// The name that tests know it by, which is not read out.
    public let identifier: String?
    /// In points of the window.
    public let frame: CGRect
    /// What can be done with it beside pressing it; `perform(_:on:)` does.
    public let actions: [String]
    /// What a screen reader says, such as "selected, Home, tab, 1 of 5". (R-AX-32)
    public let spokenText: String
  }

  /// Nothing with the wanted label can be tapped; the description lists what can.
  public struct NotOnScreen: Error, CustomStringConvertible {
    /// What was looked for.
    public let label: String
    /// Whether it is there, but behind something else.
    public let isCovered: Bool
    /// The labels and texts that are there.
    public let present: [String]

    public var description: String {
      let problem = isCovered ? "is covered by something else" : "is not on the screen"
      guard !present.isEmpty else {
        return "\"\(label)\" \(problem); there is nothing to read there"
      }
      let list = present.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\"\(label)\" \(problem); there are: \(list)"
    }
  }
}
