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
@preconcurrency @MainActor open class UIAction: NSObject {
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

  /// The identifier of the action, which is generated if none was given.
  public let identifier: Identifier
  /// The title for controls that show the title of the action.
  ///
  /// The default value is an empty string.
  open var title: String
  /// The image for controls that show the image of the action.
  ///
  /// The default value is `nil`.
  open var image: UIImage?
  /// The control that runs the action, or `nil` while the handler is not running.
  public private(set) weak var sender: AnyObject?

  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title for controls that show one.
  ///   - image: The image for controls that show one.
  ///   - identifier: The identifier of the action, or `nil` to generate a unique one.
  ///   - handler: The closure to run. It receives the action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(UIAction.nextNumber())")
    self.handler = handler
    super.init()
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
