import QuartzCore

/// An object that records the changes of animation blocks and animates them.
@MainActor protocol AnimationRecorder: AnyObject {
  /// Returns the action for a change of a view's layer, before the change is made.
  ///
  /// `span` is the part of the recorder's time in which the change takes place.
  func action(for view: UIView, key: String, in span: AnimatorSpan) -> CAAction?
  /// Called before a view's background color changes.
  func willChangeBackgroundColor(of view: UIView)
  /// Adds the completion of a nested block.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The recorder of one block's changes, and the part of the recorder's time that the block
/// occupies.
struct AnimationRecording {
  let recorder: AnimationRecorder
  let span: AnimatorSpan
  /// The delay of the block, in seconds.
  let delay: TimeInterval
  let duration: TimeInterval

  init(_ recorder: AnimationRecorder, span: AnimatorSpan, settings: AnimationSettings) {
    self.recorder = recorder
    self.span = span
    delay = settings.delay
    duration = settings.duration
  }

  /// Returns the part of the time for changes with these settings.
  func span(of settings: AnimationSettings) -> AnimatorSpan {
    guard duration > 0 else { return span }
    return span.part(
      start: (settings.delay - delay) / duration,
      length: settings.duration / duration
    )
  }

  /// Returns the recording of a nested block, whose delay is relative to that of this block.
  func nested(_ inner: AnimationSettings, around outer: AnimationSettings) -> AnimationRecording {
    var placed = inner
    placed.delay += outer.delay
    return AnimationRecording(recorder, span: span(of: placed), settings: inner)
  }
}
