/// A column of the tableau.
struct Symbol: Hashable {
  enum Kind: UInt8 {
    /// Something the caller asks the value of; may be negative.
    case variable
    /// What an inequality has left over.
    case slack
    /// How far a wish is missed, in one direction.
    case error
    /// Marks an equation that has to hold; always zero.
    case dummy
    /// Helps an equation into the tableau and leaves again.
    case artificial
  }

  let index: Int32
  let kind: Kind

  /// Whether only values from zero on are allowed.
  var isRestricted: Bool { kind != .variable }

  static func == (left: Symbol, right: Symbol) -> Bool { left.index == right.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
