import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: navigation bars", .serialized) @MainActor
struct NavigationBarBadInputTests {
  private let phone = Simulator(.iPhoneSE)
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))

  @Test("titles of any length and content are drawn", .rule("R-NBAR-15"))
  func titles() {
    phone.window.addSubview(bar)
    let item = UINavigationItem()
    bar.items = [UINavigationItem(title: String(repeating: "Back ", count: 50_000)), item]
    for title in ["", "\n\n", "a\nb", String(repeating: "W", count: 100_000), "\u{0}\u{202E}"] {
      item.title = title
      item.prompt = title
      phone.advance(by: 0.05)
    }
    #expect(bar.topItem === item)
  }

  @Test("offsets that are not finite are ignored", .rule("R-NBAR-37"))
  func numbers() {
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: .nan, vertical: .infinity)
    #expect(look.titlePositionAdjustment == .zero)
    bar.setTitleVerticalPositionAdjustment(.infinity, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test("items may be pushed and popped during a transition", .rule("R-NBAR-71"))
  func restless() {
    phone.window.addSubview(bar)
    bar.prefersLargeTitles = true
    for index in 0..<40 {
      bar.pushItem(UINavigationItem(title: "\(index)"), animated: index % 3 != 0)
      if index % 2 == 0 { phone.advance(by: 0.1) }
      if index % 5 == 4 { bar.popItem(animated: true) }
      if index % 7 == 6 { bar.topItem?.prompt = "Wait" }
    }
    phone.advance(by: 2)
    #expect(bar.items?.count == 32)
    #expect(bar.topItem?.title == "38")
    #expect(phone.elements.contains { $0.label == "38" })
  }

  @Test("an item on two bars is shown by the last bar it was added to", .rule("R-NBAR-62"))
  func twoBars() {
    let other = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    let item = UINavigationItem(title: "Shared")
    phone.window.addSubview(bar)
    phone.window.addSubview(other)
    bar.items = [item]
    other.items = [item]
    bar.items = []
    item.title = "Changed"
    phone.advance(by: 0.1)
    #expect(phone.elements.contains { $0.label == "Changed" })
  }

  @Test(
    "a title view that is used twice, or is the bar itself, does no harm",
    .rule("R-NBAR-20")
  )
  func titleViews() {
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 900)
    )
    let (one, two) = (UINavigationItem(), UINavigationItem())
    one.titleView = view
    two.titleView = view
    phone.window.addSubview(bar)
    bar.items = [one, two]
    phone.advance(by: 0.1)
    bar.popItem(animated: true)
    phone.advance(by: 1)
    #expect(view.isDescendant(of: bar))
    #expect(view.bounds.width <= 320)
  }
}
