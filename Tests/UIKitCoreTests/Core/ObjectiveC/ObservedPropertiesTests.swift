import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Key-value observing: properties of UIKit") struct ObservedPropertiesTests {
  private let journal = Journal()

  @Test("controls", .rule("R-KV-30"))
  func controls() {
    let (slider, toggle, bar) = (UISlider(), UISwitch(), UIProgressView())
    let (pages, segments) = (UIPageControl(), UISegmentedControl(items: ["a", "b"]))
    pages.numberOfPages = 3
    let observations = [
      slider.observe(\.value, options: .new) { _, c in journal.record("\(c.newValue!)") },
      toggle.observe(\.isOn, options: .new) { _, c in journal.record("\(c.newValue!)") },
      bar.observe(\.progress) { _, _ in journal.record("progress") },
      pages.observe(\.currentPage, options: .new) { _, c in journal.record("\(c.newValue!)") },
      segments.observe(\.selectedSegmentIndex) { _, _ in journal.record("segment") },
      slider.observe(\.isEnabled) { _, _ in journal.record("enabled") },
      toggle.observe(\.isSelected) { _, _ in journal.record("selected") },
    ]
    slider.value = 0.5
    toggle.isOn = true
    bar.progress = 0.3
    pages.currentPage = 2
    segments.selectedSegmentIndex = 1
    slider.isEnabled = false
    toggle.isSelected = true

    #expect(
      journal.lines == ["0.5", "true", "progress", "2", "segment", "enabled", "selected"]
    )
    withExtendedLifetime(observations) {}
  }

  @Test("scroll views", .rule("R-KV-33"))
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observations = [
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        journal.record("\(change.oldValue!.y) \(change.newValue!.y)")
      },
      view.observe(\.contentSize) { _, _ in journal.record("size") },
    ]
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 40
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    view.bounds.origin.y = 70

    #expect(journal.lines == ["size", "0.0 40.0", "40.0 60.0", "60.0 70.0"])
    withExtendedLifetime(observations) {}
  }

  @Test("selection of tabs by the app and the user", .rule("R-KV-36"), .releasesEverything)
  func tabs() throws {
    let phone = Simulator(.iPhone15)
    let tabs = UITabBarController()
    let observations = [
      tabs.observe(\.selectedIndex, options: [.old, .new]) { _, change in
        journal.record("\(change.oldValue!) \(change.newValue!)")
      },
      tabs.observe(\.viewControllers) { _, _ in journal.record("children") },
      tabs.tabBar.observe(\.selectedItem) { bar, _ in
        journal.record(bar.selectedItem?.title ?? "")
      },
    ]
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    phone.window.rootViewController = tabs
    phone.advance(by: 1)
    #expect(journal.take().contains("children"))
    try phone.tap("Two")
    #expect(journal.take() == ["0 1", "Two"])
    tabs.selectedIndex = 0
    #expect(journal.take() == ["1 0", "One"])
    tabs.selectedIndex = 0
    #expect(journal.take() == [])
    withExtendedLifetime(observations) {}
  }

  @Test("pages of a navigation controller, and parents", .rule("R-KV-36"))
  func pages() {
    let (root, page) = (UIViewController(), UIViewController())
    let pages = UINavigationController(rootViewController: root)
    let observations = [
      pages.observe(\.viewControllers, options: .new) { _, change in
        journal.record("\(change.newValue!.count)")
      },
      page.observe(\.parent) { page, _ in
        journal.record(page.parent == nil ? "removed" : "added")
      },
      page.observe(\.title) { page, _ in journal.record(page.title ?? "") },
    ]
    page.title = "Page"
    pages.pushViewController(page, animated: false)
    pages.popViewController(animated: false)

    #expect(journal.lines.filter { ["2", "1"].contains($0) } == ["2", "1"])
    #expect(journal.lines.filter { $0.count > 1 } == ["Page", "added", "removed"])
    withExtendedLifetime(observations) {}
  }

  @Test("layers", .rule("R-KV-40"))
  func layers() {
    let layer = CALayer()
    let observations = [
      layer.observe(\.bounds) { _, _ in journal.record("bounds") },
      layer.observe(\.frame) { _, _ in journal.record("frame") },
      layer.observe(\.sublayers, options: .new) { _, change in
        journal.record("\(change.newValue!?.count ?? 0)")
      },
      layer.observe(\.cornerRadius) { _, _ in journal.record("corner") },
    ]
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(journal.take().sorted() == ["bounds", "frame"])
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(journal.take() == [])
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.cornerRadius = 4
    inner.removeFromSuperlayer()
    #expect(journal.take() == ["1", "corner", "0"])
    withExtendedLifetime(observations) {}
  }
}
