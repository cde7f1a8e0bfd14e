import Foundation

/// Index paths of table views and collection views that are objects.
extension NSIndexPath {
  // R-LST-1
  /// Creates an index path for a row of a table view.
  ///
  /// - Parameters:
  ///   - row: The position of the row in its section, from 0.
  ///   - section: The index of the section, from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates an index path for an item of a collection view.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its section, from 0.
  ///   - section: The index of the section, from 0.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section, which is the first of the two indexes.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var section: Int { (self as IndexPath).section }

  /// The position of the row in its section, from 0, which is the second of the two indexes.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var row: Int { (self as IndexPath).row }

  /// The position of the item in its section, from 0; the same value as `row`.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var item: Int { row }
}
