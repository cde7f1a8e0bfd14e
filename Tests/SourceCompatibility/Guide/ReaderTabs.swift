import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Remembering where the user was".

final class ReaderApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeReader()
    return true
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

@MainActor func makeReader() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.restorationIdentifier = "tabs"
  tabs.viewControllers = ["Shelf", "Notes"].map { name in
    let list = BookList()
    list.title = name
    list.restorationIdentifier = "list"
    let stack = UINavigationController(rootViewController: list)
    stack.restorationIdentifier = name
    return stack
  }
  return tabs
}

enum Library {
  static let books = (1...99).map { "Book \($0)" }
}

extension BookList: UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    Library.books[idx.row]
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    Library.books.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

final class BookList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "books"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Library.books.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(BookPage(book: "Book \(indexPath.row)"), sender: self)
  }
}

final class BookPage: UIViewController, UIViewControllerRestoration {
  var book = ""

  convenience init(book: String) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
    restorationIdentifier = "book"
    restorationClass = BookPage.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    guard let book = coder.decodeObject(of: NSString.self, forKey: "book") else { return nil }
    return BookPage(book: book as String)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(book, forKey: "book")
  }
}

@Suite("Guide: remembering where the user was", .serialized)
@MainActor
struct ReaderTests {
  @Test("the selected tab is restored")
  func sameTab() throws {
    let phone = Simulator()
    phone.window.rootViewController = makeReader()
    try phone.tap("Notes")
    let state = phone.saveState()
    phone.terminate()

    let next = Simulator(restoring: state)
    let tabs = makeReader()
    next.window.rootViewController = tabs
    #expect(tabs.selectedIndex == 1)
  }

  @Test("the pushed page and the scroll position are restored", .rule("R-RES-11"))
  func sameBook() throws {
    let phone = Simulator()
    let tabs = makeReader()
    phone.window.rootViewController = tabs
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? BookList)
    list.tableView.contentOffset.y = 640
    list.show(BookPage(book: "Faust"), sender: nil)
    phone.advance(by: 1)

    let next = Simulator(restoring: phone.saveState())
    let again = makeReader()
    next.window.rootViewController = again
    let newStack = try #require(again.selectedViewController as? UINavigationController)

    #expect((newStack.topViewController as? BookPage)?.book == "Faust")
    newStack.popViewController(animated: false)
    next.advance(by: 0.1)
    #expect((newStack.topViewController as? BookList)?.tableView.contentOffset.y == 640)
  }
}
