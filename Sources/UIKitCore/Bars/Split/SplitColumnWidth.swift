/// The preferred, smallest and largest width of a column.
struct SplitColumnWidth: Equatable {
  // R-SPL-10

  /// The value of properties for which the default is used.
  static let automatic: CGFloat = -.greatestFiniteMagnitude

  /// The preferred width in points.
  var preferred = automatic
  /// The preferred width as a part of the view's width, which is used without a width in points.
  var fraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// Returns the width in a view of a given width.
  ///
  /// - Parameters:
  ///   - total: The width of the view.
  ///   - standard: The width and the largest width if the application prefers none.
  /// - Returns: The width, in points.
  func width(in total: CGFloat, standard: CGFloat) -> CGFloat {
    var width = standard
    if fraction != Self.automatic { width = total * fraction }
    if preferred != Self.automatic { width = preferred }
    let largest = maximum == Self.automatic ? largestWidth(standard: standard) : maximum
    width = min(width, largest)
    if minimum != Self.automatic { width = max(width, minimum) }
    return min(max(width, 0), max(total, 0))
  }

  /// A width in points is its own limit, a fraction is limited by the standard width.
  private func largestWidth(standard: CGFloat) -> CGFloat {
    preferred == Self.automatic ? max(standard, SplitMetrics.primaryWidth) : preferred
  }

  /// Returns a value that an application assigns to a property; `nil` if it is invalid.
  static func checked(_ value: CGFloat) -> CGFloat? {
    value == automatic || (value.isFinite && value >= 0) ? value : nil
  }
}
