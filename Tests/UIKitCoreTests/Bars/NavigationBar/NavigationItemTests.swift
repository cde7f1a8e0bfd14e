import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationItem") @MainActor
struct NavigationItemTests {
  @Test("a new item has default values", .rule("R-NBAR-3", "R-NBAR-13"))
  func defaults() {
    let item = UINavigationItem()
    #expect(item.title == nil && item.prompt == nil && item.titleView == nil)
    #expect(item.backButtonTitle == nil && item.backBarButtonItem == nil)
    #expect(item.backButtonDisplayMode == .default)
    #expect(item.largeTitleDisplayMode == .automatic)
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItem == nil)
    #expect(item.standardAppearance == nil && item.compactScrollEdgeAppearance == nil)
  }

  @Test("setting a single item replaces all items of its side", .rule("R-NBAR-22"))
  func single() {
    let item = UINavigationItem()
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [one, two, one]
    #expect(item.rightBarButtonItems == [one, two])
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems == [two])
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("an appearance is copied when it is assigned", .rule("R-NBAR-32"))
  func appearances() {
    let item = UINavigationItem()
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    item.scrollEdgeAppearance = look
    look.backgroundColor = .blue
    #expect(item.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(item.scrollEdgeAppearance === item.scrollEdgeAppearance)
  }

  @Test("all properties are stored in an archive", .rule("R-NBAR-32"))
  func archive() throws {
    let item = UINavigationItem(title: "Title")
    item.prompt = "Prompt"
    item.backButtonDisplayMode = .minimal
    item.largeTitleDisplayMode = .never
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    item.standardAppearance = look
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    bar.barTintColor = .green
    bar.items = [item]

    let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let copy = try #require(
      reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UINavigationBar
    )
    let top = try #require(copy.topItem)
    #expect(copy.prefersLargeTitles)
    #expect(copy.barTintColor == .green)
    #expect(top.title == "Title" && top.prompt == "Prompt")
    #expect(top.backButtonDisplayMode == .minimal && top.largeTitleDisplayMode == .never)
    #expect(top.rightBarButtonItem?.title == "Go")
    #expect(top.standardAppearance == look)
  }
}
