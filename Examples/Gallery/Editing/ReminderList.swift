import UIKit

/// A list of reminders with a name, a color and a symbol.
struct ReminderList: Hashable {
  let name: String
  let count: Int
  let symbol: String
  let color: UIColor

  static let mine = [
    ReminderList(name: "Home", count: 6, symbol: "house.fill", color: .systemBlue),
    ReminderList(name: "Groceries", count: 12, symbol: "cart.fill", color: .systemOrange),
    ReminderList(name: "Reading", count: 3, symbol: "book.fill", color: .systemPurple),
    ReminderList(name: "Garden", count: 4, symbol: "leaf.fill", color: .systemGreen),
    ReminderList(name: "Birthdays", count: 9, symbol: "gift.fill", color: .systemPink),
    ReminderList(name: "Work", count: 7, symbol: "briefcase.fill", color: .systemBrown),
  ]

  static let shared = [
    ReminderList(name: "Trip to Lisbon", count: 8, symbol: "airplane", color: .systemTeal),
    ReminderList(name: "Choir", count: 2, symbol: "music.note", color: .systemIndigo),
    ReminderList(name: "Boat Shed", count: 5, symbol: "sailboat.fill", color: .systemCyan),
  ]

  /// The symbol in white on a disc in the color of the list.
  @MainActor var badge: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
      UIImage(systemName: symbol, withConfiguration: configuration)?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
        .draw(centeredIn: bounds)
    }
  }
}
