import Foundation

/// The surroundings in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the layout's container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a layout's container.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply to the content, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section or a custom group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

/// The areas from which the insets of sections are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The area that the enclosing layout uses.
  case automatic = 0
  /// The bounds of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}
