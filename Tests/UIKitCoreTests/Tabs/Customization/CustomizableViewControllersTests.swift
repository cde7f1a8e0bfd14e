import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "Customizable tabs",
  .serialized,
  .releasesEverything,
  .rule("R-CUS-1", "R-CUS-40"),
  .member("UITabBarController.customizableViewControllers")
)
@MainActor
struct CustomizableViewControllersTests {
  private let stage = ArrangingStage("ABCDEF")
  private var tabs: UITabBarController { stage.tabs }

  @Test(
    "all tabs are customizable by default",
    .defaults("UITabBarController.customizableViewControllers")
  )
  func defaults() {
    #expect(UITabBarController().customizableViewControllers == nil)
    #expect(tabs.customizableViewControllers == tabs.viewControllers)
  }

  @Test("the More list has an Edit button at its trailing edge", arguments: [false, true])
  func editButton(isRightToLeft: Bool) throws {
    stage.phone.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    stage.tap("More")

    let button = try #require(stage.phone.elements.first { $0.label == "Edit" })
    #expect((button.frame.midX > 200) == !isRightToLeft)
    stage.tap("E")
    #expect(!stage.hasEditButton)
  }

  @Test("nil and an empty list remove the Edit button immediately", arguments: [false, true])
  func nothing(isEmpty: Bool) {
    stage.tap("More")

    tabs.customizableViewControllers = isEmpty ? [] : nil
    #expect(tabs.customizableViewControllers == (isEmpty ? [] : nil))
    #expect(!stage.hasEditButton)
    tabs.beginCustomizing()
    #expect(!stage.bar.isCustomizing)

    tabs.customizableViewControllers = stage.children("A")
    #expect(stage.hasEditButton)
  }

  @Test("the Edit button also follows changes made before More is shown")
  func early() {
    tabs.customizableViewControllers = nil

    stage.tap("More")

    #expect(!stage.hasEditButton)
  }

  @Test("assigning children makes all of them customizable")
  func reset() {
    tabs.customizableViewControllers = nil
    stage.tap("More")

    tabs.viewControllers = stage.children("FEDCBA")

    #expect(tabs.customizableViewControllers?.titles == "FEDCBA")
    #expect(stage.hasEditButton)
    tabs.viewControllers = nil
    #expect(tabs.customizableViewControllers == nil)
    tabs.viewControllers = []
    #expect(tabs.customizableViewControllers == [])
  }

  @Test("arranging tabs does not change customizableViewControllers")
  func arranged() {
    tabs.customizableViewControllers = stage.children("ABF")
    stage.begin()

    stage.drag(candidate: "F", toPlace: 0)
    stage.done()

    #expect(stage.order == "FBCDEA")
    #expect(tabs.customizableViewControllers?.titles == "ABF")
  }

  @Test("controllers that are not children, and duplicates, are dropped")
  func nonChildren() {
    let (a, c) = (stage.child("A"), stage.child("C"))

    tabs.customizableViewControllers = [c, UIViewController(), a, c, tabs.moreNavigationController]

    #expect(tabs.customizableViewControllers == [c, a])
    tabs.customizableViewControllers = [UIViewController()]
    #expect(tabs.customizableViewControllers == [])
  }

  @Test("a button that the app sets in place of Edit is kept")
  func ownButton() {
    let item = tabs.moreNavigationController.viewControllers.first?.navigationItem
    let own = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    #expect(item?.rightBarButtonItem != nil)

    item?.rightBarButtonItem = own
    tabs.customizableViewControllers = nil
    #expect(item?.rightBarButtonItem === own)
    tabs.customizableViewControllers = stage.children("A")
    #expect(item?.rightBarButtonItem === own)
  }
}
