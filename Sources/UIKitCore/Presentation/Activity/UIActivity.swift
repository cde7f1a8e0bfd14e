import Foundation

/// A service that an activity view controller offers for items, such as copying them.
///
/// Applications subclass it for services of their own:
///
/// ```swift
/// final class PrintActivity: UIActivity {
///   override var activityType: ActivityType? { ActivityType("com.example.print") }
///   override var activityTitle: String? { "Print" }
///   override var activityImage: UIImage? { UIImage(systemName: "printer") }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///   override func perform() {
///     print()
///     activityDidFinish(true)
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIActivity: NSObject {
  // R-ACT-3
  /// The identifier of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the service.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name of the service, in reverse domain notation.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name of the service, in reverse domain notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The service that copies the items to the general pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
  }

  /// The groups of services.
  public enum Category: Int, Sendable {
    /// A service that changes or uses the items.
    case action = 0
    /// A service that sends the items.
    case share = 1
  }

  /// Called when the activity ends.
  var finished: ((Bool) -> Void)?

  /// Creates a service.
  public override init() { super.init() }

  /// The group of the service.
  ///
  /// Services that share come first. The default value is ``Category/action``.
  open class var activityCategory: Category { .action }

  /// The identifier of the service.
  ///
  /// The default value is `nil`.
  open var activityType: ActivityType? { nil }

  /// The name of the service, which is shown to the user.
  ///
  /// The default value is `nil`, for which the service isn't offered.
  open var activityTitle: String? { nil }

  /// The image of the service, which is shown as a template.
  ///
  /// The default value is `nil`.
  open var activityImage: UIImage? { nil }

  /// Returns whether the service can use the items.
  ///
  /// The default implementation returns `false`, for which the service isn't offered.
  ///
  /// - Parameter activityItems: The items.
  /// - Returns: Whether the service is offered.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called before the service is performed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter activityItems: The items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller that performs the service, or `nil`, the default, if ``perform()`` does.
  ///
  /// It is presented when the user has chosen the service.
  open var activityViewController: UIViewController? { nil }

  /// Performs the service.
  ///
  /// The default implementation calls ``activityDidFinish(_:)``. Overrides do so when they have
  /// finished.
  open func perform() { activityDidFinish(true) }

  /// Ends the service, and dismisses its controller.
  ///
  /// - Parameter completed: Whether the service was performed.
  open func activityDidFinish(_ completed: Bool) {
    let finished = finished
    self.finished = nil
    finished?(completed)
  }
}

/// The service that copies the items to the general pasteboard.
final class CopyActivity: UIActivity {
  // R-ACT-4
  override var activityType: ActivityType? { .copyToPasteboard }

  override var activityTitle: String? { SystemText.copy() }

  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.isCopied($0) }
  }

  private static func isCopied(_ item: Any) -> Bool {
    item is String || item is URL || item is UIImage || item is UIColor
  }

  private var copied: [Any] = []

  override func prepare(withActivityItems activityItems: [Any]) {
    copied = activityItems.filter { Self.isCopied($0) }
  }

  override func perform() {
    let pasteboard = UIPasteboard.general
    let strings = copied.compactMap { $0 as? String }
    let urls = copied.compactMap { $0 as? URL }
    if !strings.isEmpty {
      pasteboard.strings = strings
    } else if !urls.isEmpty {
      pasteboard.urls = urls
    } else if let image = copied.first(where: { $0 is UIImage }) as? UIImage {
      pasteboard.image = image
    } else if let color = copied.first(where: { $0 is UIColor }) as? UIColor {
      pasteboard.color = color
    }
    activityDidFinish(true)
  }
}
