import Foundation

// R-FOC-5
/// An object that manages the focus of one screen.
///
/// On phones and tablets no item is focused until the user presses Tab, and a touch hides the
/// focus. On televisions one item is always focused.
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  /// Posted after the focus has moved.
  ///
  /// The object is the focus system; the user info contains the context and the coordinator.
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification"
  )
  /// Posted when the user tried to move the focus in a direction without items.
  ///
  /// The user info contains the context.
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
  /// The key of the ``UIFocusUpdateContext`` in the user info of notifications.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the ``UIFocusAnimationCoordinator`` in the user info of notifications.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private let screenReference: UnretainedReference<UIScreen>
  var screen: UIScreen? { screenReference.object }
  /// The focused item, or `nil`.
  ///
  /// The reference is weak.
  public internal(set) weak var focusedItem: UIFocusItem?
  /// The path from the item to its window at the time when the item was focused.
  var path: [WeakEnvironment] = []
  /// The path of an item that lost the focus, until another one is focused.
  var pathLost: [WeakEnvironment] = []
  /// The item that had the focus when the focus was hidden.
  weak var restingItem: UIFocusItem?
  var memory = FocusMemory()
  var appearance = FocusAppearance()
  /// The environment that requested an update.
  weak var requestingEnvironment: UIFocusEnvironment?
  /// Whether an update is in progress, during which no other can begin.
  var isMoving = false

  init(_ screen: UIScreen) {
    screenReference = screen.reference
    super.init()
  }

  // MARK: Finding systems and environments

  /// Returns the focus system of the screen that shows an environment, or `nil` if it is not on a
  /// screen.
  public static func focusSystem(for environment: UIFocusEnvironment) -> UIFocusSystem? {
    FocusPath.view(of: environment)?.ownWindow?.screen.focusSystemInUse
  }

  /// Returns whether an environment is the same as another one or one of its ancestors.
  ///
  /// - Parameters:
  ///   - environment: The environment that may be an ancestor.
  ///   - otherEnvironment: The other environment.
  /// - Returns: `true` if `environment` contains `otherEnvironment`.
  public static func environment(
    _ environment: UIFocusEnvironment,
    contains otherEnvironment: UIFocusEnvironment
  ) -> Bool {
    FocusPath.contains(environment, otherEnvironment)
  }

  // MARK: Updating the focus

  // R-FOC-12
  /// Requests that the focus moves to the preferred item of an environment before the next frame.
  ///
  /// The request is ignored for an environment on another screen, and on phones and tablets while
  /// the focus is hidden.
  public func requestFocusUpdate(to environment: UIFocusEnvironment) {
    guard UIFocusSystem.focusSystem(for: environment) === self, isInUse else { return }
    setNeedsUpdate(for: environment)
  }

  /// Performs a requested update immediately.
  public func updateFocusIfNeeded() {
    if requestingEnvironment != nil { processPendingUpdates() }
  }
}

extension UIFocusSystem {
  /// Whether an item is focused or must be focused.
  var isInUse: Bool { focusedItem != nil || isAlwaysOn }

  /// Whether an item must be focused at all times.
  var isAlwaysOn: Bool { screen?.traitCollection.userInterfaceIdiom == .tv }

  /// Requests an update for an environment.
  ///
  /// The request is ignored while the focus is outside it.
  func requestUpdate(from environment: UIFocusEnvironment) {
    guard let item = focusedItem else {
      if isAlwaysOn { setNeedsUpdate(for: environment) }
      return
    }
    if FocusPath.contains(environment, item) { setNeedsUpdate(for: environment) }
  }

  private func setNeedsUpdate(for environment: UIFocusEnvironment) {
    requestingEnvironment = environment
    screen?.host?.setNeedsFrame()
  }
}

extension UIScreen {
  /// The focus system of the screen, which is created on first use.
  var focusSystemInUse: UIFocusSystem {
    if let focusSystem { return focusSystem }
    let made = UIFocusSystem(self)
    focusSystem = made
    return made
  }

  /// The window that receives keys and contains the focus.
  var windowOfFocus: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
}
