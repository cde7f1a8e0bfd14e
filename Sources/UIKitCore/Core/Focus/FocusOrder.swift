import Foundation

/// Who is asked and told about a movement of the focus, in which order. (R-FOC-1, R-FOC-3)
///
///         window                 From button to cell: button, page, tabs, window, cell, table.
///           tabs
///     page       table           Each once: first up from what the focus leaves, then up from where it goes to, as far as
///     button     cell            nobody was told yet.
///
@MainActor struct FocusOrder {
  let environments: [UIFocusEnvironment]

  /// Both paths begin with the item and end with the window.
  init(from previous: [UIFocusEnvironment], to next: [UIFocusEnvironment]) {
    var known: Set<ObjectIdentifier> = []
    environments = (previous + next).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
