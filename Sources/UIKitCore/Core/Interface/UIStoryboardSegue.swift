import Foundation

/// A transition between two view controllers of a storyboard.
///
/// The source prepares the destination in `prepare(for:sender:)`. A subclass overrides
/// ``perform()`` to show the destination in its own way.
@preconcurrency @MainActor open class UIStoryboardSegue: ObjectiveCObject {
  /// The identifier of the segue, or `nil`.
  public let identifier: String?
  /// The controller from which the segue begins.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController

  private let performHandler: (() -> Void)?

  /// Creates a segue that subclasses perform.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil`.
  ///   - source: The controller from which the segue begins.
  ///   - destination: The controller to which the segue leads.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil`.
  ///   - source: The controller from which the segue begins.
  ///   - destination: The controller to which the segue leads.
  ///   - performHandler: The closure that shows the destination.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination.
  ///
  /// The default implementation calls the closure of the segue. Call the method only from an override.
  open func perform() { performHandler?() }
}

/// What is known about an unwind segue before its destination is found.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue begins.
  public let source: UIViewController
  /// The action of the destination.
  public let unwindAction: Selector
  /// The object that started the segue, or `nil`.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// The classes of segues that can be created by name.
enum SegueInstantiation {
  /// Creates a segue of a class with its initializer.
  @MainActor static func segue(
    _ type: UIStoryboardSegue.Type,
    _ identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let made = unsafeBitCast(type, to: Placeholder.Type.self)
      .init(instantiating: identifier, source, destination)
    return unsafeDowncast(made, to: UIStoryboardSegue.self)
  }

  private final class Placeholder: UIStoryboardSegue {}
}

extension UIStoryboardSegue {
  /// Calls the initializer of the object's class, as `Instantiation` describes.
  @inline(never) @_optimize(none)
  fileprivate convenience init(
    instantiating identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}
