import QuartzCore

/// A visible view of a section, whose appearance can be changed while it scrolls.
///
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` receives visible items.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order of overlapping views; those with higher values are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the view is hidden.
  var isHidden: Bool { get set }
  /// The center in the content, in points.
  var center: CGPoint { get set }
  /// The affine transform.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform.
  var transform3D: CATransform3D { get set }
  /// The name of the item, which is that of its kind.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in the content, in points.
  var frame: CGRect { get }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A visible item that changes layout attributes.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
