import QuartzCore

/// The edit menu of the application, as older code uses it.
///
/// New code uses ``UIEditMenuInteraction``.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  // R-TXT-24
  /// The menu controller.
  public static let shared = UIMenuController()

  private weak var menu: EditMenu?
  private var target: (view: UIView, rectangle: CGRect)?

  /// The items after the standard ones, or `nil`, the default.
  ///
  /// An item is shown if a responder can perform its action.
  open var menuItems: [UIMenuItem]?

  /// The direction of the arrow.
  ///
  /// The default value is `default`.
  open var arrowDirection = ArrowDirection.default

  /// A Boolean value that indicates whether the menu is shown.
  open var isMenuVisible: Bool { menu != nil }

  /// The frame of the menu in its window, or zero if it is not shown.
  open var menuFrame: CGRect { menu?.frame ?? .zero }

  /// Shows the menu.
  ///
  /// Nothing is shown if there is no action that the first responder, or a responder behind it, can
  /// perform.
  ///
  /// - Parameters:
  ///   - targetView: The view that the rectangle belongs to.
  ///   - targetRect: The rectangle that the menu points at.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = (targetView, targetRect)
    present()
  }

  /// Hides the menu.
  open func hideMenu() { menu?.dismiss() }

  /// Hides the menu.
  ///
  /// - Parameter targetView: The view that the menu belongs to.
  open func hideMenu(from targetView: UIView) { if target?.view === targetView { hideMenu() } }

  /// Sets the rectangle that the menu points at.
  ///
  /// - Parameters:
  ///   - targetRect: The rectangle.
  ///   - targetView: The view that the rectangle belongs to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetView, targetRect)
  }

  /// Shows or hides the menu.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether the menu is shown.
  ///   - animated: Whether the menu fades; it always does.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { present() } else { hideMenu() }
  }

  /// Reads the items again if the menu is shown.
  open func update() {
    guard let menu, let target else { return }
    menu.update(items, at: target.rectangle, of: target.view)
  }

  private func present() {
    guard let target, !items.isEmpty else { return }
    post(Self.willShowMenuNotification)
    menu = EditMenu.show(
      items,
      at: target.rectangle,
      of: target.view,
      prefersBelow: arrowDirection == .up
    ) { [weak self] in
      self?.wasHidden()
    }
    if menu != nil { post(Self.didShowMenuNotification) }
  }

  private func wasHidden() {
    post(Self.willHideMenuNotification)
    menu = nil
    target = nil
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private var items: [EditMenuItem] {
    let responder = FirstResponder.current ?? target?.view
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return EditMenuItem.items(of: EditMenuItem.suggested(for: responder) + own, for: responder)
  }

  /// The directions of the arrow.
  public enum ArrowDirection: Int, Sendable {
    /// The direction depends on the space.
    case `default`
    /// The menu is below its target.
    case up
    /// The menu is above its target.
    case down
    /// The arrow points to the left. The direction is chosen by the space.
    case left
    /// The arrow points to the right. The direction is chosen by the space.
    case right
  }

  /// Posted before the menu appears.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted after the menu has appeared.
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu disappears.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted after the menu has disappeared.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
}

/// An item of the application's edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The method that is called.
  open var action: Selector

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method to call.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
