import Foundation

/// The products, the basket and the favorites.
///
/// The store doesn't know views. Those who show its content observe it with ``observe(with:_:)``.
final class ShopStore {
  /// The store of the app.
  static let shared = (try? ShopStore.bundled()) ?? ShopStore(products: [], banners: [])

  let products: [Product]
  let banners: [Banner]
  var basket = Basket() {
    didSet { if basket != oldValue { notify() } }
  }
  var favorites: Set<Product.ID> = [] {
    didSet { if favorites != oldValue { notify() } }
  }
  private(set) var orders: [(basket: Basket, address: Address)] = []

  private var observers: [Observer] = []

  init(products: [Product], banners: [Banner]) {
    self.products = products
    self.banners = banners
  }

  /// Creates a store with the products in the app's resources.
  ///
  /// - Returns: The store.
  /// - Throws: The error of reading the file.
  static func bundled() throws -> ShopStore {
    guard let url = Bundle.module.url(forResource: "Products", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let file = try JSONDecoder().decode(ProductFile.self, from: Data(contentsOf: url))
    return ShopStore(products: file.products, banners: file.banners)
  }

  func product(withID id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  /// The products of a category, or all, that match a term.
  func products(in category: Product.Category? = nil, matching term: String = "") -> [Product] {
    products.filter {
      (category == nil || $0.category == category) && (term.isEmpty || $0.matches(term))
    }
  }

  /// Orders what is in the basket, which is empty then.
  func placeOrder(to address: Address) {
    orders.append((basket, address))
    basket = Basket()
  }

  // MARK: Observing

  /// Calls a closure after each change, as long as the observer exists.
  ///
  /// - Parameters:
  ///   - observer: The object that shows the content. It is not retained.
  ///   - change: The closure.
  func observe<Object: AnyObject>(
    with observer: Object,
    _ change: @escaping (Object) -> Void
  ) {
    observers.append(
      Observer(object: observer) { [weak observer] in observer.map(change) }
    )
  }

  private func notify() {
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.notify() }
  }

  private struct Observer {
    weak var object: AnyObject?
    let notify: () -> Void
  }
}

/// The file `Products.json`.
private struct ProductFile: Decodable {
  let products: [Product]
  let banners: [Banner]
}
