import Foundation

/// The width or height of an item, a group or a supplementary item.
///
/// ```swift
/// let size = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1 / 3),
///   heightDimension: .absolute(120)
/// )
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  // R-CMP-1
  let length: LayoutLength

  init(_ kind: LayoutLength.Kind, _ value: CGFloat, _ name: String) {
    length = LayoutLength(kind: kind, value: LayoutInput.length(value, name))
    super.init()
  }

  /// Returns a dimension that is a fraction of the container's width.
  ///
  /// Fractions that are negative or not finite are treated as 0, with a warning.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth, "fractionalWidth")
  }

  /// Returns a dimension that is a fraction of the container's height.
  ///
  /// Fractions that are negative or not finite are treated as 0, with a warning.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight, "fractionalHeight")
  }

  /// Returns a dimension of a number of points.
  ///
  /// Lengths that are negative or not finite are treated as 0, with a warning.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension, "absolute")
  }

  /// Returns a dimension that the view determines when it appears.
  ///
  /// - Parameter estimatedDimension: The length in points until the view has appeared. Lengths that
  ///   are negative or not finite are treated as 0, with a warning.
  /// - Returns: The dimension.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension, "estimated")
  }

  // R-CMP-16
  /// Returns a dimension of the largest of the items in a group that have such a dimension.
  ///
  /// The views determine their lengths when they appear, as with ``estimated(_:)``.
  ///
  /// - Parameter estimate: The length in points until the view has appeared. Lengths that are
  ///   negative or not finite are treated as 0, with a warning.
  /// - Returns: The dimension.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate, "uniformAcrossSiblings")
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { length.kind == .fractionOfWidth }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { length.kind == .fractionOfHeight }

  /// A Boolean value that indicates whether the dimension is a number of points.
  open var isAbsolute: Bool { length.kind == .absolute }

  /// A Boolean value that indicates whether the view determines the dimension.
  open var isEstimated: Bool { length.kind == .estimated }

  /// A Boolean value that indicates whether the dimension is that of the largest item in the group.
  open var isUniformAcrossSiblings: Bool { length.kind == .uniform }

  /// The fraction, or the length in points.
  open var dimension: CGFloat { length.value }
}

/// The width and height of an item, a group or a supplementary item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

/// Replaces invalid values from the app, with a warning.
enum LayoutInput {
  static func length(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite, value >= 0 else {
      Log.warning("NSCollectionLayout: \(name) \(value) is negative or not finite; 0 is used")
      return 0
    }
    return value
  }

  static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let isFinite =
      insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
      && insets.trailing.isFinite
    guard !isFinite else { return insets }
    Log.warning("NSCollectionLayout: the insets \(insets) are not finite; 0 is used")
    return .zero
  }
}
