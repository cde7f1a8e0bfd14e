import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures the cost of many unvisited tabs, and of a window in which nothing changes.
@MainActor
enum ScaleBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    creationRows() + [switchRow(repetitions), frameRow()] + restRows()
  }

  private static func creationRows() -> [Row] {
    let few = creation(of: 500)
    let many = creation(of: 5000)
    return [
      Row("unvisited tab, bytes", many.bytesPerTab, against: 1, must: 1024, aim: 300),
      Row("unvisited tab, microseconds", many.microsecondsPerTab, against: 1, must: 10, aim: 2),
      Row(
        "creation per tab, 5,000 tabs / 500 tabs",
        many.microsecondsPerTab,
        against: few.microsecondsPerTab,
        must: 1.5,
        aim: 1.1
      ),
    ]
  }

  private static func creation(of count: Int) -> (bytesPerTab: Double, microsecondsPerTab: Double) {
    var times: [Double] = []
    var bytes = 0.0
    for _ in 0..<5 {
      let controller = UITabBarController()
      let heapBefore = baseline_heap_bytes()
      let start = baseline_wall_milliseconds()
      controller.viewControllers = (0..<count).map { index in
        let child = UIViewController()
        child.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: index)
        return child
      }
      times.append((baseline_wall_milliseconds() - start) * 1000 / Double(count))
      bytes = Double(baseline_heap_bytes()) - Double(heapBefore)
      controller.viewControllers = nil
    }
    return (bytes / Double(count), Measurement.median(times))
  }

  private static func switchRow(_ repetitions: Int) -> Row {
    let few = Scene(opaqueBar: true)
    let many = Scene(opaqueBar: true, tabCount: 5000)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "few") { turn in MainActor.assumeIsolated { few.select(turn % 4) } },
        .init(name: "many") { turn in MainActor.assumeIsolated { many.select(turn % 4) } },
      ]
    )
    return times.row(
      "switch at 5,000 tabs / at 5",
      "many",
      against: "few",
      must: 1.10,
      aim: 1.02
    )
  }

  /// Measures setters that compare the observers of a view with `nil`.
  private static func frameRow() -> Row {
    let views = (0..<10_000).map { _ in UIView() }
    var times: [Double] = []
    for turn in 0..<9 {
      let start = baseline_wall_milliseconds()
      for view in views {
        view.frame = CGRect(x: turn, y: 0, width: 10 + turn, height: 10)
      }
      times.append(baseline_wall_milliseconds() - start)
    }
    return Row(
      "set frame of 10,000 views, milliseconds",
      Measurement.median(times),
      against: 1,
      must: 15,
      aim: 5
    )
  }

  private static func restRows() -> [Row] {
    let scene = Scene(opaqueBar: false)
    scene.phone.advance(by: 1)
    let heapBefore = baseline_heap_bytes()
    let start = baseline_wall_milliseconds()
    scene.phone.advance(by: 600)
    let time = baseline_wall_milliseconds() - start
    let growth = Double(baseline_heap_bytes()) - Double(heapBefore)
    return [
      Row("ten minutes at rest, milliseconds", time, against: 1, must: 1, aim: 0.1),
      Row("ten minutes at rest, bytes kept", max(growth, 0), against: 1, must: 256, aim: 0),
    ]
  }
}
