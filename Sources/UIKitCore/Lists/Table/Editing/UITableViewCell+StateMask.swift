extension UITableViewCell {
  /// What a cell shows beside its content while its row is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the front.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion, or the other actions of a swipe.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
