/// Creates cells, headers and footers of registered classes.
///
/// Swift can call an initializer through a metatype only if it is `required`. Subclasses would then
/// have to declare it, which iOS code doesn't do. A convenience initializer that isn't optimized
/// dispatches to the designated initializer of the class instead.
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
