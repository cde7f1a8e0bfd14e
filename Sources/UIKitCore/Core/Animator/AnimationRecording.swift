import QuartzCore

/// Takes the changes of animation blocks in order to run them itself.
@MainActor protocol AnimationRecorder: AnyObject {
  /// What a change of a view's layer does, before it is made; `span` is its part of the recorder's time.
  func action(for view: UIView, key: String, in span: AnimatorSpan) -> CAAction?
  /// Called with the colour a view has, before it gets another one.
  func willChangeBackgroundColor(of view: UIView)
  /// Takes the completion of a block inside the recorded one.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Who takes the changes of one block, and which part of that one's time the block fills.
struct AnimationRecording {
  let recorder: AnimationRecorder
  let span: AnimatorSpan
  /// How the block was asked to run.
  let delay: TimeInterval
  let duration: TimeInterval

  init(_ recorder: AnimationRecorder, span: AnimatorSpan, settings: AnimationSettings) {
    self.recorder = recorder
    self.span = span
    delay = settings.delay
    duration = settings.duration
  }

  /// The part of time that belongs to changes made under `settings` in this block.
  func span(of settings: AnimationSettings) -> AnimatorSpan {
    guard duration > 0 else { return span }
    return span.part(
      start: (settings.delay - delay) / duration,
      length: settings.duration / duration
    )
  }

  /// The recording of a block inside this one, whose delay counts from here.
  func nested(_ inner: AnimationSettings, around outer: AnimationSettings) -> AnimationRecording {
    var placed = inner
    placed.delay += outer.delay
    return AnimationRecording(recorder, span: span(of: placed), settings: inner)
  }
}
