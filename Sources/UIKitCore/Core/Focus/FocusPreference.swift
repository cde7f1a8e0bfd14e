import Foundation

/// Follows what environments prefer until an item is found. (R-FOC-8)
///
///     page ─▶ [form, toolbar]      the form is asked first, with all that it prefers;
///     form ─▶ [field]              the toolbar only if nothing there takes the focus;
///     field                        at last what comes first inside the page.
///
/// An environment is asked once, so preferences that go round in a circle come to an end.
@MainActor struct FocusPreference {
  let preferred: (UIFocusEnvironment) -> [UIFocusEnvironment]
  /// The environment as an item, if it takes the focus.
  let focusable: (UIFocusEnvironment) -> UIFocusItem?
  /// The item inside an environment where nothing is preferred.
  let firstInside: (UIFocusEnvironment) -> UIFocusItem?

  /// The item for an environment; nil where nothing inside takes the focus.
  func item(for environment: UIFocusEnvironment) -> UIFocusItem? {
    item(among: [environment])
  }

  /// The item for the first of some environments that leads to one.
  func item(among environments: [UIFocusEnvironment]) -> UIFocusItem? {
    var asked: Set<ObjectIdentifier> = []
    return item(among: environments, &asked)
  }

  private func item(
    among environments: [UIFocusEnvironment],
    _ asked: inout Set<ObjectIdentifier>
  ) -> UIFocusItem? {
    for environment in environments where asked.insert(ObjectIdentifier(environment)).inserted {
      let found = item(among: preferred(environment), &asked) ?? focusable(environment)
      if let found = found ?? firstInside(environment) { return found }
    }
    return nil
  }
}
