/// What a delegate was asked and did not answer, since the protocol's default did; it is not asked that again.
///
/// Optional methods that are not there look like any other here, so the defaults say that they are the defaults.
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
  /// Gives a default answer and remembers that it is one.
  func isUnanswered<Answer>(_ question: UnimplementedDelegateMethods, by answer: Answer) -> Answer {
    contents.unanswered.insert(question)
    return answer
  }

  /// Asks the delegate; nil where it has nothing to say.
  func ask<Answer>(
    _ question: UnimplementedDelegateMethods,
    _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard !contents.unanswered.contains(question), let delegate else { return nil }
    let answer = call(delegate)
    return contents.unanswered.contains(question) ? nil : answer
  }
}
