import Foundation

@MainActor extension Instantiation {
  // R-CON-50
  /// Returns a new object of a class, created with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - frame: The frame of the view.
  /// - Returns: The object.
  public static func object<Object: UIView>(
    of type: Object.Type,
    frame: CGRect
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderView.Type.self).init(instantiating: frame)
    return unsafeDowncast(made as UIView, to: Object.self)
  }

  // R-CON-50
  /// Returns a new object of a class, created with `init(nibName:bundle:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - nibName: The name of the nib, or `nil`.
  ///   - bundle: The bundle of the nib, or `nil`.
  /// - Returns: The object.
  public static func object<Object: UIViewController>(
    of type: Object.Type,
    nibName: String?,
    bundle: Bundle?
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderViewController.Type.self).init(
      instantiating: nibName,
      bundle
    )
    return unsafeDowncast(made as UIViewController, to: Object.self)
  }
}

// Final classes, for which the compiler accepts calls of initializers through a metatype.
private final class PlaceholderView: UIView {}
private final class PlaceholderViewController: UIViewController {}

extension UIView {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating frame: CGRect) {
    self.init(frame: frame)
  }
}

extension UIViewController {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}
