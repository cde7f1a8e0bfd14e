import Foundation

/// An object that is activated when a drag rests over it, so that the user can navigate during the
/// drag.
///
/// ``UIButton`` conforms to this protocol. The object is activated after the drag has rested over
/// it for half a second and the highlight has flashed.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether drags activate the object.
  var isSpringLoaded: Bool { get set }
}

/// A view that `SpringLoadingSession` can activate.
@MainActor protocol SpringLoadingTarget: UIView {
  /// Whether the view would be activated if the drag rested over it.
  var isReadyForSpringLoading: Bool { get }
  /// Performs the action of a tap.
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
