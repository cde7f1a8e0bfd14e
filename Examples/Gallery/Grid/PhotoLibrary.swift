import UIKit

/// The photographs of the library, each with a number.
enum PhotoLibrary {
  /// A kind of photograph, for the filters.
  enum Kind: String, CaseIterable {
    case coast = "Coast"
    case hills = "Hills"
    case city = "City"
    case food = "Food"
  }

  /// The number of different photographs, after which they repeat.
  static let count = photographs.count

  static func photograph(_ number: Int) -> Photograph { photographs[number % count] }

  static func kind(of number: Int) -> Kind {
    switch photograph(number).subject {
    case .coast, .lake: .coast
    case .hills, .forest, .dunes: .hills
    case .city, .portrait: .city
    case .soup, .salad, .tart, .pancakes: .food
    }
  }

  private static let photographs = [
    Photograph(.coast, 1), Photograph(.hills, 2), Photograph(.tart, 0),
    Photograph(.lake, 0), Photograph(.city, 0), Photograph(.dunes, 0),
    Photograph(.forest, 2), Photograph(.portrait, 1), Photograph(.coast, 0),
    Photograph(.soup, 0), Photograph(.hills, 1), Photograph(.lake, 3),
    Photograph(.dunes, 1), Photograph(.coast, 3), Photograph(.salad, 0),
    Photograph(.forest, 3), Photograph(.portrait, 4), Photograph(.hills, 0),
    Photograph(.city, 1), Photograph(.lake, 1), Photograph(.pancakes, 0),
    Photograph(.coast, 4), Photograph(.hills, 3), Photograph(.forest, 0),
  ]
}
