import SimulatorKit
import Testing
import UIKit

@testable import Shop

@Suite("Shopping", .serialized) @MainActor struct ShopTests {
  @Test("a product goes from the grid into the basket")
  func buying() throws {
    let phone = try Phone()
    #expect(phone.badge == nil)
    try phone.tap("Harbor Mug")
    try phone.simulator.increment("Quantity")
    try phone.tap("Add to Basket")
    #expect(phone.badge == "2")

    try phone.tap("Basket", in: .tabBar)
    #expect(phone.shows("€40.90"))
    try phone.simulator.increment("Quantity of Harbor Mug")
    phone.simulator.advance(by: 0.5)
    #expect(phone.badge == "3")
    #expect(phone.shows("Free"))
  }

  @Test("categories and the search choose products")
  func choosing() throws {
    let phone = try Phone()
    try phone.tap("Kitchen")
    #expect(phone.shows("Gift Box"))
    #expect(!phone.shows("Lantern"))
    try phone.tap("Kitchen")
    try phone.tap("Products and Makers")
    phone.type("bicycle")
    #expect(phone.shows("Pier Bicycle"))
    #expect(!phone.shows("Harbor Mug"))
    phone.type("zz")
    #expect(phone.shows("No Results for “bicyclezz”"))
  }

  @Test("a banner opens its product, and the next one is a swipe away")
  func banners() throws {
    let phone = try Phone()
    let frame = try phone.simulator.element(.label("Light for long evenings")).frame
    phone.simulator.drag(
      from: CGPoint(x: 320, y: frame.midY),
      to: CGPoint(x: 80, y: frame.midY),
      duration: 0.2
    )
    phone.simulator.advance(by: 1)
    try phone.tap("Out in any weather")
    #expect(phone.shows("Storm Umbrella"))
  }

  @Test("a picture is zoomed by pinching and by a double tap")
  func zooming() throws {
    let phone = try Phone()
    try phone.tap("Harbor Mug")
    try phone.tap("Picture 1 of Harbor Mug")
    let before = try phone.simulator.element(.label("Picture")).frame.width
    phone.simulator.pinch(at: CGPoint(x: 200, y: 400), scale: 2)
    phone.simulator.advance(by: 0.5)
    #expect(try phone.simulator.element(.label("Picture")).frame.width > before * 1.5)

    for _ in 0..<2 { phone.simulator.tap(at: CGPoint(x: 200, y: 400)) }
    phone.simulator.advance(by: 1)
    #expect(try phone.simulator.element(.label("Picture")).frame.width == before)
    try phone.tap("Close")
    #expect(phone.shows("Add to Basket"))
  }

  @Test("an order needs an address")
  func ordering() throws {
    let phone = try Phone()
    phone.store.basket.add(try #require(phone.store.product(withID: "lamp")))
    try phone.tap("Basket", in: .tabBar)
    try phone.tap("Checkout")
    try phone.tap("Order")
    #expect(phone.shows("Please enter a valid name."))
    try phone.tap("OK")
    phone.type("Ada Lovelace\nada@lovelace.example\nQuay 1\n1234\nEllery\n")
    try phone.tap("Order")
    #expect(phone.shows("Your order of €64.00 will arrive in three days."))
    try phone.tap("OK")
    #expect(phone.store.orders.first?.address.city == "Ellery")
    #expect(phone.badge == nil)
    #expect(phone.shows("Your Basket Is Empty"))
    try phone.tap("Go to the Shop")
    #expect(phone.tabs.selectedIndex == 0)
  }

  @Test("a swipe removes a product from the basket")
  func removing() throws {
    let phone = try Phone()
    phone.store.basket.add(try #require(phone.store.product(withID: "lamp")))
    try phone.tap("Basket", in: .tabBar)
    let frame = try phone.simulator.element(.label("Lantern")).frame
    let y = frame.midY
    phone.simulator.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), rest: 0.2)
    phone.simulator.advance(by: 0.5)
    try phone.tap("Remove")
    #expect(phone.store.basket.isEmpty)
  }

  @Test("favorites are kept")
  func favorites() throws {
    let phone = try Phone()
    try phone.tap("Lantern")
    try phone.tap("Add to Favorites")
    try phone.tap("Favorites", in: .tabBar)
    #expect(phone.shows("Lantern, €64.00"))
  }

  @Test("leaving the checkout keeps the basket")
  func leavingCheckout() throws {
    let phone = try Phone()
    phone.store.basket.add(try #require(phone.store.product(withID: "lamp")))
    try phone.tap("Basket", in: .tabBar)
    try phone.tap("Checkout")
    #expect(phone.shows("Delivery Address"))
    try phone.tap("Cancel")
    #expect(phone.tabs.presentedViewController == nil)
    #expect(phone.shows("Lantern"))
  }

  @Test("a favorite opens its product")
  func openingFavorites() throws {
    let phone = try Phone()
    phone.store.favorites.insert("lamp")
    try phone.tap("Favorites", in: .tabBar)
    try phone.tap("Lantern, €64.00")
    #expect(phone.shows("Add to Basket"))
    let stack = phone.tabs.selectedViewController as? UINavigationController
    #expect((stack?.topViewController as? ProductViewController)?.productID == "lamp")
  }

  @Test("a pad has more columns")
  func pad() throws {
    let pad = try Phone(.iPadPro11)
    let frames = ["Harbor Mug", "Lantern", "Dock Backpack", "Tide Almanac"].compactMap {
      try? pad.simulator.element(.label($0)).frame
    }
    #expect(frames.count == 4)
    #expect(Set(frames.map(\.minY)).count == 1)
  }
}
