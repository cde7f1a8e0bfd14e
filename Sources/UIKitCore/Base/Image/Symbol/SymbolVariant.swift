/// The name of a symbol, divided into a drawing and the rules that make a variant of it.
///
///     person.crop.circle.badge.plus   person.crop.circle   badge "plus"
///     eye.slash.fill                  eye                  fill, slash
///     gear.circle.fill                gear                 circle (filled)
// R-SYM-1
struct SymbolVariant: Hashable {
  enum Enclosure: String, CaseIterable {
    case circle, square, rectangle, diamond, app, capsule, hexagon, seal, shield
  }

  enum Step: Hashable {
    case fill
    case enclosure(Enclosure, isFilled: Bool)
    case slash
    /// A badge with a sign, or a dot for `nil`.
    case badge(String?)
  }

  var base: String
  /// The rules in the order in which they are applied.
  var steps: [Step] = []

  /// Divides a name; the result is `nil` if no drawing is found.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isDrawn: A function that returns whether there is a drawing with a name.
  init?(_ name: String, isDrawn: (String) -> Bool) {
    if isDrawn(name) {
      base = name
      return
    }
    if let badge = Self.badge(of: name), let inner = SymbolVariant(badge.base, isDrawn: isDrawn) {
      guard badge.sign.map({ SymbolComposition.hasSign($0, isDrawn: isDrawn) }) ?? true else {
        return nil
      }
      self = inner
      steps.append(.badge(badge.sign))
      return
    }
    guard let dot = name.lastIndex(of: "."),
      let inner = SymbolVariant(String(name[..<dot]), isDrawn: isDrawn)
    else { return nil }
    self = inner
    switch name[name.index(after: dot)...] {
    case "fill": guard fill() else { return nil }
    case "slash": steps.append(.slash)
    case let word:
      guard let enclosure = Enclosure(rawValue: String(word)) else { return nil }
      steps.append(.enclosure(enclosure, isFilled: false))
    }
  }

  /// Fills the last enclosure, or the drawing itself; returns `false` if it is filled already.
  private mutating func fill() -> Bool {
    for index in steps.indices.reversed() {
      guard case .enclosure(let shape, let isFilled) = steps[index] else { continue }
      steps[index] = .enclosure(shape, isFilled: true)
      return !isFilled
    }
    guard steps.first != .fill else { return false }
    steps.insert(.fill, at: 0)
    return true
  }

  private static func badge(of name: String) -> (base: String, sign: String?)? {
    let triangle = ".trianglebadge.exclamationmark"
    if name.hasSuffix(triangle) {
      return (String(name.dropLast(triangle.count)), "exclamationmark.triangle")
    }
    if name.hasSuffix(".badge") { return (String(name.dropLast(6)), nil) }
    guard let range = name.range(of: ".badge.", options: .backwards) else { return nil }
    let sign = name[range.upperBound...]
    // The word belongs to the symbol instead of the sign, as in "bell.badge.fill".
    guard !["fill", "slash"].contains(sign.split(separator: ".").last ?? "") else { return nil }
    return (String(name[..<range.lowerBound]), String(sign))
  }
}
