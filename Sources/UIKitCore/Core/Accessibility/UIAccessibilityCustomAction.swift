import Foundation

/// Something that assistive technology can do with an element beside pressing it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Carries out an action and says whether it was done.
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String

  /// Carries the action out; nil, which does nothing.
  open var actionHandler: ActionHandler?

  /// Creates an action that calls a function.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Carries the action out; says whether it was done.
  package func perform() -> Bool { actionHandler?(self) ?? false }
}
