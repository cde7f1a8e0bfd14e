import QuartzCore

// R-INFO-5
/// The status bar that an application requests in its information property list and sets itself,
/// instead of its view controllers.
struct ApplicationStatusBar: Equatable {
  let isInUse: Bool
  var style = UIStatusBarStyle.default
  var isHidden = false
  var animation = UIStatusBarAnimation.none

  init(_ information: ApplicationInformation) {
    isInUse = !information.isStatusBarControllerBased
    isHidden = information.isStatusBarHidden
    style =
      switch information.statusBarStyleName {
      case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
        "UIStatusBarStyleBlackOpaque":
        .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
  }

  /// Replaces what the view controllers request, if the application determines the status bar.
  func apply(to appearance: inout StatusBarAppearance) {
    guard isInUse else { return }
    appearance.style = style
    appearance.isHidden = isHidden
    appearance.animation = animation
  }
}

extension UIApplication {
  /// The style of the status bar of the main screen.
  ///
  /// The value can be set only if `UIViewControllerBasedStatusBarAppearance` is `false` in the
  /// information property list; otherwise view controllers determine the style, and a warning is
  /// logged. Deprecated since iOS 13; use ``UIStatusBarManager/statusBarStyle``.
  public var statusBarStyle: UIStatusBarStyle {
    get { UIScreen.main.systemBars.appearance.style }
    set { setStatusBar { $0.style = newValue } }
  }

  /// A Boolean value that indicates whether the status bar of the main screen is hidden.
  ///
  /// The value can be set under the same condition as ``statusBarStyle``. Deprecated since iOS 13;
  /// use ``UIStatusBarManager/isStatusBarHidden``.
  public var isStatusBarHidden: Bool {
    get { UIScreen.main.systemBars.isStatusBarHidden }
    set { setStatusBar { $0.isHidden = newValue } }
  }

  /// Sets the style of the status bar, under the same condition as ``statusBarStyle``.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isAnimated: Ignored; the style changes immediately.
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated isAnimated: Bool) {
    statusBarStyle = style
  }

  /// Shows or hides the status bar, under the same condition as ``statusBarStyle``.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the status bar is hidden.
  ///   - animation: The animation.
  public func setStatusBarHidden(_ isHidden: Bool, with animation: UIStatusBarAnimation) {
    let change = {
      self.setStatusBar {
        $0.isHidden = isHidden
        $0.animation = animation
      }
    }
    guard animation != .none else { return change() }
    UIView.animate(withDuration: StatusBarMetrics.hidingDuration, animations: change)
  }

  private func setStatusBar(_ change: (inout ApplicationStatusBar) -> Void) {
    guard statusBar.isInUse else {
      return Log.warning(
        "UIApplication: the status bar is determined by view controllers, unless"
          + " UIViewControllerBasedStatusBarAppearance is false in Info.plist; ignored"
      )
    }
    change(&statusBar)
    for window in windows { window.refreshStatusBar() }
  }
}
