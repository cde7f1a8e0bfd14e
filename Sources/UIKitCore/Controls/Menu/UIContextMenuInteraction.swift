import QuartzCore

/// An interaction that shows a menu when its view is pressed for half a second, is clicked with the
/// secondary button, or is focused while the context menu key is pressed.
///
/// ```swift
/// photoView.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  // R-MENU-40
  /// The object that supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  private let recognizer = MenuGestureRecognizer()
  private var session: MenuSession?
  private var configuration: UIContextMenuConfiguration?
  /// The configuration that the delegate returned, until the menu is shown.
  private var offered: UIContextMenuConfiguration?
  private var place = CGPoint.zero
  /// Where the finger was when the menu was shown, until it has moved away.
  private var start: CGPoint?

  /// The appearances of context menus.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview above the blurred window.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The appearance of the menu that is shown.
  open private(set) var menuAppearance = Appearance.unknown

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that supplies the menu. It is referenced weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(UIContextMenuInteraction.pressed, "pressed:"))
    recognizer.didReset = { [weak self] in self?.offered = nil }
  }

  /// Dismisses the menu if the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
    if view == nil { dismissMenu() }
  }

  /// Stores the view to which the interaction was added.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Menu

  /// Hides the menu.
  open func dismissMenu() { session?.dismiss() }

  // R-MENU-47
  /// Replaces the menu, and the submenus that are open.
  ///
  /// A submenu is closed if the menu that replaces its parent doesn't have it any more.
  ///
  /// - Parameter block: Receives each visible menu, beginning with the outermost, and returns the one
  ///   to show in its place. It isn't called if no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Returns the point for which the menu is shown, in a view's coordinates.
  ///
  /// - Parameter view: The view, or `nil` for the window.
  /// - Returns: The point.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Whether a menu is shown.
  var isShowingMenu: Bool { session?.isOpen ?? false }

  private var control: UIControl? { view as? UIControl }

  /// Asks the delegate for a menu and shows it.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the view.
  ///   - isPointer: Whether the menu is shown at the point, without a preview.
  /// - Returns: Whether there is a menu.
  func present(at point: CGPoint, isPointer: Bool = false) -> Bool {
    guard let view, !isShowingMenu,
      let configuration = offered
        ?? delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return false }
    offered = nil
    place = point
    return show(configuration, of: view, isPointer: isPointer)
  }

  private func show(
    _ configuration: UIContextMenuConfiguration,
    of view: UIView,
    isPointer: Bool
  ) -> Bool {
    let isCompact = isPointer || control != nil
    let controller = isCompact ? nil : configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || controller != nil else { return false }
    var request = MenuSession.Request(
      menu: menu ?? UIMenu(),
      source: view,
      rectangle: isPointer ? CGRect(origin: place, size: .zero) : view.bounds
    )
    request.order = configuration.preferredMenuElementOrder
    if !isCompact { request.preview = preview(configuration, controller, of: view) }
    let preview = request.preview
    request.willDismiss = { [weak self, weak preview] _ in
      if let preview { self?.end(preview, configuration) }
      self?.wasDismissed(configuration, controller)
    }
    control?.prepare(&request)
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    session = MenuSession.open(request)
    guard session != nil else { return false }
    self.configuration = configuration
    menuAppearance = isCompact ? .compact : .rich
    control?.menuDidChange(isShown: true)
    animator.run()
    return true
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration,
    _ controller: UIViewController?,
    of view: UIView
  ) -> MenuPreview {
    let wanted = delegate?.contextMenuInteraction(
      self,
      previewForHighlightingMenuWithConfiguration: configuration
    )
    let target =
      wanted.flatMap { $0.view.window == nil ? nil : $0 } ?? UITargetedPreview(view: view)
    return MenuPreview(target, controller: controller) { [weak self] session in
      self?.commit(configuration, controller, session)
    }
  }

  private func end(_ preview: MenuPreview, _ configuration: UIContextMenuConfiguration) {
    // R-MENU-44
    let target = delegate?.contextMenuInteraction(
      self,
      previewForDismissingMenuWithConfiguration: configuration
    )
    if let target, target.view.window != nil { preview.end(at: target) }
  }

  private func commit(
    _ configuration: UIContextMenuConfiguration,
    _ controller: UIViewController?,
    _ session: MenuSession
  ) {
    // R-MENU-45
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    session.dismiss(expands: animator.preferredCommitStyle == .pop) { animator.complete() }
  }

  private func wasDismissed(
    _ configuration: UIContextMenuConfiguration,
    _ controller: UIViewController?
  ) {
    session = nil
    self.configuration = nil
    menuAppearance = .unknown
    control?.menuDidChange(isShown: false)
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run(duration: MenuMetrics.disappearing)
  }

  // MARK: Pressing

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let view, present(at: recognizer.location(in: view)) else { return }
      start = point
      if menuAppearance == .rich {
        view.window?.screen.playFeedback?(.impact(.medium, intensity: 1))
      }
    case .changed:
      // R-MENU-5
      if let start, start.distance(to: point) <= recognizer.allowableMovement { return }
      start = nil
      session?.fingerMoved(to: point)
    case .ended: if start == nil { session?.fingerLifted(at: point) }
    default: break
    }
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Sets the time after which a press begins.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    // R-MENU-3
    recognizer.minimumPressDuration = pressDuration
    return true
  }

  private var pressDuration: TimeInterval {
    guard control?.showsMenuAsPrimaryAction == true, let view else {
      return GestureMetrics.pressDuration
    }
    let isInScrollView = sequence(first: view, next: \.superview).contains { $0 is UIScrollView }
    return isInScrollView ? MenuMetrics.scrollingDelay : 0
  }

  /// Asks the delegate for a configuration, and returns whether there is one.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === recognizer, let view, view.window != nil, !isShowingMenu else {
      return false
    }
    if let control, !control.isEnabled { return false }
    // The recognizer may have waited for another one to fail since the delegate was asked.
    offered =
      offered
      ?? delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: recognizer.location(in: view)
      )
    return offered != nil
  }
}

extension UIContextMenuInteraction: WindowObservingInteraction, MenuShowingInteraction {
  func viewDidMoveToWindow() {
    // R-MENU-8
    if view?.window == nil { dismissMenu() }
  }

  func showMenu(at point: CGPoint) -> Bool {
    // R-MENU-6
    if let control, !control.isEnabled { return false }
    return present(at: point, isPointer: control?.showsMenuAsPrimaryAction != true)
  }
}

/// The recognizer of the press that opens a menu.
final class MenuGestureRecognizer: UILongPressGestureRecognizer {
  /// Called when the recognizer is reset.
  var didReset: (@MainActor () -> Void)?

  override var defaultPressTypes: [NSNumber] { [] }

  override func reset() {
    super.reset()
    didReset?()
  }
}
