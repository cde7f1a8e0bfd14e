import QuartzCore

/// An interaction that shows an edit menu in a view: a bar with actions such as Copy and Paste.
///
/// The menu contains the standard actions that the first responder, or else the view, and the
/// responders behind it can perform. The delegate can add actions.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(interaction)
/// interaction.presentEditMenu(
///   with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
/// )
/// ```
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  // R-TXT-24
  /// The object that supplies the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private weak var menu: EditMenu?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that supplies the menu, or `nil` for the standard actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu if the interaction is removed from its view.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Stores the view to which the interaction was added.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, unless it has no items.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let responder else { return }
    self.configuration = configuration
    let items = items(configuration, for: responder)
    guard !items.isEmpty else { return }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    menu = EditMenu.show(
      items,
      at: target(configuration),
      of: view,
      prefersBelow: configuration.preferredArrowDirection == .up
    ) { [weak self] in
      self?.wasDismissed(configuration)
    }
    animator.run()
  }

  private func wasDismissed(_ configuration: UIEditMenuConfiguration) {
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// Hides the menu.
  open func dismissMenu() { menu?.dismiss() }

  /// Reads the items from the delegate again if the menu is shown.
  open func reloadVisibleMenu() {
    guard let menu, let view, let configuration, let responder else { return }
    menu.update(items(configuration, for: responder), at: target(configuration), of: view)
  }

  /// Moves the menu to the rectangle that the delegate returns, if it is shown.
  ///
  /// - Parameter animated: Whether the menu moves; it is always moved without animation.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// Returns the point that the menu was last presented at, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// The responder that performs commands: the first responder if it is the view or contained in
  /// it, else the view.
  private var responder: UIResponder? {
    guard let view else { return nil }
    let first = FirstResponder.current as? UIView
    return first.flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? view
  }

  private func items(
    _ configuration: UIEditMenuConfiguration,
    for responder: UIResponder
  ) -> [EditMenuItem] {
    let suggested = EditMenuItem.suggested(for: responder)
    guard let delegate else { return EditMenuItem.items(of: suggested, for: responder) }
    let menu = delegate.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    return EditMenuItem.items(of: menu?.children ?? [], for: responder)
  }

  private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let rectangle = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rectangle.isNull
      ? CGRect(origin: configuration.sourcePoint, size: .zero) : rectangle
  }
}

/// The position of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier for the delegate.
  public let identifier: AnyHashable
  /// The point that the menu points at, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The direction of the arrow: `up` prefers the space below the point.
  ///
  /// The default value is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil` to generate a unique one.
  ///   - sourcePoint: The point, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The directions of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The direction depends on the space.
  case automatic
  /// The menu is below its target.
  case up
  /// The menu is above its target.
  case down
  /// The arrow points to the left. The direction is chosen by the space.
  case left
  /// The arrow points to the right. The direction is chosen by the space.
  case right
}

/// The methods of an edit menu interaction's delegate.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, or `nil` to show none.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The position of the menu.
  ///   - suggestedActions: The standard actions that can be performed.
  /// - Returns: A menu with actions, commands and submenus.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the rectangle that the menu may not cover, in the coordinates of the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The position of the menu.
  /// - Returns: The rectangle, or `CGRect.null` for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The position of the menu.
  ///   - animator: Runs animations with the appearance of the menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )

  /// Called before the menu disappears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The position of the menu.
  ///   - animator: Runs animations with the disappearance of the menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Returns a menu with the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }

  /// Returns `CGRect.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs animations alongside the appearance and disappearance of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects the animations of a delegate, and runs them.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var collected = CollectedAnimations()

  func addAnimations(_ animations: @escaping () -> Void) { collected.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) {
    collected.completions.append { _ in completion() }
  }

  func run() { collected.run(duration: EditMenuMetrics.fadeDuration) }
}
