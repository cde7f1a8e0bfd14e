extension UICollectionView {
  /// The members that can be reached by name.
  class var collectionViewMembers: [ObjectiveCMember] {
    [
      .property(\UICollectionView.dataSource, "dataSource"),
      .property(\UICollectionView.collectionViewLayout, "collectionViewLayout"),
      .property(\UICollectionView.backgroundView, "backgroundView"),
      .property(\UICollectionView.allowsSelection, "allowsSelection"),
      .property(\UICollectionView.allowsMultipleSelection, "allowsMultipleSelection"),
      .property(\UICollectionView.visibleCells, "visibleCells"),
      .property(\UICollectionView.indexPathsForSelectedItems, "indexPathsForSelectedItems"),
      .method(UICollectionView.reloadData, "reloadData"),
    ]
  }
}
