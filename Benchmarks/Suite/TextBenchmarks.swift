import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures typing, long texts and the caret.
@MainActor
enum TextBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    fieldRows(repetitions) + longTextRows(repetitions)
  }

  private static func fieldRows(_ repetitions: Int) -> [Row] {
    let scene = Scene(opaqueBar: true)
    let field = FieldScene()
    let keys = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "switch") { turn in MainActor.assumeIsolated { scene.select(turn % 5) } },
        .init(name: "key") { turn in MainActor.assumeIsolated { field.type(turn) } },
      ]
    )
    // The caret begins to blink again when its window becomes the key window, so that nothing else is
    // measured in turn with it. The next blinks are in the middle of the frames that are measured.
    field.phone.advance(by: 1 - 1.0 / 120)
    let blinks = Measurement(
      repetitions: repetitions,
      of: [
        // Only the frame of the blink is measured, and not the time without changes before it.
        .init(
          name: "blink",
          prepare: { MainActor.assumeIsolated { field.phone.advance(by: 0.5 - 1.0 / 60) } }
        ) { _ in MainActor.assumeIsolated { field.phone.advance(by: 1.0 / 60) } }
      ]
    )
    let heap = baseline_heap_bytes()
    field.phone.advance(by: 100)
    let growth = Double(baseline_heap_bytes()) - Double(heap)
    return [
      keys.row("one key in a field / switch", "key", against: "switch", must: 0.1, aim: 0.05),
      Row(
        "blink of the caret / switch",
        blinks.median("blink"),
        against: keys.median("switch"),
        must: 1.0 / 60,
        aim: 1.0 / 120
      ),
      Row("blinks of the caret, bytes kept", max(growth, 0), against: 1, must: 256, aim: 0),
    ]
  }

  private static func longTextRows(_ repetitions: Int) -> [Row] {
    let scene = LongTextScene()
    let open = Measurement.median(
      (0..<5).map { _ in
        let start = baseline_wall_milliseconds()
        scene.open()
        return baseline_wall_milliseconds() - start
      }
    )
    scene.beginEditing()
    let keys = Measurement(
      repetitions: repetitions,
      of: [.init(name: "key") { _ in MainActor.assumeIsolated { scene.type() } }]
    )
    scene.selectAll()
    let pages = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "copy") { _ in baseline_copy_frame() },
        .init(name: "page") { turn in MainActor.assumeIsolated { scene.showPage(turn % 20) } },
      ]
    )
    return [
      Row("open a text of 1,000,000 characters, milliseconds", open, against: 1, must: 50, aim: 10),
      Row(
        "one key in 1,000,000 characters, milliseconds",
        keys.median("key"),
        against: 1,
        must: 2,
        aim: 0.5
      ),
      pages.row(
        "page of selected text / copy of the frame",
        "page",
        against: "copy",
        must: 4,
        aim: 2.5
      ),
    ]
  }
}

/// A text field that is edited.
@MainActor
final class FieldScene {
  let phone = Simulator(Scene.device)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 34))

  init() {
    // The keyboard on the screen, with its suggestions, is not part of a field; windows have none.
    phone.keyboard.isHardwareConnected = true
    field.borderStyle = .roundedRect
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.advance(by: 0.1)
  }

  func type(_ turn: Int) {
    if turn % 30 == 0 { field.text = "" }
    phone.type("a")
    phone.advance(by: 1.0 / 60)
  }
}

/// A text view with a million characters.
@MainActor
private final class LongTextScene {
  private let phone = Simulator(Scene.device)
  private var view = UITextView()
  private let text: String

  init() {
    let line = "The quick brown fox jumps over the lazy dog, and runs away.\n"
    text = String(repeating: line, count: 1_000_000 / line.utf8.count + 1)
  }

  /// Replaces the view, and draws a frame with the text.
  func open() {
    view.removeFromSuperview()
    view = UITextView(frame: phone.window.bounds)
    view.text = text
    phone.window.addSubview(view)
    phone.advance(by: 1.0 / 60)
  }

  /// Places the caret in the middle of the text.
  func beginEditing() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 500_000, length: 0)
    phone.advance(by: 0.1)
  }

  func type() {
    phone.type("a")
    phone.advance(by: 1.0 / 60)
  }

  func selectAll() {
    // No software keyboard covers the page.
    phone.keyboard.isHardwareConnected = true
    view.selectAll(nil)
    phone.advance(by: 0.1)
  }

  /// Shows one of the first ten pages; the numbers from 10 to 19 lead back to the first page.
  func showPage(_ number: Int) {
    view.contentOffset.y = CGFloat(number < 10 ? number : 20 - number) * view.bounds.height
    phone.advance(by: 1.0 / 60)
  }
}
