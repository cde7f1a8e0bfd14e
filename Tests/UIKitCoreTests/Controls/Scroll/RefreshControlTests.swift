import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIRefreshControl", .serialized) struct RefreshControlTests {
  private let phone = Simulator(.iPhone15)
  private let table = RowsController()
  private let control = UIRefreshControl()
  private let journal = Journal()

  private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      UITableViewCell()
    }
  }

  init() {
    let journal = journal
    control.addAction(UIAction { _ in journal.record("refresh") }, for: .valueChanged)
    table.title = "Inbox"
    table.refreshControl = control
  }

  /// Shows the table under a navigation bar.
  private func show(largeTitle: Bool = false) {
    let stack = UINavigationController(rootViewController: table)
    stack.navigationBar.prefersLargeTitles = largeTitle
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)
  }

  private var top: CGFloat { -table.tableView.adjustedContentInset.top }

  private func pull(by distance: CGFloat) {
    let start = CGPoint(x: 200, y: 300)
    phone.drag(from: start, to: CGPoint(x: 200, y: 300 + distance), rest: 0.2)
  }

  @Test(
    "a long pull starts a refresh, during which the content rests below the control",
    .rule("R-REF-1", "R-REF-3", "R-REF-4"),
    .member("UIScrollView.refreshControl", "UIRefreshControl.isRefreshing")
  )
  func pulling() {
    show()
    let rest = table.tableView.contentOffset.y

    pull(by: 320)
    #expect(journal.lines == ["refresh"])
    #expect(control.isRefreshing)
    phone.advance(by: 2)

    #expect(table.tableView.contentOffset.y == rest - 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    #expect(phone.feedback.count == 1)
    #expect(phone.elements.contains { $0.label == "In progress" })
  }

  @Test(
    "the end of a refresh moves the content back to its top",
    .rule("R-REF-5"),
    .member("UIRefreshControl.endRefreshing")
  )
  func ending() {
    show()
    let rest = table.tableView.contentOffset.y
    pull(by: 320)
    phone.advance(by: 2)

    control.endRefreshing()
    #expect(!control.isRefreshing)
    phone.advance(by: 0.15)
    #expect(table.tableView.contentOffset.y < rest)
    phone.advance(by: 0.3)

    #expect(table.tableView.contentOffset.y == rest)
    #expect(table.tableView.contentOffset.y == top)
    pull(by: 320)
    #expect(journal.lines == ["refresh", "refresh"])
  }

  @Test("a short pull refreshes nothing", .rule("R-REF-1"))
  func shortPull() {
    show()
    let rest = table.tableView.contentOffset.y

    pull(by: 150)
    phone.advance(by: 2)

    #expect(journal.lines.isEmpty)
    #expect(table.tableView.contentOffset.y == rest)
  }

  @Test("a refresh that ends at once is not started again by the same pull", .rule("R-REF-2"))
  func endingAtOnce() {
    show()
    let control = control
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)

    pull(by: 400)
    phone.advance(by: 2)

    #expect(journal.lines == ["refresh"])
    #expect(table.tableView.contentOffset.y == top)
    control.removeTarget(nil, action: nil, for: .valueChanged)
    control.enumerateEventHandlers { action, _, _, _ in
      if let action { control.removeAction(action, for: .valueChanged) }
    }
  }

  @Test("a large title is below the control", .rule("R-REF-3"))
  func largeTitle() throws {
    show(largeTitle: true)
    let bar = try #require(table.navigationController?.navigationBar)
    let title = try #require(phone.elements.first { $0.label == "Inbox" })

    pull(by: 320)
    phone.advance(by: 2)

    let moved = try #require(phone.elements.first { $0.label == "Inbox" })
    #expect(abs(moved.frame.minY - title.frame.minY - 60) < 3)
    let frame = control.convert(control.bounds, to: nil)
    let row = bar.convert(CGPoint(x: 0, y: bar.rowEnd), to: nil)
    #expect(frame.minY == row.y)
  }

  @Test(
    "a refresh that the app begins makes room and does not move the content",
    .rule("R-REF-4"),
    .member("UIRefreshControl.beginRefreshing")
  )
  func beginning() {
    show()
    let rest = table.tableView.contentOffset.y

    control.beginRefreshing()
    phone.advance(by: 1)
    #expect(journal.lines.isEmpty)
    #expect(table.tableView.contentOffset.y == rest)
    #expect(top == rest - 60)
    table.tableView.setContentOffset(CGPoint(x: 0, y: top), animated: true)
    phone.advance(by: 1)
    #expect(table.tableView.contentOffset.y == rest - 60)
    control.endRefreshing()
    phone.advance(by: 1)

    #expect(table.tableView.contentOffset.y == rest)
  }

  @Test(
    "a refresh that ends while the content is scrolled down does not move it",
    .rule("R-REF-5")
  )
  func endingBelow() {
    show()
    control.beginRefreshing()
    table.tableView.contentOffset.y = 300

    control.endRefreshing()
    phone.advance(by: 1)

    #expect(table.tableView.contentOffset.y == 300)
  }

  @Test("a control that is a subview works, also with little content", .rule("R-REF-7"))
  func subview() {
    let scrollView = UIScrollView(frame: phone.window.bounds)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    phone.window.addSubview(scrollView)
    scrollView.addSubview(control)

    pull(by: 320)
    phone.advance(by: 1)
    #expect(control.isRefreshing)
    #expect(scrollView.contentOffset.y == -60)
    control.removeFromSuperview()
    phone.advance(by: 1)

    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.removeFromSuperview()
  }

  @Test(
    "a scroll view with a control bounces, and another control replaces it",
    .rule("R-REF-7")
  )
  func replacing() {
    let scrollView = UIScrollView(frame: phone.window.bounds)
    phone.window.addSubview(scrollView)
    scrollView.refreshControl = UIRefreshControl()

    scrollView.refreshControl = control
    pull(by: 320)

    #expect(control.isRefreshing)
    #expect(scrollView.subviews == [control])
    scrollView.refreshControl = nil
    #expect(scrollView.subviews.isEmpty)
    scrollView.removeFromSuperview()
  }

  @Test("a screen reader that scrolls up at the top refreshes", .rule("R-REF-6"))
  func screenReader() {
    show()

    #expect(table.tableView.accessibilityScroll(.down))
    phone.advance(by: 1)
    #expect(!table.tableView.accessibilityScroll(.down))
    #expect(journal.lines == ["refresh"])
  }

  @Test("the title is below the indicator", .member("UIRefreshControl.attributedTitle"))
  func title() {
    show()
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")

    control.beginRefreshing()
    table.tableView.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    phone.advance(by: 0.1)

    #expect(phone.elements.contains { $0.label == "Pull to refresh" })
    #expect(control.attributedTitle?.string == "Pull to refresh")
  }
}

@Suite("Refreshing: pulls") struct RefreshPullTests {
  @Test(
    "the progress grows with the distance, and a refresh starts at its end",
    .rule("R-REF-1")
  )
  func progress() {
    var pull = RefreshPull()

    let started = [10, 65, 109, 110].map { (distance: CGFloat) -> Bool in
      pull.move(to: distance, isDragging: true)
    }

    #expect(started == [false, false, false, true])
    #expect(pull.isRefreshing)
  }

  @Test("content that bounces far does not refresh", .rule("R-REF-1"))
  func bouncing() {
    var pull = RefreshPull()

    let starts = pull.move(to: 200, isDragging: false)

    #expect(!starts)
    #expect(pull.progress == 1)
  }
}
