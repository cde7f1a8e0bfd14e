import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures the memory that is kept after an operation was repeated 10,000 times.
@MainActor
enum GrowthBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let count = repetitions * 50
    return [
      row("pages pushed and popped", count, push()),
      row("controllers presented and dismissed", count, present()),
      row("tabs replaced", count, replaceTabs()),
    ]
  }

  private static func row(_ name: String, _ count: Int, _ work: () -> Void) -> Row {
    for _ in 0..<200 { work() }
    let before = baseline_heap_bytes()
    for _ in 0..<count { work() }
    let growth = max(Double(baseline_heap_bytes()) - Double(before), 0)
    return Row("\(name), bytes kept each", growth / Double(count), against: 1, must: 1, aim: 0)
  }

  private static func push() -> () -> Void {
    let scene = Scene(opaqueBar: true)
    let stack = UINavigationController(rootViewController: PageController(index: 0))
    scene.tabs.viewControllers = [stack]
    scene.drawFrame()
    return {
      stack.pushViewController(PageController(index: 1), animated: false)
      scene.drawFrame()
      stack.popViewController(animated: false)
      scene.drawFrame()
    }
  }

  private static func present() -> () -> Void {
    let scene = Scene(opaqueBar: true)
    return {
      scene.tabs.present(PageController(index: 1), animated: false)
      scene.drawFrame()
      scene.tabs.dismiss(animated: false)
      scene.drawFrame()
    }
  }

  private static func replaceTabs() -> () -> Void {
    let scene = Scene(opaqueBar: true)
    let icon = Scene.discIcon()
    return {
      scene.tabs.viewControllers = (0..<3).map { index in
        let page = PageController(index: index)
        page.tabBarItem = UITabBarItem(title: "Tab", image: icon, tag: index)
        return page
      }
      scene.drawFrame()
    }
  }
}
