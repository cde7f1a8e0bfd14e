import Foundation

extension UICollectionView {
  /// The kind of the supplementary views that are section headers in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the supplementary views that are section footers in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The categories of views in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A supplementary view, which shows information about a section, such as its title.
    case supplementaryView = 1
    /// A decoration view, which shows no data.
    case decorationView = 2
  }

  /// The scroll directions of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The positions of an item after scrolling to it.
  ///
  /// Combine at most one vertical and one horizontal position. An empty set scrolls by the shortest
  /// distance.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bit mask of the position.
    public let rawValue: UInt

    /// Creates a position from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

extension UICollectionView.ScrollPosition {
  /// The position along its axis, from 0 to 1, or `nil` for none.
  var fraction: CGFloat? {
    if contains(.left) || contains(.top) { return 0 }
    if contains(.right) || contains(.bottom) { return 1 }
    return isEmpty ? nil : 0.5
  }
}
