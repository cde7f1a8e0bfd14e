import Foundation
import QuartzCore

/// The caret of a field or a text view.
///
/// It blinks while it is active. A blink changes the visibility of one small view; nothing happens
/// between blinks.
final class TextCaretView: UIView, WindowActivityObserver {
  private var timer: ClockTimer?
  /// Whether the caret is shown and blinks.
  private(set) var isActive = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = TextEditingMetrics.caretWidth / 2
  }

  required init?(coder: NSCoder) { nil }

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
    screen?.activityObserver = self
    // R-TXT-48
    guard screen?.isWindowActive ?? true else { return stop() }
    isHidden = false
    schedule()
  }

  func windowActivityChanged() { showSolid() }

  private func stop() {
    timer?.cancel()
    timer = nil
    isHidden = true
  }

  private func schedule() {
    timer?.cancel()
    guard let clock = ownWindow?.screen.clock else { return }
    timer = clock.schedule(after: TextEditingMetrics.blinkInterval) { [weak self] in
      MainActor.assumeIsolated { self?.blink() }
    }
  }

  private func blink() {
    guard isActive else { return }
    isHidden.toggle()
    schedule()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { timer?.cancel() } else { showSolid() }
  }
}
