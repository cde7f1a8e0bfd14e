/// A person to chat with.
struct Contact: Identifiable, Hashable {
  let id: String
  var name: String
  var status: String
  /// The index of the color behind the initials.
  var color = 0

  /// The first letters of the first and the last name.
  var initials: String {
    let words = name.split(separator: " ")
    return String([words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first })
  }

  /// The letter under which the contact is listed.
  var section: String {
    String(name.prefix(1)).uppercased()
  }
}
