import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures typing, long texts and the caret.
@MainActor
enum TextBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    fieldRows(repetitions) + longTextRows(repetitions)
  }

  private static func median(
    _ repetitions: Int,
    before prepare: (Int) -> Void = { _ in },
    _ work: (Int) -> Void
  ) -> Double {
    var times: [Double] = []
    for turn in 0..<repetitions {
      prepare(turn)
      let start = baseline_wall_milliseconds()
      work(turn)
      times.append(baseline_wall_milliseconds() - start)
    }
    return Measurement.median(times)
  }

  private static func fieldRows(_ repetitions: Int) -> [Row] {
    let scene = Scene(opaqueBar: true)
    let change = median(repetitions) { scene.select($0 % 5) }
    let phone = Simulator(Scene.device)
    // The keyboard on the screen, with its suggestions, is not part of a field; windows have none.
    phone.keyboard.isHardwareConnected = true
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
    field.borderStyle = .roundedRect
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.advance(by: 0.1)
    let key = median(repetitions) { turn in
      if turn % 30 == 0 { field.text = "" }
      phone.type("a")
      phone.advance(by: 1.0 / 60)
    }
    // The next blinks are in the middle of the frames that are measured.
    phone.advance(by: 1 - 1.0 / 120)
    let heap = baseline_heap_bytes()
    // Only the frame of the blink is measured, and not the time without changes before it.
    let blink = median(repetitions, before: { _ in phone.advance(by: 0.5 - 1.0 / 60) }) { _ in
      phone.advance(by: 1.0 / 60)
    }
    let growth = Double(baseline_heap_bytes()) - Double(heap)
    return [
      Row("one key in a field / switch", key, against: change, must: 0.1, aim: 0.05),
      Row("blink of the caret / switch", blink, against: change, must: 1.0 / 60, aim: 1.0 / 120),
      Row("blinks of the caret, bytes kept", max(growth, 0), against: 1, must: 256, aim: 0),
    ]
  }

  private static func longTextRows(_ repetitions: Int) -> [Row] {
    let line = "The quick brown fox jumps over the lazy dog, and runs away.\n"
    let text = String(repeating: line, count: 1_000_000 / line.utf8.count + 1)
    let phone = Simulator(Scene.device)
    var view = UITextView()
    let open = median(5) { _ in
      view.removeFromSuperview()
      view = UITextView(frame: phone.window.bounds)
      view.text = text
      phone.window.addSubview(view)
      phone.advance(by: 1.0 / 60)
    }
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 500_000, length: 0)
    phone.advance(by: 0.1)
    let key = median(repetitions) { _ in
      phone.type("a")
      phone.advance(by: 1.0 / 60)
    }
    // No software keyboard covers the page.
    phone.keyboard.isHardwareConnected = true
    view.selectAll(nil)
    phone.advance(by: 0.1)
    let page = median(repetitions) { turn in
      let pages = CGFloat(turn % 20 < 10 ? turn % 20 : 20 - turn % 20)
      view.contentOffset.y = pages * view.bounds.height
      phone.advance(by: 1.0 / 60)
    }
    let copy = median(repetitions) { _ in baseline_copy_frame() }
    return [
      Row("open a text of 1,000,000 characters, milliseconds", open, against: 1, must: 50, aim: 10),
      Row("one key in 1,000,000 characters, milliseconds", key, against: 1, must: 2, aim: 0.5),
      Row("page of selected text / copy of the frame", page, against: copy, must: 4, aim: 2.5),
    ]
  }
}
