import BenchmarkBaseline
import SimulatorKit

/// Measures a move of the keyboard focus, including the frame that shows it.
@MainActor
enum FocusBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    [
      Row(
        "move the focus among 1,000 views, milliseconds",
        move(among: 1000, repetitions: repetitions),
        against: 1,
        must: 2,
        aim: 1
      )
    ]
  }

  private static func move(among count: Int, repetitions: Int) -> Double {
    let pad = Simulator(.iPadPro11)
    let page = UIViewController()
    let columns = 25
    for index in 0..<count {
      let (column, row) = (index % columns, index / columns)
      page.view.addSubview(
        UIButton(frame: CGRect(x: 10 + column * 32, y: 60 + row * 28, width: 28, height: 24))
      )
    }
    pad.window.rootViewController = page
    pad.press(.tab)
    let keys: [Simulator.Key] = [.rightArrow, .downArrow, .leftArrow, .upArrow]
    let times = (0..<repetitions).map { turn in
      let start = baseline_wall_milliseconds()
      pad.press(keys[turn % keys.count])
      return baseline_wall_milliseconds() - start
    }
    return Measurement.median(times)
  }
}
