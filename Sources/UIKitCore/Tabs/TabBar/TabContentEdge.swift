/// What happens at the edge of a tab's content where the bar is: where it ends, and what it keeps clear of.
///
///     ┌──────────────┐
///     │   content    │
///     │              │  additional   what the app wants kept clear above all that
///     ├──────────────┤  coverage     what the bar covers, home indicator included
///     │     bar      │
///     │- - - - - - - │  inherited    what the surroundings keep clear anyway
///     └──────────────┘
///
/// (R-SAFE-1, R-SAFE-4, R-SAFE-8)
struct TabContentEdge: Equatable {
  var inherited: CGFloat = 0
  var additional: CGFloat = 0
  var coverage: CGFloat = 0
  var runsUnderBar = true

  /// How much shorter than the controller's view the content is.
  var cut: CGFloat { runsUnderBar ? 0 : coverage }

  /// What the content has to keep clear of, from its own lower edge.
  var inset: CGFloat { max(inherited, coverage) - cut + additional }

  /// How much of that the safe area of the surroundings does not bring anyway.
  var missingInset: CGFloat { inset - max(inherited + additional - cut, 0) }
}
