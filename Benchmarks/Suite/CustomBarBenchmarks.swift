import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit
import TabBars

/// Compares a custom bar with the system's bar, and bars with many items with bars with few.
@MainActor
enum CustomBarBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let system = Scene(opaqueBar: true)
    let custom = CustomScene(tabCount: 5)
    let crowded = CustomScene(tabCount: 200)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "system") { turn in MainActor.assumeIsolated { system.select(turn % 5) } },
        .init(name: "custom") { turn in MainActor.assumeIsolated { custom.select(turn % 5) } },
        .init(name: "crowded") { turn in MainActor.assumeIsolated { crowded.select(turn % 5) } },
        .init(name: "20 items") { _ in MainActor.assumeIsolated { layOut(items: 20) } },
        .init(name: "200 items") { _ in MainActor.assumeIsolated { layOut(items: 200) } },
      ]
    )
    return [
      times.row(
        "switch of tabs, custom bar / system bar",
        "custom",
        against: "system",
        must: 1.1,
        aim: 1
      ),
      times.row(
        "switch of tabs, custom bar of 200 items / of 5",
        "crowded",
        against: "custom",
        must: 1.2,
        aim: 1.05
      ),
      times.row(
        "layout of 200 items / of 20",
        "200 items",
        against: "20 items",
        must: 12,
        aim: 10
      ),
    ]
  }

  /// Lays out a bar a hundred times, because a single layout is too short to measure.
  private static func layOut(items count: Int) {
    for turn in 0..<100 {
      let size = CGSize(width: CGFloat(320 + turn), height: 83)
      var layout = TabBarLayout(size: size, itemHeights: Array(repeating: nil, count: count))
      layout.scale = 3
      precondition(layout.frames.items.count == count)
    }
  }
}

/// The scene of the other benchmarks, with a custom bar.
@MainActor
struct CustomScene {
  private let phone = Simulator(Scene.device)
  private let controller = CustomTabBarController()

  init(tabCount: Int) {
    // Limits the size of the icons so that adjacent ones don't overlap and get redrawn together.
    let icon = Scene.discIcon(side: min(24, Scene.device.size.width / CGFloat(tabCount)))
    controller.tabs = (0..<tabCount).map { index in
      let title = tabCount > 5 ? nil : Scene.titles[index]
      var item = TabItem(TabItem.ID("\(index)"), title: title, image: icon)
      if index == 2 { item.badge = .count(3) }
      return Tab(item, PageController(index: index))
    }
    phone.window.rootViewController = controller
    phone.advance(by: 1.0 / 60)
  }

  func select(_ index: Int) {
    controller.selectedIndex = index
    phone.advance(by: 1.0 / 60)
  }
}
