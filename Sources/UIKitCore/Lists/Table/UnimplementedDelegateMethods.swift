/// The delegate methods that the app doesn't implement, which aren't called again.
///
/// Swift protocols have no optional methods, so the default implementations record that they were
/// called.
struct UnimplementedDelegateMethods: OptionSet {
  let rawValue: UInt16

  static let rowHeight = UnimplementedDelegateMethods(rawValue: 1 << 0)
  static let headerHeight = UnimplementedDelegateMethods(rawValue: 1 << 1)
  static let footerHeight = UnimplementedDelegateMethods(rawValue: 1 << 2)
  static let rowEstimate = UnimplementedDelegateMethods(rawValue: 1 << 3)
  static let headerEstimate = UnimplementedDelegateMethods(rawValue: 1 << 4)
  static let footerEstimate = UnimplementedDelegateMethods(rawValue: 1 << 5)
  static let headerView = UnimplementedDelegateMethods(rawValue: 1 << 6)
  static let footerView = UnimplementedDelegateMethods(rawValue: 1 << 7)
}

extension UITableView {
  /// Returns a default value, and records that the app doesn't implement the method.
  func isUnanswered<Answer>(_ question: UnimplementedDelegateMethods, by answer: Answer) -> Answer {
    contents.unanswered.insert(question)
    return answer
  }

  /// Calls a delegate method, and returns `nil` if the app doesn't implement it.
  func ask<Answer>(
    _ question: UnimplementedDelegateMethods,
    _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard !contents.unanswered.contains(question), let delegate else { return nil }
    let answer = call(delegate)
    return contents.unanswered.contains(question) ? nil : answer
  }
}
