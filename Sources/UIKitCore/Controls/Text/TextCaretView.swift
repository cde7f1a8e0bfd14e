import Foundation
import QuartzCore

/// The caret of a field or a text view.
///
/// It blinks while it is active. A blink changes the visibility of one small view; nothing happens
/// between blinks.
final class TextCaretView: UIView {
  private var timer: ClockTimer?
  /// The time of the next blink, which may be later than that of the timer.
  private var blinkTime = 0.0
  /// Whether the caret is shown and blinks.
  private(set) var isActive = false
  /// Shows the caret when its window becomes active or inactive.
  ///
  /// The screen references it weakly, so it ends with the caret.
  private lazy var activityObserver = WindowActivityObserver { [unowned(unsafe) self] in
    showSolid()
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = TextEditingMetrics.caretWidth / 2
  }

  required init?(coder: NSCoder) { nil }

  deinit { timer?.cancel() }

  /// Shows or hides the caret.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if isActive { showSolid() } else { stop() }
  }

  /// Shows the caret for one interval, because it has moved or text was typed.
  func showSolid() {
    guard isActive else { return }
    let screen = ownWindow?.screen
    screen?.activityObserver = activityObserver
    // R-TXT-48
    guard screen?.isWindowActive ?? true else { return stop() }
    isHidden = false
    schedule()
  }

  private func stop() {
    stopTimer()
    isHidden = true
  }

  private func schedule() {
    guard let clock = ownWindow?.screen.clock else { return stopTimer() }
    schedule(on: clock)
  }

  private func schedule(on clock: any MediaClock) {
    blinkTime = clock.now + TextEditingMetrics.blinkInterval
    // While text is typed, the timer of the first character is kept.
    if timer?.isPending ?? false { return }
    schedule(after: TextEditingMetrics.blinkInterval, on: clock)
  }

  private func schedule(after delay: TimeInterval, on clock: any MediaClock) {
    // The timer is canceled before the caret is deinitialized.
    timer = clock.schedule(after: delay) { [unowned(unsafe) self] in
      MainActor.assumeIsolated { timerFired() }
    }
  }

  private func timerFired() {
    guard isActive, let clock = ownWindow?.screen.clock else { return }
    let rest = blinkTime - clock.now
    if rest > 0.001 { return schedule(after: rest, on: clock) }
    isHidden.toggle()
    schedule(on: clock)
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopTimer() } else { showSolid() }
  }
}
