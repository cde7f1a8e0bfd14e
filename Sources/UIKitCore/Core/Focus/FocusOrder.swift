import Foundation

// R-FOC-1, R-FOC-3
/// The environments that are consulted and notified about a focus update, in order.
@MainActor struct FocusOrder {
  let environments: [UIFocusEnvironment]

  /// Creates the order.
  ///
  /// Both paths begin with the item and end with the window.
  init(from previous: [UIFocusEnvironment], to next: [UIFocusEnvironment]) {
    var known: Set<ObjectIdentifier> = []
    environments = (previous + next).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
