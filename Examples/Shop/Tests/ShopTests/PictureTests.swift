import SimulatorKit
import Testing
import UIKit

@testable import Shop

/// Draws the app in the appearances that people use, and compares nothing.
@Suite("Pictures", .serialized) @MainActor struct PictureTests {
  @Test("phone", arguments: [UIUserInterfaceStyle.light, .dark])
  func phone(style: UIUserInterfaceStyle) throws {
    let suffix = style == .dark ? "-dark" : ""
    let phone = try Phone()
    phone.simulator.userInterfaceStyle = style
    try phone.picture("phone-shop" + suffix)
    try phone.tap("Harbor Mug")
    try phone.picture("phone-product" + suffix)
    try phone.tap("Add to Basket")
    phone.store.basket.add(try #require(phone.store.product(withID: "lamp")), count: 2)
    try phone.tap("Basket", in: .tabBar)
    try phone.picture("phone-basket" + suffix)
    try phone.tap("Checkout")
    try phone.tap("Name")
    phone.type("Ada")
    phone.simulator.advance(by: 1)
    try phone.picture("phone-checkout" + suffix)
  }

  @Test("other pages")
  func pages() throws {
    let phone = try Phone()
    try phone.tap("Basket", in: .tabBar)
    try phone.picture("phone-empty")
    try phone.tap("Shop", in: .tabBar)
    try phone.tap("Outdoors")
    try phone.picture("phone-category")
    let pad = try Phone(.iPadPro11)
    try pad.picture("pad-shop")
    try pad.tap("Lantern")
    try pad.picture("pad-product")
  }
}
