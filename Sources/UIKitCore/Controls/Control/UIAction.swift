import Foundation

/// A closure with a title and an image that a control runs in place of a target and a selector.
///
/// Add actions to a control with ``UIControl/addAction(_:for:)``, or pass one to an initializer
/// that takes a primary action.
///
/// ```swift
/// let save = UIAction(title: "Save") { _ in document.save() }
/// let button = UIButton(primaryAction: save)
/// ```
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The type of the identifiers of actions.
  ///
  /// A control has at most one action with the same identifier: adding a second one replaces the
  /// first.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier with a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that runs an action, which it receives as its argument.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identifier of the action, which is generated if none was given.
  public let identifier: Identifier
  /// The title for controls that show the title of the action.
  ///
  /// The default value is an empty string.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image for controls that show the image of the action.
  ///
  /// The default value is `nil`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image for buttons that are selected, or `nil` to use ``UIAction/image``.
  ///
  /// The default value is `nil`.
  open var selectedImage: UIImage?
  /// A longer title that explains the action, or `nil` if ``UIAction/title`` is sufficient.
  ///
  /// The default value is `nil`. Assistive technologies read it as the hint of a button that was
  /// created with the action, and of the action in a menu.
  open var discoverabilityTitle: String?
  /// The attributes of the action in menus.
  ///
  /// The default value is empty.
  open var attributes: Attributes
  /// The state of the action if it represents a setting.
  ///
  /// The default value is ``UIMenuElement/State/off``. The app changes the state; running the action
  /// does not.
  open var state: State
  /// The control that runs the action, or `nil` while the handler is not running.
  public private(set) weak var sender: AnyObject?

  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title for controls that show one.
  ///   - subtitle: The text below the title in menus.
  ///   - image: The image for controls that show one.
  ///   - selectedImage: The image for buttons that are selected.
  ///   - identifier: The identifier of the action, or `nil` to generate a unique one.
  ///   - discoverabilityTitle: A longer title that explains the action.
  ///   - attributes: The attributes of the action in menus.
  ///   - state: The state of the action.
  ///   - handler: The closure to run. It receives the action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping Handler
  ) {
    // R-CTL-60
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("action-\(UIAction.nextNumber())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // R-CTL-61
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - sender: The object that ``UIAction/sender`` returns while the handler runs.
  ///   - target: The object that is meant, which actions ignore.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  /// Runs the handler with `sender` as the action's sender.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  private static var count = 0

  private static func nextNumber() -> Int {
    count += 1
    return count
  }
}
