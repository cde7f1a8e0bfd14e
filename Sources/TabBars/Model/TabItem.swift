import UIKit

/// The contents of a tab on the bar: a value that is compared and replaced as a whole.
///
/// An item does not load the tab's page.
public struct TabItem: Identifiable, Equatable {
  /// The identifier of a tab, by which it is found and selected.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the identifier.
    public let name: String

    /// Creates an identifier.
    public init(_ name: String) { self.name = name }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { name = value }
  }

  /// The identifier, which has to be unique on a bar.
  ///
  /// If two items have the same identifier, the first one is used, with one diagnostic.
  public let id: ID
  // RDV-61, CYL-32
  /// The title.
  ///
  /// An item with `nil` or an empty title shows its image only, centered.
  public var title: String?
  // CYL-4, CYL-3
  /// The image; `nil` for none.
  ///
  /// Template images are drawn in the tint color.
  public var image: UIImage?
  /// The image while the tab is selected; `nil`, the default, for `image`.
  public var selectedImage: UIImage?
  // CYL-121
  /// A view that replaces the image and plays an animation when the tab is selected; `nil`, the
  /// default, for none.
  public var icon: (any AnimatedIcon)? {
    get { iconReference.object as? any AnimatedIcon }
    set { iconReference.object = newValue }
  }
  private var iconReference = ObjectReference()
  // CYL-123
  /// A view that temporarily covers the item; `nil`, the default, for none.
  public var cover: TabItemCover?
  /// The differences from the style of the bar.
  public var style = TabItemStyle()
  /// The badge; `nil`, the default, for none.
  public var badge: TabBadge?
  /// Whether the user can select the tab.
  ///
  /// Code can select it in any case. The default is `true`.
  public var isEnabled = true
  /// The accessibility label; `nil`, the default, for the title.
  public var accessibilityLabel: String?
  /// The accessibility value; `nil`, the default, for the badge.
  public var accessibilityValue: String?
  /// The accessibility hint.
  ///
  /// The default is `nil`.
  public var accessibilityHint: String?
  /// The accessibility identifier, for tests.
  ///
  /// The default is `nil`.
  public var accessibilityIdentifier: String?

  /// Creates an item.
  ///
  /// The title is the name of the identifier unless another one is given.
  public init(
    _ id: ID,
    title: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    badge: TabBadge? = nil
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badge = badge
  }

  /// Whether the item has a title.
  var hasTitle: Bool { title?.isEmpty == false }
}
