/// What has a delegate that hears about the user taking a controller away: every presentation controller.
///
/// The property stands here and not in the class, since sheets and popovers have one of their own type under the same
/// name, which Swift on Linux refuses beside a member of a superclass. Unlike iOS, subclasses therefore cannot override it.
@preconcurrency @MainActor public protocol UIPresentationControllerDelegating: AnyObject {}

extension UIPresentationControllerDelegating where Self: UIPresentationController {
  /// Hears about the user taking the controller away, and is asked how it adapts to its surroundings; not kept alive.
  ///
  /// Sheets and popovers tell it more where it is of their delegate's type.
  public var delegate: UIAdaptivePresentationControllerDelegate? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}
