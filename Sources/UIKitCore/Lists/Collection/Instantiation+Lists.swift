import Foundation

@MainActor extension Instantiation {
  // R-CON-50
  /// Returns a new object of a class, created with `init(style:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - style: The style of the table.
  /// - Returns: The object.
  public static func object<Object: UITableViewController>(
    of type: Object.Type,
    style: UITableView.Style
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderTableViewController.Type.self).init(
      instantiating: style
    )
    return unsafeDowncast(made as UITableViewController, to: Object.self)
  }

  // R-CON-50
  /// Returns a new object of a class, created with `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - style: The style of the cell.
  ///   - reuseIdentifier: The reuse identifier, or `nil`.
  /// - Returns: The object.
  public static func object<Object: UITableViewCell>(
    of type: Object.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderTableViewCell.Type.self).init(
      instantiating: style,
      reuseIdentifier
    )
    return unsafeDowncast(made as UITableViewCell, to: Object.self)
  }

  // R-CON-50
  /// Returns a new object of a class, created with `init(collectionViewLayout:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - collectionViewLayout: The layout of the collection.
  /// - Returns: The object.
  public static func object<Object: UICollectionViewController>(
    of type: Object.Type,
    collectionViewLayout: UICollectionViewLayout
  ) -> Object {
    let made = unsafeBitCast(type, to: PlaceholderCollectionViewController.Type.self).init(
      instantiating: collectionViewLayout
    )
    return unsafeDowncast(made as UICollectionViewController, to: Object.self)
  }
}

// Final classes, for which the compiler accepts calls of initializers through a metatype.
private final class PlaceholderTableViewController: UITableViewController {}
private final class PlaceholderTableViewCell: UITableViewCell {}
private final class PlaceholderCollectionViewController: UICollectionViewController {}

extension UITableViewController {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating style: UITableView.Style) {
    self.init(style: style)
  }
}

extension UITableViewCell {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UICollectionViewController {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }
}
