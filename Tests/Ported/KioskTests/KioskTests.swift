import SimulatorKit
import Testing
import UIKit

@testable import Kiosk

/// What the app does on iOS.
@Suite("Kiosk, an app in the spelling of iOS", .serialized) @MainActor struct KioskTests {
  private let phone = Simulator(.iPhone15)
  private let tabs = KioskTabBarController()

  init() {
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
  }

  private func page<Page: UIViewController>(_ index: Int) -> Page {
    let stack = tabs.viewControllers?[index] as? UINavigationController
    guard let page = stack?.viewControllers.first as? Page else {
      fatalError("Page \(index) is not a \(Page.self).")
    }
    page.loadViewIfNeeded()
    return page
  }

  @Test("the bar that the app sets by its key has buttons of UIKit's class")
  func bar() {
    #expect(tabs.tabBar is TallTabBar)
    #expect(tabs.tabBar.bounds.height == 99)
    #expect(tabs.buttons.count == 2)
  }

  @Test("the first selection and a tap are reported by overrides, delegate and observer")
  func selection() throws {
    #expect(tabs.visits == 1)

    try phone.tap("Page 1", in: .tabBar)

    #expect(tabs.notes == ["should 1", "0 to 1"])
    #expect(tabs.value(forKey: "visits") as? Int == tabs.visits)
  }

  @Test("selectors of methods, by name, and after a delay")
  func selectors() throws {
    let front: FrontPageController = page(0)

    try phone.tap("Load")
    #expect(front.notes == ["loaded 1", "notified 1"])
    try phone.tap("Later")
    #expect(front.notes.last == "later Later")
    phone.advance(by: 1.1)

    #expect(front.notes.suffix(2) == ["loaded 2", "notified 2"])
  }

  @Test("an optional method that is not implemented")
  func optionalMethods() {
    final class Complete: NSObject, IssueLoading {
      var failures = 0
      func loaderDidFail(_ loader: IssueLoader) { failures += 1 }
    }
    let (loader, receiver) = (IssueLoader(), Complete())
    loader.receiver = receiver

    loader.load()

    #expect(receiver.failures == 1)
    let implementer: any IssueLoading & NSObject = receiver
    #expect(implementer.responds(to: #selector(IssueLoading.loaderDidFail(_:))))
    #expect(!implementer.responds(to: #selector(IssueLoading.loader(_:didLoad:))))
  }

  @Test("observers by key path, and of a property of the app")
  func observing() {
    let front: FrontPageController = page(0)
    front.scrollView.contentOffset.y = 30
    #expect(front.offsets.last == 30)

    var counts: [Int] = []
    let observation = front.loader.observe(\.count, options: [.new]) { _, change in
      counts.append(change.newValue ?? 0)
    }
    front.loader.load()
    observation.invalidate()
    front.loader.load()

    #expect(counts == [1])
  }

  @Test("overrides in extensions")
  func extensions() {
    let front: UIViewController = page(0) as FrontPageController
    let archive: UIViewController = page(1) as ArchiveController

    #expect(front.printTitle() == "The Front")
    #expect(archive.printTitle() == "Archive")
    #expect(front.preferredStatusBarStyle == .lightContent)
  }

  @Test("cells of a class that is a value, and values by key")
  func table() throws {
    let archive: ArchiveController = page(1)
    tabs.selectedIndex = 1
    phone.advance(by: 0.1)

    try phone.tap("Summer")
    phone.advance(by: 0.5)

    let cell = archive.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell is ArchiveController.IssueCell)
    #expect(cell?.accessoryType == .checkmark)
    #expect(archive.taps == ["Summer"])
    #expect(archive.issues.map(\.isRead) == [false, true, false])
  }

  @Test("a long press, and an action sheet")
  func longPress() throws {
    let archive: ArchiveController = page(1)
    tabs.selectedIndex = 1
    phone.advance(by: 0.1)

    try phone.longPress(.label("Autumn"))
    phone.advance(by: 1)
    try phone.tap("Delete All")
    phone.advance(by: 1)

    #expect(archive.issues.isEmpty)
    #expect(archive.notes.last == "deleted after true")
  }

  @Test("a notification of UIKit by its old name")
  func notification() {
    let archive: ArchiveController = page(1)

    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification,
      object: UIApplication.shared
    )

    #expect(archive.notes == ["active"])
  }

  @Test("the application's delegate shows the tabs")
  func launch() {
    let delegate = AppDelegate()

    #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window?.rootViewController is KioskTabBarController)
    #expect(delegate.tabs.viewControllers?.count == 2)
  }
}
