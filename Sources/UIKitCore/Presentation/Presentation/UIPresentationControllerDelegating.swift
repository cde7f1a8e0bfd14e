/// A type that has a presentation delegate.
///
/// All presentation controllers conform to it.
///
/// The property `delegate` is declared in an extension of this protocol. Sheets and popovers
/// declare a property of the same name with their own delegate type, which Swift on Linux does not
/// allow if a superclass declares it.
///
/// Unlike iOS, subclasses therefore cannot override it.
@preconcurrency @MainActor public protocol UIPresentationControllerDelegating: AnyObject {}

extension UIPresentationControllerDelegating where Self: UIPresentationController {
  /// The delegate of the presentation controller, which is referenced weakly.
  ///
  /// For sheets and popovers, it can also conform to their own delegate protocol. The default value
  /// is `nil`.
  public var delegate: UIAdaptivePresentationControllerDelegate? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}
