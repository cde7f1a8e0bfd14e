extension UITableViewCell {
  /// The editing controls that a cell shows.
  ///
  /// It is passed to ``UITableViewCell/willTransition(to:)`` and
  /// ``UITableViewCell/didTransition(to:)``.
  public struct StateMask: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell shows the control at its leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its delete button or other swipe actions.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
