import Foundation

/// What tables and collections call the two numbers of an index path.
extension IndexPath {
  /// Points at a row of a table.
  ///
  /// Negative numbers are allowed here and are an error where the path is used. (R-LST-1)
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Points at an item of a collection; the same as a row. (R-LST-1)
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The group of rows or items that is pointed into, the first of two numbers.
  ///
  /// A path that does not have exactly two numbers traps, as on iOS. (R-LST-1, X-55)
  public var section: Int {
    get {
      expectTwoIndexes()
      return self[0]
    }
    set {
      expectTwoIndexes()
      self[0] = newValue
    }
  }

  /// The position in the section, counted from 0.
  ///
  /// A path that does not have exactly two numbers traps, as on iOS. (R-LST-1, X-55)
  public var row: Int {
    get {
      expectTwoIndexes()
      return self[1]
    }
    set {
      expectTwoIndexes()
      self[1] = newValue
    }
  }

  /// The position in the section by the name that collections use; the same number as `row`. (R-LST-1)
  public var item: Int {
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
