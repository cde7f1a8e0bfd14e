// R-ROT-7
/// The status bar and home indicator that the controllers of a window request.
///
/// They are determined by the topmost controller that fills the window, or by a child that it
/// designates.
struct StatusBarAppearance: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var animation = UIStatusBarAnimation.fade
  var autoHidesHomeIndicator = false
  var deferringEdges: UIRectEdge = []
  /// The interface style of the controller that determines the style.
  var interfaceStyle = UIUserInterfaceStyle.light
  // R-SB-15
  /// Whether the status bar is over the black around a page that a sheet moved back.
  var isOverBlack = false

  init() {}

  @MainActor init(askedOf controller: UIViewController) {
    let styled = controller.answering(\.childForStatusBarStyle)
    style = styled.preferredStatusBarStyle
    interfaceStyle = styled.traitCollection.userInterfaceStyle
    let presence = controller.answering(\.childForStatusBarHidden)
    isHidden = presence.prefersStatusBarHidden
    animation = presence.preferredStatusBarUpdateAnimation
    autoHidesHomeIndicator =
      controller.answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    deferringEdges =
      controller.answering(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures
  }

  // R-SB-6
  /// Whether the content of the status bar is light.
  var isLight: Bool {
    switch style {
    case .default: isOverBlack || interfaceStyle == .dark
    case .lightContent: true
    case .darkContent: false
    }
  }
}

extension UIViewController {
  /// Follows the properties that designate a child until one of them returns `nil`.
  ///
  /// If they form a cycle, the search ends at the controller at which it began.
  fileprivate func answering(_ next: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var asked: [UIViewController] = []
    var controller = self
    while let child = controller[keyPath: next], !asked.contains(where: { $0 === child }) {
      asked.append(controller)
      controller = child
    }
    return controller
  }
}
