import Foundation

/// An action that assistive technology offers for an element in addition to its activation.
///
/// Assign actions to `accessibilityCustomActions`.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which screen readers speak.
  open var name: String

  /// The closure that performs the action.
  ///
  /// An action without a handler fails.
  open var actionHandler: ActionHandler?

  /// Creates an action with a handler.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - actionHandler: The closure that performs the action, or `nil`.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Performs the action, and returns whether it succeeded.
  package func perform() -> Bool { actionHandler?(self) ?? false }
}
