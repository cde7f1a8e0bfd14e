import Foundation

// R-FOC-8
/// Follows the preferred environments until an item is found.
///
///     page ─▶ [form, toolbar]      the form is searched first, with its preferences;
///     form ─▶ [field]              the toolbar only if no item in the form can be focused;
///     field                        finally the first item inside the page.
///
/// Each environment is visited once, so cyclic preferences end.
@MainActor struct FocusPreference {
  let preferred: (UIFocusEnvironment) -> [UIFocusEnvironment]
  /// Returns the environment as an item, if it can be focused.
  let focusable: (UIFocusEnvironment) -> UIFocusItem?
  /// Returns the first item inside an environment that has no preference.
  let firstInside: (UIFocusEnvironment) -> UIFocusItem?

  /// Returns the item for an environment, or `nil` if no item inside it can be focused.
  func item(for environment: UIFocusEnvironment) -> UIFocusItem? {
    item(among: [environment])
  }

  /// Returns the item for the first environment that contains one.
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
