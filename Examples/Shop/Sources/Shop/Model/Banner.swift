/// A recommendation above the products.
struct Banner: Hashable, Codable {
  var headline: String
  var title: String
  /// The product that the banner opens.
  var product: Product.ID
}
