import Foundation

// R-FOC-10
/// The last focused item of each view controller that has lost the focus.
@MainActor struct FocusMemory {
  private final class Entry {
    private(set) weak var controller: UIViewController?
    private(set) weak var item: UIFocusItem?

    init(_ controller: UIViewController, _ item: UIFocusItem) {
      self.controller = controller
      self.item = item
    }
  }

  private var entries: [Entry] = []

  /// Stores an item for each controller that loses the focus, and removes the items of controllers
  /// that gain it.
  mutating func note(
    _ item: UIFocusItem?,
    leaving left: [UIFocusEnvironment],
    entering entered: [UIFocusEnvironment]
  ) {
    entries.removeAll { entry in
      guard let controller = entry.controller, entry.item != nil else { return true }
      return (left + entered).contains { $0 === controller }
    }
    guard let item else { return }
    for case let controller as UIViewController in left
    where !entered.contains(where: { $0 === controller }) {
      entries.append(Entry(controller, item))
    }
  }

  /// Returns the item to focus again, or `nil` if the controller does not restore the focus.
  func item(of environment: UIFocusEnvironment) -> UIFocusItem? {
    guard let controller = environment as? UIViewController,
      controller.restoresFocusAfterTransition
    else { return nil }
    return entries.first { $0.controller === controller }?.item
  }
}
