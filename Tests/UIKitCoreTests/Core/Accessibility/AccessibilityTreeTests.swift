import SimulatorKit
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Accessibility tree") struct AccessibilityTreeTests {
  private let phone = Simulator(.iPhone15)

  private func element(_ label: String, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    (parent ?? phone.window).addSubview(view)
    return view
  }

  private var labels: [String?] { AccessibilityTree(of: phone.window).elements.map(\.label) }

  @Test("elements are listed in tree order, with their accessibility attributes")
  func listing() throws {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    phone.window.addSubview(box)
    let inner = element("inner", in: box)
    inner.accessibilityValue = "3"
    inner.accessibilityHint = "opens"
    inner.accessibilityIdentifier = "id"
    inner.accessibilityTraits = [.button, .selected]
    _ = element("after")

    #expect(labels == ["inner", "after"])
    let first = try #require(AccessibilityTree(of: phone.window).elements.first)
    #expect(first.value == "3")
    #expect(first.hint == "opens")
    #expect(first.identifier == "id")
    #expect(first.traits == [.button, .selected])
    #expect(first.frame == CGRect(x: 110, y: 120, width: 30, height: 40))
  }

  @Test("an element hides its descendants")
  func nested() {
    let outer = element("outer")
    _ = element("inner", in: outer)
    #expect(labels == ["outer"])
  }

  @Test("hidden, transparent and accessibility-hidden views are left out")
  func leftOut() {
    element("hidden").isHidden = true
    element("clear").alpha = 0
    let box = UIView()
    phone.window.addSubview(box)
    _ = element("withheld", in: box)
    box.accessibilityElementsHidden = true
    #expect(labels.isEmpty)
  }

  @Test("accessibilityElements replaces the subviews")
  func list() {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    phone.window.addSubview(box)
    let first = element("first", in: box)
    _ = element("unlisted", in: box)
    let part = UIAccessibilityElement(accessibilityContainer: box)
    part.accessibilityLabel = "part"
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)

    box.accessibilityElements = [part, first]

    #expect(labels == ["part", "first"])
    #expect(
      AccessibilityTree(of: phone.window).elements[0].frame
        == CGRect(x: 1, y: 102, width: 3, height: 4)
    )
  }

  @Test("a modal view hides its siblings")
  func modal() {
    _ = element("behind")
    let sheet = UIView()
    phone.window.addSubview(sheet)
    _ = element("on the sheet", in: sheet)
    sheet.accessibilityViewIsModal = true
    #expect(labels == ["on the sheet"])
  }
}
