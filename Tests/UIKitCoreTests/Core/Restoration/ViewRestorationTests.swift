import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("State restoration: views", .releasesEverything, .serialized)
@MainActor
struct ViewRestorationTests {
  /// A page with a long list.
  private final class LongPage: UIViewController {
    let list: UIScrollView
    var length: CGFloat = 5000

    init(_ list: UIScrollView? = nil, identifier: String? = "list") {
      self.list = list ?? UIScrollView()
      super.init(nibName: nil, bundle: nil)
      restorationIdentifier = "page"
      self.list.restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) {
      list = UIScrollView()
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if !(list is UITableView || list is UICollectionView) {
        list.contentSize = CGSize(width: 100, height: length)
      }
      view.addSubview(list)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 300 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func stack(_ page: LongPage) -> UINavigationController {
    let stack = UINavigationController(rootViewController: page)
    stack.restorationIdentifier = "stack"
    return stack
  }

  @Test("the scroll position is restored", .rule("R-RES-17"))
  func offset() {
    let (first, second) = (LongPage(), LongPage())

    let phone = restore(from: stack(first), to: stack(second)) { _ in
      first.list.contentOffset.y = 1234
    }

    #expect(second.list.contentOffset.y == 1234)
    phone.advance(by: 1)
    #expect(second.list.contentOffset.y == 1234)
  }

  @Test("the scroll position is restored under bars of another height", .rule("R-RES-17"))
  func otherBars() {
    let (first, second) = (LongPage(), LongPage())
    let phone = Simulator(.iPhone15)
    phone.window.rootViewController = stack(first)
    first.list.contentOffset.y = 500 - first.list.adjustedContentInset.top

    let next = Simulator(.iPhoneSE, restoring: phone.saveState())
    next.window.rootViewController = stack(second)

    #expect(first.list.adjustedContentInset.top != second.list.adjustedContentInset.top)
    #expect(second.list.contentOffset.y == 500 - second.list.adjustedContentInset.top)
  }

  @Test("tables and collections restore their scroll position", .rule("R-RES-17"))
  func tablesAndCollections() {
    let rows = Rows()
    func table() -> UIScrollView {
      let table = UITableView()
      table.dataSource = rows
      table.rowHeight = 50
      return table
    }
    func collection() -> UIScrollView {
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      return collection
    }
    for make in [table, collection] {
      let (first, second) = (LongPage(make()), LongPage(make()))

      let phone = restore(from: stack(first), to: stack(second)) { phone in
        phone.advance(by: 0.1)
        first.list.contentOffset.y = 900
        phone.advance(by: 0.1)
      }

      phone.advance(by: 0.1)
      #expect(second.list.contentOffset.y == 900)
    }
  }

  @Test("the scroll position is restored once the content is large enough", .rule("R-RES-17"))
  func laterContent() {
    let (first, second) = (LongPage(), LongPage())
    second.length = 10

    let phone = restore(from: stack(first), to: stack(second)) { _ in
      first.list.contentOffset.y = 2000
    }
    phone.advance(by: 1)
    #expect(second.list.contentOffset.y < 100)
    second.list.contentSize.height = 5000

    #expect(second.list.contentOffset.y == 2000)
  }

  @Test(
    "a pending scroll position is saved again, and dropped when the view scrolls",
    .rule("R-RES-17")
  )
  func waitingPlace() {
    let (first, second, third) = (LongPage(), LongPage(), LongPage())
    second.length = 10
    let phone = restore(from: stack(first), to: stack(second)) { _ in
      first.list.contentOffset.y = 2000
    }

    let next = Simulator(restoring: phone.saveState())
    next.window.rootViewController = stack(third)
    #expect(third.list.contentOffset.y == 2000)

    second.list.contentOffset.y = 1
    second.list.contentSize.height = 5000
    #expect(second.list.contentOffset.y == 1)
  }

  @Test(
    "a list in a tab that is not selected is restored when the tab is selected",
    .rule("R-RES-17", "R-RES-18")
  )
  func otherTab() {
    func made() -> (tabs: UITabBarController, page: LongPage) {
      let page = LongPage()
      return (tabs([RestorablePage("a"), page]), page)
    }
    let (first, second) = (made(), made())

    let phone = restore(from: first.tabs, to: second.tabs) { _ in
      first.tabs.selectedIndex = 1
      first.page.list.contentOffset.y = 700
      first.tabs.selectedIndex = 0
    }

    #expect(second.tabs.selectedIndex == 0)
    #expect(second.page.isViewLoaded)
    second.tabs.selectedIndex = 1
    phone.advance(by: 0.1)
    #expect(second.page.list.contentOffset.y == 700)
  }

  @Test("a list that was at its top is restored at its top", .rule("R-RES-17"))
  func topInOtherTab() {
    func made() -> (tabs: UITabBarController, page: LongPage) {
      let page = LongPage()
      return (tabs([RestorablePage("a"), page]), page)
    }
    let (first, second) = (made(), made())

    let phone = restore(from: first.tabs, to: second.tabs) { _ in
      first.tabs.selectedIndex = 1
      first.tabs.selectedIndex = 0
    }

    second.tabs.selectedIndex = 1
    phone.advance(by: 0.1)
    #expect(second.page.list.adjustedContentInset.top > 0)
    #expect(second.page.list.contentOffset.y == -second.page.list.adjustedContentInset.top)
  }

  @Test("a view without an identifier is not restored", .rule("R-RES-18"))
  func viewWithout() {
    let (first, second) = (LongPage(identifier: nil), LongPage(identifier: nil))

    _ = restore(from: stack(first), to: stack(second)) { _ in first.list.contentOffset.y = 900 }

    #expect(second.list.contentOffset.y <= 0)
  }

  @Test("custom views can encode and decode their own state", .rule("R-RES-18"))
  func ownView() {
    final class Gauge: UIView {
      var level = 0
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        level = coder.decodeInteger(forKey: "level")
      }
    }
    func made(_ level: Int) -> (page: RestorablePage, gauge: Gauge) {
      let page = RestorablePage("page")
      let gauge = Gauge()
      gauge.restorationIdentifier = "gauge"
      gauge.level = level
      page.view.addSubview(gauge)
      return (page, gauge)
    }
    let (first, second) = (made(7), made(0))

    _ = restore(from: first.page, to: second.page)

    #expect(second.gauge.level == 7)
    #expect(UIView().restorationIdentifier == nil)
  }

  @Test("of two views with one identifier the first is saved, with a warning", .rule("R-RES-18"))
  func twins() {
    let page = LongPage()
    let other = UIScrollView()
    other.restorationIdentifier = "list"
    let phone = Simulator()
    phone.window.rootViewController = page
    page.view.addSubview(other)

    let messages = warnings { _ = phone.saveState() }

    #expect(messages.count == 1)
  }

  @Test("controllers have no restoration identifier, class or parent by default", .rule("R-RES-6"))
  func defaults() {
    let page = UIViewController()

    #expect(page.restorationIdentifier == nil)
    #expect(page.restorationClass == nil)
    #expect(page.restorationParent == nil)
    #expect(page.objectRestorationClass == nil)
  }
}
