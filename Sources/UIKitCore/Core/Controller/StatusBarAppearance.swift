/// What the controllers of a window want of the status bar and the home indicator (R-ROT-7).
///
/// The question goes to the uppermost controller that fills the window; it may hand it to one of
/// its children, and so on down.
struct StatusBarAppearance: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var animation = UIStatusBarAnimation.fade
  var autoHidesHomeIndicator = false
  var deferringEdges: UIRectEdge = []

  init() {}

  @MainActor init(askedOf controller: UIViewController) {
    style = controller.answering(\.childForStatusBarStyle).preferredStatusBarStyle
    let presence = controller.answering(\.childForStatusBarHidden)
    isHidden = presence.prefersStatusBarHidden
    animation = presence.preferredStatusBarUpdateAnimation
    autoHidesHomeIndicator =
      controller.answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    deferringEdges =
      controller.answering(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures
  }
}

extension UIViewController {
  /// Follows the question down the children until one keeps it; a circle ends where it began.
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
