import UIKit

/// A person with telephone numbers and an address for mail.
struct Person {
  let given: String
  let family: String
  let mobile: String
  let home: String

  var name: String { "\(given) \(family)" }

  /// The first letters of both names.
  var monogram: String { "\(given.prefix(1))\(family.prefix(1))" }

  var mail: String {
    "\(given.lowercased().folding(options: .diacriticInsensitive, locale: nil))@example.org"
  }

  static var byLetter: [(letter: String, people: [Person])] {
    let people = names.enumerated().map { index, name in
      Person(
        given: name.0,
        family: name.1,
        mobile: "(206) 555-0\(100 + index)",
        home: "(206) 555-0\(150 + index)"
      )
    }
    return Dictionary(grouping: people) { String($0.family.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.family < $1.family }) }
  }

  private static let names = [
    ("Amara", "Adeyemi"), ("Jonas", "Albrecht"), ("Lucía", "Alonso"), ("Noor", "Bakker"),
    ("Marta", "Bauer"), ("Ewa", "Bielska"), ("Kofi", "Boateng"), ("Aiko", "Chiba"),
    ("Pierre", "Colin"), ("Sofia", "Costa"), ("Ravi", "Das"), ("Greta", "Dahl"),
    ("Nina", "Ebert"), ("Omar", "Farouk"), ("Elena", "Ferri"), ("Hugo", "Garnier"),
    ("Mei", "Huang"), ("Sven", "Holm"), ("Anya", "Ivanova"), ("Kenji", "Ito"),
    ("Lena", "Jansen"), ("Tomás", "Lima"), ("Zoë", "Martin"), ("Iris", "Moreau"),
    ("Paul", "Neumann"), ("Yuki", "Ono"), ("Chidi", "Okafor"), ("Ines", "Pires"),
    ("Clara", "Roth"), ("Selim", "Sahin"), ("Maja", "Vogel"), ("Tariq", "Zaman"),
  ]
}
