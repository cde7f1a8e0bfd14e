import Foundation

/// Identifies a view of a collection view by category, kind and index path.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, nil, path) }

  /// Returns whether the element precedes another one in reading order: by section, with the header
  /// first and the footer last.
  func comes(before other: CollectionElement) -> Bool {
    if path.first != other.path.first { return (path.first ?? -1) < (other.path.first ?? -1) }
    if rank != other.rank { return rank < other.rank }
    return path < other.path
  }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .supplementaryView: kind == UICollectionView.elementKindSectionFooter ? 3 : 1
    case .cell: 2
    }
  }
}
