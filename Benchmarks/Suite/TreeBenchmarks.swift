import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures a small change in large trees of views and controllers, whose cost should not depend on the
/// size of the tree.
@MainActor
enum TreeBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let (few, many) = (Mosaic(rows: 10), Mosaic(rows: 100))
    let (five, stacks) = (StackScene(tabs: 5), StackScene(tabs: 500))
    let (flat, deep) = (NestedScene(depth: 1), NestedScene(depth: 100))
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "few") { turn in MainActor.assumeIsolated { few.change(turn) } },
        .init(name: "many") { turn in MainActor.assumeIsolated { many.change(turn) } },
        .init(name: "five") { turn in MainActor.assumeIsolated { five.select(turn % 4) } },
        .init(name: "stacks") { turn in MainActor.assumeIsolated { stacks.select(turn % 4) } },
        .init(name: "flat") { turn in MainActor.assumeIsolated { flat.change(turn) } },
        .init(name: "deep") { turn in MainActor.assumeIsolated { deep.change(turn) } },
      ]
    )
    func ratio(_ name: String, _ large: String, _ small: String) -> Row {
      times.row(name, large, against: small, must: 3, aim: 1.5)
    }
    return [
      ratio("one view changed, 10,000 views on the screen / 100", "many", "few"),
      ratio("switch, 500 tabs with navigation stacks / 5", "stacks", "five"),
      ratio("label changed in 100 nested containers / in one", "deep", "flat"),
      tableRow(),
    ]
  }

  private static func tableRow() -> Row {
    let few = ListPage(rows: 100)
    let many = ListPage(rows: 1_000_000)
    let times = Measurement(
      repetitions: 101,
      of: [
        .init(name: "few") { turn in MainActor.assumeIsolated { few.drawFrame(turn) } },
        .init(name: "many") { turn in MainActor.assumeIsolated { many.drawFrame(turn) } },
      ]
    )
    return times.row(
      "scroll a table of 1,000,000 rows / of 100",
      "many",
      against: "few",
      must: 1.5,
      aim: 1.1
    )
  }
}

/// A page full of small views, one of which changes its color.
@MainActor
private final class Mosaic {
  private let phone = Simulator(Scene.device)
  private var tiles: [UIView] = []

  init(rows: Int) {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let size = CGSize(width: 390 / CGFloat(rows), height: 840 / CGFloat(rows))
    for row in 0..<rows {
      let line = UIView(
        frame: CGRect(x: 0, y: CGFloat(row) * size.height, width: 390, height: size.height)
      )
      for column in 0..<rows {
        let tile = UIView(
          frame: CGRect(origin: CGPoint(x: CGFloat(column) * size.width, y: 0), size: size)
        )
        tile.backgroundColor = (row + column) % 2 == 0 ? .systemTeal : .systemOrange
        line.addSubview(tile)
        tiles.append(tile)
      }
      page.view.addSubview(line)
    }
    phone.window.rootViewController = page
    phone.advance(by: 1.0 / 60)
  }

  func change(_ turn: Int) {
    tiles[tiles.count / 2].backgroundColor = turn % 2 == 0 ? .systemRed : .systemGreen
    phone.advance(by: 1.0 / 60)
  }
}

/// Tabs with navigation stacks of two pages each.
@MainActor
private final class StackScene {
  private let phone = Simulator(Scene.device)
  private let tabs = UITabBarController()

  init(tabs count: Int) {
    tabs.viewControllers = (0..<count).map { index in
      let stack = UINavigationController(rootViewController: PageController(index: index))
      stack.pushViewController(PageController(index: index + 1), animated: false)
      stack.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return stack
    }
    phone.window.rootViewController = tabs
    for index in 0..<4 { select(index) }
  }

  func select(_ index: Int) {
    tabs.selectedIndex = index
    phone.advance(by: 1.0 / 60)
  }
}

/// Controllers in one another, the innermost of which shows a label.
@MainActor
private final class NestedScene {
  private let phone = Simulator(Scene.device)
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 24))

  init(depth: Int) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    var inner = root
    for _ in 0..<depth {
      let child = UIViewController()
      inner.addChild(child)
      child.view.frame = inner.view.bounds
      inner.view.addSubview(child.view)
      child.didMove(toParent: inner)
      inner = child
    }
    inner.view.addSubview(label)
    phone.window.rootViewController = root
    change(0)
  }

  func change(_ turn: Int) {
    label.text = "Turn \(turn % 10)"
    phone.advance(by: 1.0 / 60)
  }
}
