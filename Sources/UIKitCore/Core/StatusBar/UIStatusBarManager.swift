import QuartzCore

/// The state of the status bar of a scene.
///
/// View controllers determine the style and the visibility of the status bar. Get the manager from
/// ``UIWindowScene/statusBarManager``:
///
/// ```swift
/// let height = view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
/// ```
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private let screenReference: UnretainedReference<UIScreen>
  private var screen: UIScreen? { screenReference.object }

  init(screen: UIScreen) {
    screenReference = screen.reference
    super.init()
  }

  // R-SB-12
  /// The style that the view controllers request.
  public var statusBarStyle: UIStatusBarStyle { screen?.systemBars.appearance.style ?? .default }

  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// The value is `true` on screens without a status bar, such as ordinary desktop windows, and on
  /// phones in landscape.
  public var isStatusBarHidden: Bool { statusBarFrame == .zero }

  /// The frame of the status bar in the coordinates of the screen, or a rectangle of zeros if the
  /// status bar is hidden.
  public var statusBarFrame: CGRect { screen?.systemBars.statusBarFrame ?? .zero }
}
