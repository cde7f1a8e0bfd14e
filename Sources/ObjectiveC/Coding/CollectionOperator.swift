import Foundation

/// Key paths through arrays, and the operators that combine the values of the elements.
enum CollectionOperator {
  // R-KV-6
  /// Returns the values of the elements at a key path, or the result of an operator.
  static func value(of elements: [Any], at path: String) -> Any? {
    guard path.hasPrefix("@") else {
      return elements.map { KeyValueCoding.element($0, at: path) ?? NSNull() }
    }
    let (name, rest) = KeyValueCoding.split(path)
    if name == "@count" { return NSNumber(value: elements.count) }
    let values = elements.compactMap { KeyValueCoding.element($0, at: rest ?? "self") }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return extreme(of: values, isGreatest: true)
    case "@min": return extreme(of: values, isGreatest: false)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      return values.reduce(into: [Any]()) { unique, value in
        if !unique.contains(where: { isEqual($0, value) }) { unique.append(value) }
      }
    default:
      Misuse.raise(
        reason: "[<NSArray> valueForKeyPath:]: this class does not implement the "
          + "\(name.dropFirst()) operation."
      )
    }
  }

  /// Returns the greatest or the least value; `nil` if the values cannot be compared.
  private static func extreme(of values: [Any], isGreatest: Bool) -> Any? {
    let texts = values.compactMap { $0 as? String }
    if texts.count == values.count { return isGreatest ? texts.max() : texts.min() }
    let numbers = values.compactMap { value in
      (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSinceReferenceDate
    }
    guard numbers.count == values.count else { return nil }
    let order = numbers.indices
    let found =
      isGreatest
      ? order.max { numbers[$0] < numbers[$1] } : order.min { numbers[$0] < numbers[$1] }
    return found.map { values[$0] }
  }

  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }
}
