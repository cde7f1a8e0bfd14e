/// A column of the tableau.
struct Symbol: Hashable {
  enum Kind: UInt8 {
    /// A variable of the solver's clients, which may be negative.
    case variable
    /// The slack of an inequality.
    case slack
    /// The error of an optional constraint in one direction.
    case error
    /// The marker of a required equation, which is always zero.
    case dummy
    /// An artificial variable that exists only while an equation is added.
    case artificial
  }

  let index: Int32
  let kind: Kind

  /// Whether the value must not be negative.
  var isRestricted: Bool { kind != .variable }

  static func == (left: Symbol, right: Symbol) -> Bool { left.index == right.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
