import SimulatorKit
import Testing
import UIKit

@testable import Gallery

@Suite("Cards of places") @MainActor
struct CardStripTests {
  @Test(
    "a tap on the dots and a drag of the cards change both",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func pages(direction: UIUserInterfaceLayoutDirection) throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    phone.layoutDirection = direction
    let strip = CardStrip(
      cards: [Photograph(.coast, 1), Photograph(.hills, 3), Photograph(.city, 1)].map {
        ("Card", "Text", $0)
      }
    )
    strip.frame = CGRect(x: 0, y: 100, width: 393, height: CardStrip.height)
    phone.window.rootViewController = UIViewController()
    phone.window.rootViewController?.view.addSubview(strip)
    phone.advance(by: 0.1)
    let dots = try #require(strip.subviews.compactMap { $0 as? UIPageControl }.first)
    let cards = try #require(strip.subviews.compactMap { $0 as? UIScrollView }.first)
    let isRightToLeft = direction == .rightToLeft
    #expect(dots.currentPage == 0)
    #expect(cards.contentOffset.x == (isRightToLeft ? 786 : 0))

    phone.tap(at: CGPoint(x: isRightToLeft ? 40 : 353, y: 100 + CardStrip.height - 12))
    phone.advance(by: 0.02)
    #expect(dots.currentPage == 1)
    phone.advance(by: 1)
    #expect(dots.currentPage == 1)
    #expect(cards.contentOffset.x == 393)

    phone.press(at: CGPoint(x: isRightToLeft ? 60 : 340, y: 160))
    phone.slide(to: CGPoint(x: isRightToLeft ? 340 : 60, y: 160), duration: 0.2)
    phone.lift()
    phone.advance(by: 1)
    #expect(dots.currentPage == 2)
  }
}
