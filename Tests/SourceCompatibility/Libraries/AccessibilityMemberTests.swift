import SimulatorKit
import TestSupport
import Testing
import UIKit

/// The accessibility members that iOS declares for every object.
@Suite("Accessibility members of objects", .serialized) @MainActor
struct AccessibilityMemberTests {
  private let phone = Simulator(.iPhone15)

  @Test("every object has accessibility properties", .rule("R-AX-59"))
  func properties() {
    final class Model: NSObject {}
    let models = (0..<200).map { _ in Model() }
    for (index, model) in models.enumerated() { model.accessibilityLabel = "\(index)" }
    let other = Model()

    #expect(models[150].accessibilityLabel == "150")
    #expect(other.accessibilityLabel == nil)
    #expect(!other.isAccessibilityElement)
    #expect(other.accessibilityElementCount() == NSNotFound)
    let object: NSObject = UILabel()
    object.accessibilityHint = "hint"
    #expect((object as? UILabel)?.accessibilityHint == "hint")
  }

  @Test("an object of the app is an element of a view", .rule("R-AX-59"))
  func plainElement() {
    final class Bar: NSObject {}
    let chart = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let bar = Bar()
    bar.isAccessibilityElement = true
    bar.accessibilityLabel = "March"
    bar.accessibilityFrame = CGRect(x: 10, y: 110, width: 20, height: 50)
    chart.accessibilityElements = [bar]
    phone.window.addSubview(chart)

    #expect(phone.elements.contains { $0.label == "March" })
  }

  @Test("a class may declare a property of the same name", .rule("R-AX-59"))
  func ownProperty() {
    final class Item: NSObject { var accessibilityLabel: String? = "own" }

    #expect(Item().accessibilityLabel == "own")
  }

  @Test("a view provides its elements by the methods of a container", .rule("R-AX-60"))
  func container() {
    final class Chart: UIView {
      lazy var bars = ["one", "two"].map { name in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityFrame = CGRect(x: 0, y: 100, width: 20, height: 20)
        return element
      }

      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    let chart = Chart(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let title = UILabel(frame: chart.bounds)
    title.text = "hidden"
    chart.addSubview(title)
    phone.window.addSubview(chart)

    #expect(
      phone.elements.compactMap(\.label).filter { $0.count < 7 } == ["one", "two"]
    )
    #expect(chart.index(ofAccessibilityElement: chart.bars[1]) == 1)
    let view = UIView()
    #expect(view.accessibilityElementCount() == NSNotFound)
    view.accessibilityElements = [title]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as AnyObject === title)
    #expect(view.index(ofAccessibilityElement: title) == 0)
    #expect(view.accessibilityElement(at: 1) == nil)
  }

  @Test("the button of a bar item takes the item's properties", .rule("R-AX-61"))
  func barItems() throws {
    let tabs = UITabBarController()
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let hidden = UIViewController()
    hidden.tabBarItem = UITabBarItem(title: "Hidden", image: nil, tag: 1)
    tabs.viewControllers = [home, hidden]
    phone.window.rootViewController = tabs
    #expect(home.tabBarItem.isAccessibilityElement)

    home.tabBarItem.accessibilityTraits = .link
    home.tabBarItem.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Refresh") { _ in true }
    ]
    hidden.tabBarItem.isAccessibilityElement = false
    phone.window.layoutIfNeeded()

    let element = try #require(phone.elements.first { $0.label == "Home" })
    #expect(element.traits == [.link, .selected])
    #expect(element.actions == ["Refresh"])
    #expect(!phone.elements.contains { $0.label == "Hidden" })
  }
}
