import Foundation

/// A menu element that calls a method of the first responder that can perform it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that is called.
  public let action: Selector
  /// A value for the app, or `nil`.
  public let propertyList: Any?
  /// A longer title that explains the command, or `nil`, the default.
  ///
  /// Assistive technologies read it as the hint of the command in a menu.
  open var discoverabilityTitle: String?
  /// The attributes of the command in menus.
  open var attributes: Attributes
  /// The state of the command if it represents a setting.
  open var state: State
  /// The object to which an interface file connects the command, or `nil` for the responder chain.
  weak var target: AnyObject?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - action: The method to call.
  ///   - propertyList: A value for the app.
  ///   - discoverabilityTitle: A longer title that explains the command.
  ///   - attributes: The attributes.
  ///   - state: The state.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the object that performs the command, or `nil` if there is none.
  ///
  /// - Parameter responder: The responder at which the responder chain begins.
  /// - Returns: The object.
  func performer(from responder: UIResponder?) -> Any? {
    if let target, action.canBeCalled(on: target) { return target }
    return responder?.target(forAction: action, withSender: self)
  }
}
