import Foundation

/// The path from an item to its window.
@MainActor enum FocusPath {
  /// Returns the environment and its ancestors, the outermost last.
  ///
  /// The method stops if the parents form a cycle.
  static func path(from environment: UIFocusEnvironment?) -> [UIFocusEnvironment] {
    var path: [UIFocusEnvironment] = []
    var known: Set<ObjectIdentifier> = []
    var next = environment
    while let current = next, known.insert(ObjectIdentifier(current)).inserted {
      path.append(current)
      next = current.parentFocusEnvironment
    }
    return path
  }

  static func contains(_ environment: UIFocusEnvironment, _ other: UIFocusEnvironment) -> Bool {
    path(from: other).contains { $0 === environment }
  }

  /// Returns the environment if it is a view, otherwise the view that contains it.
  static func view(of environment: UIFocusEnvironment?) -> UIView? {
    for environment in path(from: environment) {
      if let view = environment as? UIView { return view }
      if let view = (environment as? UIViewController)?.viewIfLoaded { return view }
      if let view = (environment as? UIPresentationController)?.containerView { return view }
    }
    return nil
  }
}

/// A weak reference to an environment.
final class WeakEnvironment {
  private(set) weak var environment: UIFocusEnvironment?
  init(_ environment: UIFocusEnvironment) { self.environment = environment }
}
