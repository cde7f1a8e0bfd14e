import Foundation

/// Something that the shop sells.
struct Product: Identifiable, Hashable, Codable {
  let id: String
  var name: String
  var maker: String
  /// The price of one piece in cents.
  var price: Int
  var category: Category
  var details: String
  /// The name of the symbol on the pictures.
  var symbol: String
  /// The hue of the pictures, from 0 to 1.
  var hue: Double
  /// The number of pictures.
  var pictures: Int

  /// A group of products.
  enum Category: String, CaseIterable, Codable {
    case kitchen, home, outdoors, desk

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The name of the symbol in lists.
    var symbol: String {
      switch self {
      case .kitchen: "fork.knife"
      case .home: "house"
      case .outdoors: "leaf"
      case .desk: "pencil"
      }
    }
  }

  /// Whether the name, the maker or the category contains a term.
  func matches(_ term: String) -> Bool {
    [name, maker, category.title].contains {
      $0.range(of: term, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
