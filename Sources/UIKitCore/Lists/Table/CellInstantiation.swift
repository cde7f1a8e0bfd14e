/// Makes cells, headers and footers of classes that were registered.
///
/// Swift calls an initializer through a class value only where it is `required`, and subclasses would then have to spell that
/// out, which no iOS code does. A convenience initializer that no optimizer sees through finds the class's own.
@MainActor enum CellInstantiation {
  static func cell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: PlaceholderCell.Type.self).init(registered: identifier)
  }

  static func view(
    _ type: UITableViewHeaderFooterView.Type,
    _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: PlaceholderView.Type.self).init(registered: identifier)
  }

  private final class PlaceholderCell: UITableViewCell {}
  private final class PlaceholderView: UITableViewHeaderFooterView {}
}

extension UITableViewCell {
  @inline(never) @_optimize(none)
  fileprivate convenience init(registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableViewHeaderFooterView {
  @inline(never) @_optimize(none)
  fileprivate convenience init(registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
}
