import Foundation

@MainActor extension Instantiation {
  // R-CON-50
  /// Returns a new object of a class, created with `init(rootViewController:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - rootViewController: The first page.
  /// - Returns: The object.
  public static func object<Object: UINavigationController>(
    of type: Object.Type,
    rootViewController: UIViewController
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderNavigationController.Type.self).init(
      instantiating: rootViewController
    )
    return unsafeDowncast(made as UINavigationController, to: Object.self)
  }
}

// Final classes, for which the compiler accepts calls of initializers through a metatype.
private final class PlaceholderNavigationController: UINavigationController {}

extension UINavigationController {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }
}
