import Foundation

/// Where the focus of one screen is; there is one system for each screen that uses it.
///
/// On a phone and a pad nothing has the focus until the user presses Tab, and a touch takes it away again; on a television
/// something always has it. (R-FOC-5)
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  /// Posted after the focus moved, with the context and the coordinator as its user info; the object is the system.
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification"
  )
  /// Posted after the user wanted to move the focus where nothing is, with the context as its user info.
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
  /// The key of the context, a `UIFocusUpdateContext`, in the user info of notifications.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator, a `UIFocusAnimationCoordinator`, in the user info of notifications.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  weak var screen: UIScreen?
  /// What has the focus; nil while nothing has it.
  ///
  /// It is not kept alive.
  public internal(set) weak var focusedItem: UIFocusItem?
  /// The way from that item to its window, as it was when the focus came.
  var path: [WeakEnvironment] = []
  /// The same of an item that lost the focus, as long as nobody has got it.
  var pathLost: [WeakEnvironment] = []
  /// What had the focus when it was hidden.
  weak var restingItem: UIFocusItem?
  var memory = FocusMemory()
  var look = FocusAppearance()
  /// Who asked to look again.
  weak var asking: UIFocusEnvironment?
  /// Whether a movement is under way, in which no other one can begin.
  var isMoving = false

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  // MARK: Finding

  /// The system of the screen that an environment is on; nil while it is on none.
  public static func focusSystem(for environment: UIFocusEnvironment) -> UIFocusSystem? {
    FocusPath.view(of: environment)?.ownWindow?.screen.focusSystemInUse
  }

  /// Whether an environment is another one, or contains it at any depth.
  public static func environment(
    _ environment: UIFocusEnvironment,
    contains otherEnvironment: UIFocusEnvironment
  ) -> Bool {
    FocusPath.contains(environment, otherEnvironment)
  }

  // MARK: Moving

  /// Asks to move the focus to what an environment prefers, before the next frame.
  ///
  /// Ignored for one of another screen, and on a phone or a pad while the focus does not show. (R-FOC-12)
  public func requestFocusUpdate(to environment: UIFocusEnvironment) {
    guard UIFocusSystem.focusSystem(for: environment) === self, isInUse else { return }
    look(again: environment)
  }

  /// Does at once what was asked for.
  public func updateFocusIfNeeded() {
    if asking != nil { catchUp() }
  }
}

extension UIFocusSystem {
  /// Whether something has the focus, or has to get it.
  var isInUse: Bool { focusedItem != nil || isAlwaysOn }

  /// Whether something has to have the focus at any time.
  var isAlwaysOn: Bool { screen?.traitCollection.userInterfaceIdiom == .tv }

  /// An environment asks to be looked into again; it is heard only while the focus is in it.
  func ask(from environment: UIFocusEnvironment) {
    guard let item = focusedItem else {
      if isAlwaysOn { look(again: environment) }
      return
    }
    if FocusPath.contains(environment, item) { look(again: environment) }
  }

  private func look(again environment: UIFocusEnvironment) {
    asking = environment
    screen?.host?.setNeedsFrame()
  }
}

extension UIScreen {
  /// The system, made when it is first asked for.
  var focusSystemInUse: UIFocusSystem {
    if let focusSystem { return focusSystem }
    let made = UIFocusSystem(self)
    focusSystem = made
    return made
  }

  /// The window that keys and the focus are in.
  var windowOfFocus: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
}
