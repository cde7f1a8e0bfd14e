import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures pages in tabs: pushing and popping, scrolling a table, and opening a table.
@MainActor
enum PageBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let push = PushingStack()
    let list = ListPage(rows: 100_000)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "copy") { _ in baseline_copy_frame() },
        .init(name: "push") { _ in MainActor.assumeIsolated { push.drawFrame() } },
        .init(name: "list") { turn in MainActor.assumeIsolated { list.drawFrame(turn) } },
      ]
    )
    return [
      times.row(
        "push or pop frame, titles and bars included / copy of the frame",
        "push",
        against: "copy",
        must: 2.5,
        aim: 2
      ),
      times.row(
        "scroll a table of 100,000 rows / copy of the frame",
        "list",
        against: "copy",
        must: 2.2,
        aim: 1.8
      ),
      openingRow(),
      Row(
        "100,000 rows scrolled through, bytes kept",
        list.bytesKept(),
        against: 1,
        must: 65_536,
        aim: 4_096
      ),
    ]
  }

  private static func openingRow() -> Row {
    let few = opening(rows: 100)
    let many = opening(rows: 100_000)
    return Row("open a table of 100,000 rows / of 100", many, against: few, must: 2, aim: 1.2)
  }

  /// Returns the milliseconds from the assignment of the page to its first frame.
  private static func opening(rows: Int) -> Double {
    let scene = Scene(opaqueBar: true)
    var times: [Double] = []
    for _ in 0..<9 {
      let page = ListPage.makeController(rows: rows)
      let start = baseline_wall_milliseconds()
      scene.tabs.viewControllers = [page]
      scene.drawFrame()
      times.append(baseline_wall_milliseconds() - start)
    }
    return Measurement.median(times)
  }
}

/// A navigation stack in a tab that continuously pushes and pops a page.
@MainActor
final class PushingStack {
  private let scene = Scene(opaqueBar: false)
  private let stack = UINavigationController(rootViewController: PageController(index: 0))
  private let page = PageController(index: 1)

  init() {
    stack.topViewController?.title = "Letters"
    page.title = "Letter"
    scene.tabs.viewControllers = [stack]
    scene.drawFrame()
  }

  func drawFrame() {
    if stack.transitionCoordinator == nil {
      if stack.viewControllers.count == 1 {
        stack.pushViewController(page, animated: true)
      } else {
        stack.popViewController(animated: true)
      }
    }
    scene.drawFrame()
  }
}

/// A table with plain rows under the blurred bar.
@MainActor
final class ListPage {
  private let scene = Scene(opaqueBar: false)
  private let table: UITableView

  init(rows: Int) {
    let controller = RowsController(rows: rows)
    table = controller.tableView
    scene.tabs.viewControllers = [controller]
    scene.drawFrame()
  }

  static func makeController(rows: Int) -> UIViewController { RowsController(rows: rows) }

  func drawFrame(_ turn: Int) {
    table.contentOffset.y = CGFloat(turn % 100) * 7
    scene.drawFrame()
  }

  /// Returns the growth of the heap after scrolling to the last row and back, in bytes.
  func bytesKept() -> Double {
    drawFrame(0)
    let before = Double(baseline_heap_bytes())
    let end = table.contentSize.height - table.bounds.height
    for step in 0...400 {
      table.contentOffset.y = end * CGFloat(step) / 400
      scene.drawFrame()
    }
    drawFrame(0)
    return max(Double(baseline_heap_bytes()) - before, 0)
  }
}

private final class RowsController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    view = tableView
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row): the quick brown fox jumps"
    return cell
  }
}
