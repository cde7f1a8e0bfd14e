import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: customizing a bar", .serialized, .rule("R-CUS-10", "R-CUS-16")) @MainActor
struct CustomizingTests {
  private let phone = Simulator(.iPhoneSE)
  private let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))

  private func begin(_ items: [UITabBarItem]) {
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
    bar.beginCustomizingItems(items)
    phone.advance(by: 1)
  }

  private func item(_ title: String?, _ image: UIImage? = nil) -> UITabBarItem {
    UITabBarItem(title: title, image: image, tag: 0)
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test(
    "candidates with unusual titles and images fit in their cells",
    arguments: [
      "", String(repeating: "long ", count: 2000), "a\nb\u{0}\u{7}", "عربي", "標籤", "👩‍👩‍👧",
    ]
  )
  func oddItems(title: String) throws {
    bar.items = [item(title), item(nil)]
    begin([item(title, square(2000)), item(nil, UIImage()), item(nil), item(title)])

    #expect(bar.isCustomizing)
    _ = phone.screenshot()
    try phone.tap("Done")
    phone.advance(by: 1)
    #expect(!bar.isCustomizing)
  }

  @Test("a bar without items can be customized without effect")
  func emptyBar() throws {
    begin([item("One")])

    phone.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 187, y: 640))
    phone.advance(by: 1)

    #expect(!bar.endCustomizing(animated: false))
    #expect(bar.items == nil)
  }

  @Test("customization without candidates or without a window is ignored")
  func nothing() {
    bar.beginCustomizingItems([item("One")])
    #expect(!bar.isCustomizing)
    begin([])
    #expect(!bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: true))
  }

  @Test(
    "the customization of a bar with any frame can be ended",
    arguments: [
      CGRect.zero, CGRect(x: 0, y: 0, width: 375, height: 667),
      CGRect(x: -500, y: -500, width: 10, height: 10),
      CGRect(x: 0, y: 5000, width: 375, height: 49),
      CGRect(x: 100, y: 300, width: 4, height: 4000),
    ]
  )
  func oddFrames(frame: CGRect) {
    bar.items = [item("One"), item("Two")]
    bar.frame = frame
    begin([item("Three")])

    #expect(bar.isCustomizing)
    phone.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: frame.midX, y: frame.midY))
    phone.advance(by: 1)
    bar.endCustomizing(animated: true)
    phone.advance(by: 1)
    #expect(!bar.isCustomizing)
    #expect(bar.items?.count == 2)
  }

  @Test("five hundred candidates are shown, and the customization can be ended")
  func manyCandidates() {
    let items = (0..<500).map { item("Item \($0)") }
    bar.items = Array(items.prefix(50))
    begin(items + items)

    #expect(bar.endCustomizing(animated: false) == false)
    #expect(bar.items?.count == 50)
  }

  @Test("a bar that is hidden, resized or changed during a drag keeps its items")
  func changesUnderFinger() {
    let items = ["One", "Two", "Three"].map { item($0) }
    bar.items = items
    begin(items)

    phone.press(at: CGPoint(x: 60, y: 640))
    phone.advance(by: 0.2)
    bar.isHidden = true
    items[0].isEnabled = false
    bar.frame.size.width = 100
    phone.slide(to: CGPoint(x: 80, y: 640))
    bar.isHidden = false
    phone.lift()
    phone.advance(by: 1)

    #expect(Set(bar.items ?? []) == Set(items))
    bar.endCustomizing(animated: false)
    #expect(bar.subviews.allSatisfy { $0.alpha == 1 })
  }
}
