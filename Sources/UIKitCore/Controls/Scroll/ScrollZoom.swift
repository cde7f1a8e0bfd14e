/// The zooming of a scroll view.
@MainActor struct ScrollZoom {
  var limits = ZoomLimits()
  /// The change of the scale in progress, or `nil`.
  var session: ZoomSession?
  /// The recognizer, which is created when the limits first allow zooming.
  var pinch: ZoomPinch?

  var isPinching: Bool { session?.isPinching ?? false }
}

/// A change of the zoom scale from its beginning to its end.
@MainActor final class ZoomSession {
  weak var view: UIView?
  var progress: Progress

  enum Progress {
    /// Fingers pinch the content.
    case pinching(ZoomTracker)
    /// The scale changes with an animation, which ends a pinch beyond the limits if it bounces.
    case animating(ZoomAnimation, isBouncing: Bool)
  }

  init(_ view: UIView, _ progress: Progress) {
    self.view = view
    self.progress = progress
  }

  var isPinching: Bool {
    if case .pinching = progress { return true }
    return false
  }

  var isBouncing: Bool {
    if case .animating(_, let isBouncing) = progress { return isBouncing }
    return false
  }

  /// The motion of the animation, or `nil` while fingers pinch the content.
  var motion: ZoomMotion? {
    if case .animating(let animation, _) = progress { return animation.motion }
    return nil
  }
}
