import Foundation

// R-FOC-1, R-FOC-3
/// The environments that are asked and notified about a focus update, in order.
///
///         window                 From button to cell: button, page, tabs, window, cell, table.
///           tabs
///     page       table           Each environment once: first the ancestors of the previous item,
///     button     cell            then the ancestors of the next item that are not in the list yet.
///
@MainActor struct FocusOrder {
  let environments: [UIFocusEnvironment]

  /// Both paths begin with the item and end with the window.
  init(from previous: [UIFocusEnvironment], to next: [UIFocusEnvironment]) {
    var known: Set<ObjectIdentifier> = []
    environments = (previous + next).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
