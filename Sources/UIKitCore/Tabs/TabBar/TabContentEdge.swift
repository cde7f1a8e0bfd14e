/// The lower edge of a tab's content: its frame and its safe area at the bar.
///
///     ┌──────────────┐
///     │   content    │
///     │              │  additional   the app's additional safe area insets
///     ├──────────────┤  coverage     the height of the bar, including the home indicator
///     │     bar      │
///     │- - - - - - - │  inherited    the safe area of the surrounding view
///     └──────────────┘
struct TabContentEdge: Equatable {
  // R-SAFE-1, R-SAFE-4, R-SAFE-8
  var inherited: CGFloat = 0
  var additional: CGFloat = 0
  var coverage: CGFloat = 0
  var runsUnderBar = true

  /// The difference between the heights of the controller's view and the content.
  var cut: CGFloat { runsUnderBar ? 0 : coverage }

  /// The safe area inset of the content, from its own lower edge.
  var inset: CGFloat { max(inherited, coverage) - cut + additional }

  /// The part of `inset` that the content doesn't inherit from the surrounding view.
  var missingInset: CGFloat { inset - max(inherited + additional - cut, 0) }
}
