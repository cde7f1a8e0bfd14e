import BenchmarkBaseline
import SimulatorKit

/// Measures whether the cost of a frame depends on what changes rather than on what exists.
@MainActor
enum SizeBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let lists = (few: ListPage(rows: 1000), many: ListPage(rows: 1_000_000))
    let views = (few: Mosaic(count: 100), many: Mosaic(count: 10_000))
    let tabs = (few: StackedTabs(count: 5), many: StackedTabs(count: 500))
    let nests = (few: NestedContainers(depth: 5), many: NestedContainers(depth: 100))
    func operation(_ name: String, _ work: @escaping @MainActor (Int) -> Void)
      -> Measurement.Operation
    {
      .init(name: name) { turn in MainActor.assumeIsolated { work(turn) } }
    }
    let times = Measurement.medians(
      repetitions: repetitions,
      of: [
        operation("1,000 rows", lists.few.drawFrame),
        operation("1,000,000 rows", lists.many.drawFrame),
        operation("100 views", views.few.drawFrame),
        operation("10,000 views", views.many.drawFrame),
        operation("5 tabs", tabs.few.drawFrame), operation("500 tabs", tabs.many.drawFrame),
        operation("5 containers", nests.few.drawFrame),
        operation("100 containers", nests.many.drawFrame),
      ]
    )
    func row(_ name: String, _ many: String, _ few: String, must: Double, aim: Double) -> Row {
      Row(
        "\(name), \(many) / \(few)",
        times[many] ?? .infinity,
        against: times[few] ?? 1,
        must: must,
        aim: aim
      )
    }
    return [
      row("scroll a table", "1,000,000 rows", "1,000 rows", must: 1.2, aim: 1.05),
      row("change one view on screen", "10,000 views", "100 views", must: 4, aim: 1.5),
      row("switch between tabs with stacks", "500 tabs", "5 tabs", must: 1.2, aim: 1.05),
      row("change a nested text", "100 containers", "5 containers", must: 3, aim: 1.5),
    ]
  }
}

/// A screen that is filled by small views, of which one changes its color in each frame.
@MainActor
private final class Mosaic {
  private let phone = Simulator(Scene.device)
  private let views: [UIView]

  init(count: Int) {
    let columns = Int(Double(count).squareRoot())
    let size = CGSize(
      width: Scene.device.size.width / CGFloat(columns),
      height: Scene.device.size.height / CGFloat(columns)
    )
    views = (0..<count).map { index in
      let column = CGFloat(index % columns)
      let row = CGFloat(index / columns)
      let view = UIView(
        frame: CGRect(
          x: column * size.width,
          y: row * size.height,
          width: size.width,
          height: size.height
        )
      )
      view.backgroundColor = Scene.tints[index % Scene.tints.count]
      return view
    }
    let page = UIViewController()
    for view in views { page.view.addSubview(view) }
    phone.window.rootViewController = page
    phone.advance(by: 1.0 / 60)
  }

  func drawFrame(_ turn: Int) {
    let view = views[turn * 7919 % views.count]
    view.backgroundColor = Scene.tints[turn % Scene.tints.count].withAlphaComponent(0.5)
    phone.advance(by: 1.0 / 60)
  }
}

/// Tabs with stacks of three pages, between which the user switches.
@MainActor
private final class StackedTabs {
  private let scene = Scene(opaqueBar: true)

  init(count: Int) {
    let icon = Scene.discIcon()
    scene.tabs.viewControllers = (0..<count).map { index in
      let stack = UINavigationController()
      stack.viewControllers = (0..<3).map { PageController(index: index + $0) }
      stack.tabBarItem = UITabBarItem(title: "Tab", image: icon, tag: index)
      return stack
    }
    for index in 0..<4 {
      scene.tabs.selectedIndex = index
      scene.drawFrame()
    }
  }

  func drawFrame(_ turn: Int) {
    scene.tabs.selectedIndex = turn % 4
    scene.drawFrame()
  }
}

/// Containers inside each other, of which the innermost shows a text that changes in each frame.
@MainActor
private final class NestedContainers {
  private let phone = Simulator(Scene.device)
  private let label = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 20))

  init(depth: Int) {
    let root = UIViewController()
    var innermost = root
    for _ in 1..<depth {
      let child = UIViewController()
      innermost.addChild(child)
      child.view.frame = innermost.view.bounds
      innermost.view.addSubview(child.view)
      child.didMove(toParent: innermost)
      innermost = child
    }
    innermost.view.addSubview(label)
    phone.window.rootViewController = root
    phone.advance(by: 1.0 / 60)
  }

  func drawFrame(_ turn: Int) {
    label.text = "\(turn % 100) of 100"
    phone.advance(by: 1.0 / 60)
  }
}
