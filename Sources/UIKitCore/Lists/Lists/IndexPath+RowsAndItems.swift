import Foundation

/// Index paths of table views and collection views: a section, and a row or item in it.
extension IndexPath {
  /// Creates an index path for a row of a table view.
  ///
  /// Negative values are accepted, but an index path with negative values can't be used with a
  /// table view.
  ///
  /// - Parameters:
  ///   - row: The position of the row in its section, from 0.
  ///   - section: The index of the section, from 0.
  public init(row: Int, section: Int) {
    // R-LST-1
    self.init(indexes: [section, row])
  }

  /// Creates an index path for an item of a collection view.
  ///
  /// The result is equal to that of `init(row:section:)`.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its section, from 0.
  ///   - section: The index of the section, from 0.
  public init(item: Int, section: Int) {
    // R-LST-1
    self.init(indexes: [section, item])
  }

  /// The index of the section, which is the first of the two indexes.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var section: Int {
    // R-LST-1, X-55
    get {
      expectTwoIndexes()
      return self[0]
    }
    set {
      expectTwoIndexes()
      self[0] = newValue
    }
  }

  /// The position of the row in its section, from 0, which is the second of the two indexes.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var row: Int {
    // R-LST-1, X-55
    get {
      expectTwoIndexes()
      return self[1]
    }
    set {
      expectTwoIndexes()
      self[1] = newValue
    }
  }

  /// The position of the item in its section, from 0; the same value as `row`.
  ///
  /// An index path that doesn't have exactly two indexes causes a trap, as on iOS.
  public var item: Int {
    // R-LST-1
    get { row }
    set { row = newValue }
  }

  private func expectTwoIndexes() {
    guard count != 2 else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "Invalid index path for use with UITableView. Index paths passed to table view must "
        + "contain exactly two indices specifying the section and row. Please use the category on "
        + "NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
    )
  }
}
