import Foundation

/// Something that acts when a drag session rests over it, so that the user gets elsewhere without letting go.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it acts on a drag session.
  var isSpringLoaded: Bool { get set }
}

/// A view that a drag session can rest over, for `SpringLoadingSession`.
@MainActor protocol SpringLoadingTarget: UIView {
  /// Whether resting over the view would do something now.
  var isReadyForSpringLoading: Bool { get }
  /// Does what a tap does.
  func springLoad()
}

extension SpringLoadingTarget where Self: UIControl {
  func springLoad() {
    sendActions(for: .touchUpInside)
    if triggersPrimaryActionByTouch { sendActions(for: .primaryActionTriggered) }
  }
}

extension UITabBarButton: SpringLoadingTarget {
  var isReadyForSpringLoading: Bool {
    item.isEnabled && (item.isSpringLoaded || bar?.isSpringLoaded ?? false)
  }
}

extension UIButton: SpringLoadingTarget {
  var isReadyForSpringLoading: Bool { isSpringLoaded && isEnabled }
}
