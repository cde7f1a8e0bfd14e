import Foundation

extension UICollectionView {
  /// The kind of the views above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What a view in a collection is there for.
  public enum ElementCategory: UInt, Sendable {
    /// It shows an item.
    case cell = 0
    /// It shows something about a section, such as its title.
    case supplementaryView = 1
    /// It shows no data.
    case decorationView = 2
  }

  /// Which way content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Where in the view an item is to stand; a place for each direction, or none.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a position from the sum of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
