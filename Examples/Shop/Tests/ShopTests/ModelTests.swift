import Testing

@testable import Shop

@Suite("Model") struct ModelTests {
  private let store: ShopStore

  init() throws { store = try .bundled() }

  @Test("the basket counts pieces and adds prices")
  func basket() throws {
    let mug = try #require(store.product(withID: "mug"))
    var basket = Basket()
    basket.add(mug)
    basket.add(mug)
    #expect(basket.count == 2)
    #expect(basket.subtotal.description == "€36.00")
    #expect(basket.total.description == "€40.90")
    basket.add(mug, count: 20)
    #expect(basket.count == Basket.mostPieces)
    #expect(basket.delivery.cents == 0)
    basket.set(0, of: mug)
    #expect(basket.isEmpty && basket.total.cents == 0)
  }

  @Test("products are found by name, maker and category")
  func search() {
    #expect(store.products(matching: "northlight").count == 3)
    #expect(store.products(in: .kitchen).map(\.id) == ["mug", "gift"])
    #expect(store.products(in: .kitchen, matching: "lamp").isEmpty)
  }

  @Test("the first problem of an address is named")
  func addresses() {
    var address = Address()
    #expect(address.problem == .name)
    address.name = "Ada"
    address.email = "ada"
    #expect(address.problem == .email)
    address.email = "ada@lovelace.example"
    address.street = "Quay 1"
    address.postcode = "12"
    #expect(address.problem == .postcode)
    address.postcode = "1234"
    address.city = " "
    #expect(address.problem == .city)
    address.city = "Ellery"
    #expect(address.problem == nil)
  }
}
