import UIKit

/// A view of the app's over an item, in place of what it covers: "back to top" over the first tab, for instance. (CYL-123)
///
/// The item stays what it is: it is tapped and read aloud as before. Its badge is away meanwhile. One view belongs to one item.
public struct TabItemCover: Equatable {
  /// What is covered.
  public enum Part: Equatable, Sendable {
    /// The picture.
    case picture
    /// Picture and title.
    case item
  }

  /// The view.
  public var view: UIView
  /// What it covers.
  public var part: Part
  /// How large the view is; nil, the default, for as large as what it covers.
  public var size: CGSize?
  /// Moves its middle from that of what it covers, to the trailing end and down, in points.
  public var offset: UIOffset

  /// Describes a cover over the picture.
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
