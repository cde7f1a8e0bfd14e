/// The texts of rows for assistive technology.
@MainActor enum SpokenTexts {
  /// Returns the texts of the labels in a view, or `nil` if there are none.
  static func text(in view: UIView, without excluded: UILabel? = nil) -> String? {
    let texts = labels(in: view).filter { $0 !== excluded }
      .compactMap { $0.accessibilityLabel ?? $0.text }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns the text of a row, or an empty string.
  static func ofRow(_ row: UIView?) -> String {
    if let cell = row as? UITableViewCell { return cell.spokenTexts ?? "" }
    return row?.accessibilityLabel ?? ""
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.filter { !$0.isHidden && !($0 is UIControl) }
      .flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}
