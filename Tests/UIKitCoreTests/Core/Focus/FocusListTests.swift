import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: lists", .releasesEverything) @MainActor
struct FocusListTests {
  /// A table of numbered rows that records the calls to its delegate.
  private final class TablePage: UITableViewController {
    let journal = Journal()
    var fixed: Set<Int> = []
    var refuses = false
    var preferred: IndexPath?
    let count: Int

    init(rows count: Int) {
      self.count = count
      super.init(style: .plain)
      ReleaseWitnesses.announce(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }

    override func tableView(
      _ tableView: UITableView,
      shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { !refuses }

    override func tableView(
      _ tableView: UITableView,
      didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      journal.record(rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: ">"))
    }

    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      preferred
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      journal.record("select \(indexPath.row)")
    }
  }

  private func show(rows count: Int) -> (phone: Simulator, page: TablePage) {
    let phone = Simulator(.iPhone15)
    let page = TablePage(rows: count)
    ReleaseWitnesses.announce(phone)
    phone.window.rootViewController = page
    return (phone, page)
  }

  @Test(
    "rows can be focused, and the delegate is called",
    .rule("R-FOC-23"),
    .rule("R-FOC-24")
  )
  func rows() {
    let (phone, page) = show(rows: 3)

    phone.press(.tab)
    phone.press(.downArrow)

    #expect(phone.focus == "1")
    #expect(page.journal.lines == ["->0", "0>1"])
  }

  @Test(
    "the delegate can exclude rows from the focus and refuse updates",
    .rule("R-FOC-23"),
    .rule("R-FOC-24")
  )
  func refusing() {
    let (phone, page) = show(rows: 4)
    page.fixed = [1]

    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.focus == "2")

    page.refuses = true
    phone.press(.downArrow)
    #expect(phone.focus == "2")
  }

  @Test("rows that cannot be selected cannot be focused", .rule("R-FOC-23"))
  func withoutSelection() {
    let (phone, page) = show(rows: 3)
    page.tableView.allowsSelection = false

    phone.press(.tab)

    #expect(phone.focus == nil)
  }

  @Test("Return selects the focused row like a tap", .rule("R-FOC-21"))
  func selecting() {
    let (phone, page) = show(rows: 3)

    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.press(.return))

    #expect(page.journal.lines.last == "select 1")
    #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test(
    "arrow keys move through all rows and scroll them into view",
    .rule("R-FOC-26"),
    .rule("R-FOC-20")
  )
  func throughAllRows() {
    let (phone, page) = show(rows: 100)

    phone.press(.tab)
    for row in 1..<100 {
      phone.press(.downArrow)
      #expect(phone.focus == "\(row)")
    }
    phone.advance(by: 1)
    let last = page.tableView.rectForRow(at: IndexPath(row: 99, section: 0))
    let shown = page.tableView.bounds.inset(by: page.tableView.adjustedContentInset)
    #expect(shown.contains(last))

    for row in (0..<99).reversed() {
      phone.press(.upArrow)
      #expect(phone.focus == "\(row)")
    }
  }

  @Test("Tab moves to rows that are out of view, too", .rule("R-FOC-17"), .rule("R-FOC-26"))
  func tabThroughRows() {
    let (phone, _) = show(rows: 40)

    for row in 0..<40 {
      phone.press(.tab)
      #expect(phone.focus == "\(row)")
    }
  }

  @Test("a cell that is reused for another row loses the focus", .rule("R-FOC-7"))
  func reuse() {
    let (phone, page) = show(rows: 100)
    phone.press(.tab)

    page.tableView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    phone.advance(by: 0.1)

    let cell = phone.focusSystem.focusedItem as? UITableViewCell
    #expect(cell.flatMap(page.tableView.indexPath) != nil)
    #expect(page.tableView.visibleCells.filter(\.isFocused).count == 1)
  }

  @Test("the delegate chooses the row that is focused first", .rule("R-FOC-25"))
  func preferred() {
    let (phone, page) = show(rows: 100)
    page.preferred = IndexPath(row: 60, section: 0)

    phone.press(.tab)

    #expect(phone.focus == "60")
  }

  @Test(
    "a table view remembers its last focused row",
    .rule("R-FOC-25"),
    .member("UITableView.remembersLastFocusedIndexPath")
  )
  func remembering() {
    let (phone, page) = show(rows: 10)
    page.preferred = IndexPath(row: 5, section: 0)
    #expect(!page.tableView.remembersLastFocusedIndexPath)
    page.tableView.remembersLastFocusedIndexPath = true
    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.focus == "6")

    page.setNeedsFocusUpdate()
    phone.advance(by: 0.1)

    #expect(phone.focus == "6")
  }

  @Test("on Apple TV a focused row grows and has a light style", .rule("R-FOC-31"))
  func television() throws {
    let tv = Simulator(.appleTV)
    tv.userInterfaceStyle = .dark
    let page = TablePage(rows: 3)
    ReleaseWitnesses.announce(tv)
    tv.window.rootViewController = page
    #expect(tv.focus == "0")
    tv.advance(by: 1)

    let first = try #require(page.tableView.visibleCells.first)
    #expect(first.traitCollection.userInterfaceStyle == .light)
    #expect(first.transform.a > 1)

    tv.press(.downArrow)
    tv.advance(by: 1)
    #expect(first.traitCollection.userInterfaceStyle == .dark)
    #expect(first.transform == .identity)
  }

  // MARK: Collections

  private final class CollectionPage: UICollectionViewController {
    let journal = Journal()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
      ReleaseWitnesses.announce(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 90 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = "\(indexPath.item)"
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canFocusItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 4 }

    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let items = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      journal.record(items.map { $0.map { "\($0.item)" } ?? "-" }.joined(separator: ">"))
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { journal.record("select \(indexPath.item)") }
  }

  @Test(
    "items of a collection view can be focused, also those that are out of view",
    .rule("R-FOC-23"),
    .rule("R-FOC-24"),
    .rule("R-FOC-26")
  )
  func collection() {
    let phone = Simulator(.iPhone15)
    let page = CollectionPage()
    ReleaseWitnesses.announce(phone)
    phone.window.rootViewController = page

    phone.press(.tab)
    #expect(phone.focus == "0")
    phone.press(.rightArrow)
    phone.press(.downArrow)
    #expect(phone.focus == "7")
    for _ in 0..<27 { phone.press(.downArrow) }
    #expect(phone.focus == "88")
    phone.press(.return)

    #expect(page.journal.lines.prefix(3) == ["->0", "0>1", "1>7"])
    #expect(page.journal.lines.last == "select 88")
    #expect(!page.collectionView.remembersLastFocusedIndexPath)
  }
}
