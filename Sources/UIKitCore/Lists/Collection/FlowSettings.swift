import Foundation

/// The values of a flow layout's configurable properties.
struct FlowSettings {
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var direction = UICollectionView.ScrollDirection.vertical
  var sectionInset = UIEdgeInsets.zero
  var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var pinsHeaders = false
  var pinsFooters = false

  var pins: Bool { pinsHeaders || pinsFooters }

  var axis: FlowAxis { FlowAxis(isHorizontal: direction == .horizontal) }

  /// The estimated item size, or `nil` if items have fixed sizes.
  var guess: CGSize? {
    guard estimatedItemSize != .zero else { return nil }
    return estimatedItemSize.width == .greatestFiniteMagnitude ? itemSize : estimatedItemSize
  }
}

/// Replaces invalid values from the app, with a warning.
enum FlowInput {
  static func length(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite, value >= 0 else {
      Log.warning(
        "UICollectionViewFlowLayout: \(name) \(value) is negative or not finite; 0 is used"
      )
      return 0
    }
    return value
  }

  static func size(_ size: CGSize, _ name: String) -> CGSize {
    CGSize(
      width: length(size.width, "the width in \(name)"),
      height: length(size.height, "the height in \(name)")
    )
  }

  /// Returns the insets, which may be negative, or zero if they aren't finite.
  static func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !insets.isFinite else { return insets }
    Log.warning("UICollectionViewFlowLayout: the section inset \(insets) is not finite; 0 is used")
    return .zero
  }
}
