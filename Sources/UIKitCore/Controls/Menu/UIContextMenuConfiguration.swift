import Foundation

/// The menu and the preview of a context menu interaction.
///
/// ```swift
/// func contextMenuInteraction(
///   _ interaction: UIContextMenuInteraction,
///   configurationForMenuAtLocation location: CGPoint
/// ) -> UIContextMenuConfiguration? {
///   UIContextMenuConfiguration(actionProvider: { _ in
///     UIMenu(children: [UIAction(title: "Copy") { _ in copy() }])
///   })
/// }
/// ```
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the controller to preview, or `nil` to lift the view.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// A closure that returns the menu, or `nil` for none.
  ///
  /// Its argument is empty.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// The orders of the elements of a menu.
  public enum ElementOrder: Int, Sendable {
    /// The system chooses: ``priority`` for menus without a preview, otherwise ``fixed``.
    case automatic = 0
    /// The first element is the nearest to the source, also above it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// The identifier for the delegate.
  ///
  /// If none was given, a unique one is generated when it is read for the first time.
  public private(set) lazy var identifier: AnyHashable = UUID()
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?
  // R-MENU-14
  /// The order of the elements.
  ///
  /// The default value is ``ElementOrder/automatic``.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier for the delegate, or `nil` to generate a unique one.
  ///   - previewProvider: Returns the controller to preview. It is called when the menu is shown.
  ///   - actionProvider: Returns the menu. It is called when the menu is shown.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
    if let identifier { self.identifier = identifier }
  }
}

/// Runs animations alongside the appearance and disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed, or `nil` if a view is lifted.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations when a preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The ways in which a preview disappears when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss = 0
  /// The preview fills the window.
  case pop = 1
}

/// Collects the animations of a delegate, and runs them.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var collected = CollectedAnimations()

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { collected.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) {
    collected.completions.append { _ in completion() }
  }

  /// Runs the animations, and the closures for the end after them.
  func run(duration: TimeInterval = MenuMetrics.appearing) {
    collected.run(duration: duration, options: .allowUserInteraction)
  }

  /// Calls the closures for the end.
  func complete() { collected.complete() }
}
