/// The products that the user wants to buy, in the order in which they were added.
struct Basket: Equatable {
  /// A product and its number of pieces.
  struct Line: Hashable, Identifiable {
    var product: Product
    var count: Int

    var id: Product.ID { product.id }
    var price: Price { Price(cents: product.price * count) }
  }

  /// Orders from this price on are delivered without costs.
  static let freeDelivery = Price(cents: 50_00)
  static let deliveryCosts = Price(cents: 4_90)
  static let mostPieces = 9

  private(set) var lines: [Line] = []

  var isEmpty: Bool { lines.isEmpty }

  /// The number of pieces.
  var count: Int { lines.map(\.count).reduce(0, +) }

  var subtotal: Price { Price(cents: lines.map(\.price.cents).reduce(0, +)) }

  var delivery: Price {
    subtotal.cents >= Self.freeDelivery.cents || isEmpty ? Price(cents: 0) : Self.deliveryCosts
  }

  var total: Price { Price(cents: subtotal.cents + delivery.cents) }

  mutating func add(_ product: Product, count: Int = 1) {
    let known = lines.first { $0.id == product.id }?.count ?? 0
    set(known + count, of: product)
  }

  /// Sets the number of pieces of a product; 0 removes it.
  mutating func set(_ count: Int, of product: Product) {
    let count = min(max(count, 0), Self.mostPieces)
    let index = lines.firstIndex { $0.id == product.id }
    switch (index, count) {
    case (let index?, 0): lines.remove(at: index)
    case (let index?, _): lines[index].count = count
    case (nil, 0): break
    case (nil, _): lines.append(Line(product: product, count: count))
    }
  }
}
