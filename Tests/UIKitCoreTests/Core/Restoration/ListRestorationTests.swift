import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("State restoration: lists", .releasesEverything, .serialized)
@MainActor
struct ListRestorationTests {
  /// A data source with words in one section, for tables and collections.
  private class Words: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var words: [String]
    init(_ words: [String]) { self.words = words }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { words.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Words that are their own model identifiers, except those in parentheses, which have none.
  private final class NamedWords: Words, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
      let word = words[idx.item]
      return word.hasPrefix("(") ? nil : word
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
    {
      words.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
    }
  }

  private enum Kind: CaseIterable { case table, collection }

  /// A page that is filled by a list of words.
  private final class Page: UIViewController {
    let words: Words
    let list: UIScrollView

    init(_ kind: Kind, _ words: Words) {
      self.words = words
      switch kind {
      case .table:
        let table = UITableView()
        table.rowHeight = 50
        table.allowsMultipleSelection = true
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.allowsMultipleSelection = true
        list = collection
      }
      super.init(nibName: nil, bundle: nil)
      restorationIdentifier = "page"
      list.restorationIdentifier = "list"
      ReleaseWitnesses.announce(self, list)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      (list as? UITableView)?.dataSource = words
      (list as? UICollectionView)?.dataSource = words
      view.addSubview(list)
    }

    func select(_ rows: Int...) {
      for row in rows {
        let path = IndexPath(item: row, section: 0)
        (list as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
        (list as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    var selected: [Int] {
      let paths =
        (list as? UITableView)?.indexPathsForSelectedRows
        ?? (list as? UICollectionView)?.indexPathsForSelectedItems
      return paths?.map(\.item) ?? []
    }

    func reload() {
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
    }

    /// The word at the top of the area that no bar covers.
    var firstWord: String? {
      let y = list.contentOffset.y + list.adjustedContentInset.top + 1
      let point = CGPoint(x: list.bounds.midX, y: y)
      let path =
        (list as? UITableView)?.indexPathForRow(at: point)
        ?? (list as? UICollectionView)?.indexPathForItem(at: point)
      return path.map { words.words[$0.item] }
    }
  }

  private func root(_ page: UIViewController) -> UINavigationController {
    stack([page], named: "stack")
  }

  private let numbers = (0..<200).map { "\($0)" }

  @Test(
    "without model identifiers, rows are selected again by their index paths",
    .rule("R-RES-23")
  )
  func byPlace() {
    for kind in Kind.allCases {
      let (first, second) = (Page(kind, Words(numbers)), Page(kind, Words(numbers)))

      let phone = restore(from: root(first), to: root(second)) { _ in first.select(3, 150) }

      #expect(second.selected == [3, 150])
      phone.advance(by: 1)
      #expect(second.selected == [3, 150])
    }
  }

  @Test("rows with model identifiers are selected again wherever they are now", .rule("R-RES-23"))
  func byName() {
    for kind in Kind.allCases {
      let first = Page(kind, NamedWords(["a", "b", "(c)", "d", "e"]))
      let second = Page(kind, NamedWords(["e", "(c)", "x", "b", "a"]))

      _ = restore(from: root(first), to: root(second)) { _ in first.select(1, 2, 3, 4) }

      #expect(Set(second.selected) == [3, 0])
    }
  }

  @Test("with model identifiers, the same element is at the top again", .rule("R-RES-23"))
  func firstInView() {
    for kind in Kind.allCases {
      let first = Page(kind, NamedWords(numbers))
      let second = Page(kind, NamedWords((0..<7).map { "new \($0)" } + numbers))

      let phone = restore(from: root(first), to: root(second)) { _ in
        first.list.contentOffset.y = 60 * 50 + 20 - first.list.adjustedContentInset.top
      }

      phone.advance(by: 0.1)
      #expect(second.firstWord == "60")
      let place = second.list.contentOffset.y + second.list.adjustedContentInset.top
      #expect(abs(place - (67 * 50 + 20)) < 0.01)
    }
  }

  @Test("if the element at the top is gone, the scroll position is restored", .rule("R-RES-23"))
  func firstIsGone() {
    for kind in Kind.allCases {
      let first = Page(kind, NamedWords(numbers))
      let second = Page(kind, NamedWords(numbers.map { "new \($0)" }))

      let phone = restore(from: root(first), to: root(second)) { _ in
        first.list.contentOffset.y = 60 * 50 - first.list.adjustedContentInset.top
      }

      phone.advance(by: 0.1)
      #expect(second.firstWord == "new 60")
    }
  }

  @Test("content that was at its top stays at its top", .rule("R-RES-23"))
  func beginning() {
    for kind in Kind.allCases {
      let first = Page(kind, NamedWords(numbers))
      let second = Page(kind, NamedWords(["new"] + numbers))

      let phone = restore(from: root(first), to: root(second))

      phone.advance(by: 0.1)
      #expect(second.firstWord == "new")
    }
  }

  @Test(
    "a selection is restored once there are rows, and is saved again until then",
    .rule("R-RES-23")
  )
  func laterRows() {
    for kind in Kind.allCases {
      let first = Page(kind, Words(numbers))
      let (second, third) = (Page(kind, Words([])), Page(kind, Words(numbers)))
      let phone = restore(from: root(first), to: root(second)) { _ in first.select(9) }
      phone.advance(by: 1)
      #expect(second.selected == [])

      let next = Simulator(restoring: phone.saveState())
      next.window.rootViewController = root(third)
      #expect(third.selected == [9])

      second.words.words = numbers
      second.reload()
      phone.advance(by: 0.1)
      #expect(second.selected == [9])
      second.reload()
      phone.advance(by: 0.1)
      #expect(second.selected == [])
    }
  }

  @Test("a pending selection is dropped when a row is selected", .rule("R-RES-23"))
  func givenUp() {
    for kind in Kind.allCases {
      let (first, second) = (Page(kind, Words(numbers)), Page(kind, Words(numbers)))

      let phone = restore(from: root(first), to: root(second)) { _ in
        first.select(9)
      }
      second.select(2)
      second.reload()

      phone.advance(by: 0.1)
      #expect(second.selected == [])
    }
  }

  @Test("restoring a selection calls no delegate methods", .rule("R-RES-23"))
  func silence() {
    final class Listener: NSObject, UITableViewDelegate {
      var heard = 0
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard += 1
        return indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard += 1 }
    }
    let (first, second) = (Page(.table, Words(numbers)), Page(.table, Words(numbers)))
    let listener = Listener()
    (second.list as? UITableView)?.delegate = listener

    _ = restore(from: root(first), to: root(second)) { _ in first.select(9) }

    #expect(second.selected == [9])
    #expect(listener.heard == 0)
  }

  // MARK: Controllers

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.restorationIdentifier = "table"
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      9
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
  }

  private func rows(clears: Bool) -> Rows {
    let rows = Rows(style: .plain)
    rows.restorationIdentifier = "rows"
    rows.clearsSelectionOnViewWillAppear = clears
    ReleaseWitnesses.announce(rows)
    return rows
  }

  @Test(
    "a controller that clears its selection when it appears clears a restored one",
    .rule("R-RES-23")
  )
  func clearing() {
    for clears in [true, false] {
      let (first, second) = (rows(clears: clears), rows(clears: clears))

      let phone = restore(from: root(first), to: root(second)) { _ in
        first.tableView.selectRow(
          at: IndexPath(row: 4, section: 0),
          animated: false,
          scrollPosition: .none
        )
      }

      phone.advance(by: 1)
      #expect(second.tableView.indexPathForSelectedRow?.row == (clears ? nil : 4))
    }
  }

  @Test("editing is restored in a table and its controller", .rule("R-RES-24"))
  func editing() throws {
    let (first, second) = (rows(clears: true), rows(clears: true))

    let phone = try restore(from: root(first), to: root(second)) { try $0.tap("Edit") }

    #expect(second.tableView.isEditing)
    #expect(second.isEditing)
    try phone.tap("Done")
    #expect(!second.tableView.isEditing)
  }

  @Test(
    "editing of a table without its controller is restored in the table only",
    .rule("R-RES-24")
  )
  func editingAlone() {
    let (first, second) = (Page(.table, Words(numbers)), Page(.table, Words(numbers)))

    _ = restore(from: root(first), to: root(second)) { _ in
      (first.list as? UITableView)?.setEditing(true, animated: false)
    }

    #expect((second.list as? UITableView)?.isEditing == true)
    #expect(!second.isEditing)
  }
}
