/// Where an order is delivered to.
struct Address: Equatable {
  var name = ""
  var email = ""
  var street = ""
  var postcode = ""
  var city = ""

  /// A part of the address that is missing or wrong.
  enum Problem: String {
    case name, email, street, postcode, city
  }

  /// The first part that is missing or wrong, or `nil`.
  var problem: Problem? {
    if isBlank(name) { return .name }
    if !email.contains(#/^[^@\s]+@[^@\s]+\.[^@\s]+$/#) { return .email }
    if isBlank(street) { return .street }
    if !postcode.contains(#/^\d{4,5}$/#) { return .postcode }
    return isBlank(city) ? .city : nil
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
