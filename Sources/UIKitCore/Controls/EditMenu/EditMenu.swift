import QuartzCore

/// The edit menu of a window; there is at most one on each.
@MainActor final class EditMenu {
  private static weak var shown: EditMenu?
  private let view = EditMenuView()
  private weak var window: UIWindow?
  /// Called when the menu disappears.
  private var dismissal: (@MainActor () -> Void)?

  /// The menu that is shown in a window, or `nil`.
  static func shown(in window: UIWindow?) -> EditMenu? {
    shown.flatMap { $0.window === window ? $0 : nil }
  }

  /// Shows a menu, instead of one that is shown.
  ///
  /// - Parameters:
  ///   - items: The items. Nothing is shown if there are none.
  ///   - target: The rectangle that the menu points at, in the view's coordinates.
  ///   - owner: The view that the menu belongs to. The menu disappears with the view's window.
  ///   - prefersBelow: Whether the menu is below the target if there is space.
  ///   - dismissal: Called when the menu disappears.
  /// - Returns: The menu, or `nil` if nothing is shown.
  @discardableResult static func show(
    _ items: [EditMenuItem],
    at target: CGRect,
    of owner: UIView,
    prefersBelow: Bool = false,
    dismissal: (@MainActor () -> Void)? = nil
  ) -> EditMenu? {
    shown?.dismiss()
    guard let window = owner.ownWindow, !items.isEmpty else { return nil }
    let menu = EditMenu()
    menu.window = window
    menu.dismissal = dismissal
    menu.view.dismissed = { [unowned menu] in menu.dismiss() }
    menu.view.frame = window.bounds
    // The view keeps the menu until it is removed.
    menu.view.menu = menu
    shown = menu
    UIView.performWithoutAnimation {
      window.addSubview(menu.view)
      menu.update(items, at: target, of: owner, prefersBelow: prefersBelow)
      menu.view.alpha = 0
    }
    UIView.animate(
      withDuration: EditMenuMetrics.fadeDuration,
      delay: 0,
      options: .allowUserInteraction
    ) {
      menu.view.alpha = 1
    }
    return menu
  }

  /// Shows other items, or moves the menu.
  func update(
    _ items: [EditMenuItem],
    at target: CGRect,
    of owner: UIView,
    prefersBelow: Bool = false
  ) {
    guard let window else { return }
    let visible = owner.convert(target, to: window as UIView)
    view.show(
      items,
      at: visible.intersection(window.bounds).isNull
        ? visible : visible.intersection(window.bounds),
      in: room(in: window),
      prefersBelow: prefersBelow
    )
    view.layoutIfNeeded()
  }

  private func room(in window: UIWindow) -> CGRect {
    var room = window.bounds.inset(by: window.safeAreaInsets)
    if let area = InputArea.shown(in: window)?.shownFrame {
      room.size.height = max(min(room.maxY, area.minY) - room.minY, 0)
    }
    return room
  }

  /// Hides the menu.
  func dismiss() {
    guard window != nil else { return }
    window = nil
    if EditMenu.shown === self { EditMenu.shown = nil }
    let view = view
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration) {
      view.alpha = 0
    } completion: { _ in
      view.removeFromSuperview()
      view.menu = nil
    }
    view.isUserInteractionEnabled = false
    let dismissal = dismissal
    self.dismissal = nil
    dismissal?()
  }

  /// The frame of the menu in its window.
  var frame: CGRect { view.layout.bubble }

  /// The titles of the items.
  var titles: [String] { view.items.map(\.title) }
}
