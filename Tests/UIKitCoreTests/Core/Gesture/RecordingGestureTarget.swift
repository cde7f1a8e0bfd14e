import TestStage
import UIKitCore

/// A target that records the states of recognizers, `changed` only once in a row.
@MainActor final class RecordingGestureTarget {
  let journal = Journal()

  func seen(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name.map { $0 + " " } ?? ""
    let text = name + "\(recognizer.state)"
    if journal.lines.last != text || recognizer.state != .changed { journal.record(text) }
  }

  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    in view: UIView,
    name: String? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(RecordingGestureTarget.seen, "seen"))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}
