import Foundation

/// An amount of money in cents.
struct Price: Hashable, CustomStringConvertible {
  var cents: Int

  var description: String {
    let euros = cents / 100
    let rest = cents % 100
    return "€\(euros).\(rest < 10 ? "0" : "")\(rest)"
  }
}
