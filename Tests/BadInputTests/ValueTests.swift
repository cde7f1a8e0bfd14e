import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: values") @MainActor
struct ValueTests {
  private nonisolated static let badNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -40, .greatestFiniteMagnitude,
  ]

  @Test(
    "a view with an invalid frame does not affect other views",
    .rule("R-BAD-1"),
    arguments: badNumbers
  )
  func frames(number: CGFloat) {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    let odd = UILabel(frame: CGRect(x: 10, y: 10, width: number, height: number))
    odd.text = "odd"
    let plain = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    plain.backgroundColor = .red
    page.view.backgroundColor = .white
    page.view.addSubview(odd)
    page.view.addSubview(plain)

    phone.window.rootViewController = page
    odd.frame = CGRect(x: number, y: number, width: 20, height: 20)
    odd.bounds.size = CGSize(width: 20, height: number)
    phone.advance(by: 0.1)

    #expect(phone.color(at: CGPoint(x: 25, y: 125)) == [255, 0, 0])
    #expect(phone.color(at: CGPoint(x: 200, y: 125)) == [255, 255, 255])
  }

  @Test("invalid image files and data return nil", .rule("R-BAD-2"))
  func images() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])) == nil)
  }

  @Test("a very large icon stays centered and does not widen the bar", .rule("R-BAD-3"))
  func hugeIcon() {
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 1200, height: 900)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1200, height: 900))
    }
    let tabs = tabBarController(titles: ["One", "Two"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs
    let before = buttonFrames(of: tabs)

    tabs.viewControllers?[0].tabBarItem.image = huge
    phone.advance(by: 0.1)

    #expect(buttonFrames(of: tabs) == before)
    #expect(tabs.tabBar.frame.width == phone.window.bounds.width)
  }

  @Test(
    "titles of any content do not change the layout of the buttons",
    .rule("R-BAD-4", "R-BAD-5", "R-BAD-6"),
    arguments: [
      nil, "", String(repeating: "long ", count: 200), "👩‍👩‍👧‍👦🏳️‍🌈", "المفضلة", "频道一", "a\nb", "\u{0}",
    ]
  )
  func titles(title: String?) {
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs
    let before = buttonFrames(of: tabs)

    tabs.viewControllers?[1].tabBarItem.title = title
    phone.advance(by: 0.1)

    #expect(buttonFrames(of: tabs) == before)
    #expect(tabs.selectedIndex == 0)
    for label in labels(in: tabs.tabBar) {
      let width = label.superview?.bounds.width ?? 0
      #expect(label.frame.width <= width)
    }
  }

  @Test("without children the bar is empty and nothing is selected", .rule("R-BAD-7", "R-SEL-33"))
  func noChildren() {
    let tabs = tabBarController(titles: ["One", "Two"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs

    tabs.viewControllers = nil
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.items?.isEmpty != false)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)

    tabs.viewControllers = []
    phone.advance(by: 0.1)
    #expect(tabs.selectedIndex == NSNotFound)
  }
}
