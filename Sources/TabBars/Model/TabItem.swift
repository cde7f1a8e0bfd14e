import UIKit

/// The contents of a tab on the bar, as a value.
///
/// Changing an item doesn't load the page of the tab.
public struct TabItem: Identifiable, Equatable {
  /// The identifier of a tab, which is used to find and select the tab.
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
  /// If two items have the same identifier, the first one is used, and a diagnostic is reported.
  public let id: ID
  // RDV-61, CYL-32
  /// The title.
  ///
  /// If the title is `nil` or empty, only the image is shown, centered.
  public var title: String?
  // CYL-4, CYL-3
  /// The image, or `nil` for none.
  ///
  /// Template images are drawn in the tint color.
  public var image: UIImage?
  /// The image while the tab is selected, or `nil` for `image`.
  ///
  /// The default value is `nil`.
  public var selectedImage: UIImage?
  // CYL-121
  /// An icon that replaces the image and plays an animation when the tab is selected, or `nil` for
  /// none.
  ///
  /// The default value is `nil`.
  public var icon: (any AnimatedIcon)? {
    get { iconReference.object as? any AnimatedIcon }
    set { iconReference.object = newValue }
  }
  private var iconReference = ObjectReference()
  // CYL-123
  /// A view that temporarily covers the item, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var cover: TabItemCover?
  /// The values that differ from the style of the bar.
  ///
  /// The default value is an empty style.
  public var style = TabItemStyle()
  /// The badge, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var badge: TabBadge?
  /// A Boolean value that indicates whether the user can select the tab.
  ///
  /// A disabled tab can still be selected by code. The default value is `true`.
  public var isEnabled = true
  /// The accessibility label, or `nil` for the title.
  ///
  /// The default value is `nil`.
  public var accessibilityLabel: String?
  /// The accessibility value, or `nil` for the badge.
  ///
  /// The default value is `nil`.
  public var accessibilityValue: String?
  /// The accessibility hint.
  ///
  /// The default value is `nil`.
  public var accessibilityHint: String?
  /// The accessibility identifier, for tests.
  ///
  /// The default value is `nil`.
  public var accessibilityIdentifier: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - title: The title, or `nil` for none. The default value is `nil`.
  ///   - image: The image. The default value is `nil`.
  ///   - selectedImage: The image while the tab is selected, or `nil` for `image`. The default
  ///     value is `nil`.
  ///   - badge: The badge. The default value is `nil`.
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
