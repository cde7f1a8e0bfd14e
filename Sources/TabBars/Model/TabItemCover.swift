import UIKit

// CYL-123
/// A view that covers an item or its image, for example "back to top" over the first tab.
///
/// The item can still be tapped and is read by assistive technologies as before. Its badge is
/// hidden. A view can only belong to one item.
public struct TabItemCover: Equatable {
  /// The covered part of an item.
  public enum Part: Equatable, Sendable {
    /// The image.
    case picture
    /// The image and the title.
    case item
  }

  /// The view.
  public var view: UIView
  /// The covered part.
  public var part: Part
  /// The size of the view, or `nil` for the size of the covered part.
  ///
  /// The default value is `nil`.
  public var size: CGSize?
  /// The offset of the view's center from that of the covered part, toward the trailing edge and
  /// down, in points.
  public var offset: UIOffset

  /// Creates a cover over the image.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - part: The covered part. The default value is the image.
  ///   - size: The size of the view, or `nil` for the size of the covered part. The default value
  ///     is `nil`.
  ///   - offset: The offset of the view's center, in points. The default value is zero.
  public init(
    _ view: UIView,
    over part: Part = .picture,
    size: CGSize? = nil,
    offset: UIOffset = .zero
  ) {
    self.view = view
    self.part = part
    self.size = size
    self.offset = offset
  }
}
