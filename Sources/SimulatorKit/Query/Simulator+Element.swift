import UIKitCore

extension Simulator {
  /// An accessibility element on the screen, as an assistive technology presents it.
  ///
  /// ``Simulator/elements`` returns the elements of the screen. An element is a snapshot, which
  /// doesn't change afterward.
  ///
  /// ```swift
  /// let home = phone.elements.first { $0.label == "Home" }
  /// #expect(home?.traits.contains(.selected) == true)
  /// #expect(home?.spokenText == "selected, Home, tab, 1 of 5")
  /// ```
  public struct Element: Hashable, Sendable {
    /// The accessibility label.
    public let label: String?
    /// The accessibility value.
    public let value: String?
    /// The accessibility traits.
    public let traits: UIAccessibilityTraits
    /// The accessibility identifier, which isn't spoken.
    public let identifier: String?
    /// The frame, in points of the simulator's window.
    public let frame: CGRect
    /// The names of the custom actions, which ``Simulator/perform(_:on:)-(_,String)`` performs.
    public let actions: [String]
    // R-AX-32
    /// The text that a screen reader speaks, such as "selected, Home, tab, 1 of 5".
    public let spokenText: String
  }

  /// An error that is thrown if no element with a label is on the screen or can be touched.
  ///
  /// The description lists the labels and texts that are on the screen.
  public struct NotOnScreen: Error, CustomStringConvertible {
    /// The label or text that was searched for, or a description of the query.
    public let label: String
    /// A Boolean value that indicates whether the element exists, but is covered by another view.
    public let isCovered: Bool
    /// The labels and texts that are on the screen.
    public let present: [String]

    /// A message with the label and the labels and texts that are on the screen.
    public var description: String {
      let name = label.contains("\"") ? label : "\"\(label)\""
      let problem = isCovered ? "is covered by something else" : "is not on the screen"
      guard !present.isEmpty else {
        return "\(name) \(problem); there is nothing to read there"
      }
      let list = present.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\(name) \(problem); there are: \(list)"
    }
  }
}
