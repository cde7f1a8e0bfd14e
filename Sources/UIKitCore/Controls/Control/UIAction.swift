import Foundation

/// Something to do, with its title and picture: given to a control instead of a target and a
/// selector.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What tells two actions apart: adding a second one with the same identifier replaces the first.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action from others; made up when none was given.
  public let identifier: Identifier
  /// Shown by controls that take their title from the action; empty by default.
  open var title: String
  /// Shown by controls that take their picture from the action; nil by default.
  open var image: UIImage?
  /// The control that carries the action out; set only while the handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action; without an identifier it gets one of its own.
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

  /// Runs the handler on behalf of a control.
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
