import UIKit

/// What a tab shows on the bar: a value, compared and replaced as a whole.
///
/// Nothing of it needs the tab's page to be loaded.
public struct TabItem: Identifiable, Equatable {
  /// The name of a tab, by which it is found and selected.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Names a tab.
    public init(_ name: String) { self.name = name }

    /// Names a tab in the program's text.
    public init(stringLiteral value: String) { name = value }
  }

  /// The name; unique on a bar.
  ///
  /// Of two items with one name the first counts, with one diagnostic.
  public let id: ID
  /// The title; nil, or empty, for an item that is its picture alone, which then stands in the middle. (RDV-61, CYL-32)
  public var title: String?
  /// The picture; nil for none. (CYL-4)
  ///
  /// Its rendering mode counts: templates take the tint. (CYL-3)
  public var image: UIImage?
  /// The picture while the tab is selected; nil, the default, for the same.
  public var selectedImage: UIImage?
  /// What stands in place of the picture and plays when the tab is selected; nil, the default, for nothing. (CYL-121)
  public var icon: (any AnimatedIcon)? {
    get { iconReference.object as? any AnimatedIcon }
    set { iconReference.object = newValue }
  }
  private var iconReference = ObjectReference()
  /// What covers the item for the time being; nil, the default, for nothing. (CYL-123)
  public var cover: TabItemCover?
  /// What differs from the style of the bar.
  public var style = TabItemStyle()
  /// The badge; nil, the default, for none.
  public var badge: TabBadge?
  /// Whether a finger can select the tab, as code can in any case; true by default.
  public var isEnabled = true
  /// What is read aloud; nil, the default, for the title.
  public var accessibilityLabel: String?
  /// What is read after the label; nil, the default, for the badge.
  public var accessibilityValue: String?
  /// What is read last, to explain; nil by default.
  public var accessibilityHint: String?
  /// Names the item for tests; nil by default.
  public var accessibilityIdentifier: String?

  /// Describes a tab; it is called by its name unless it has another title.
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

  /// Whether the item is its picture alone.
  var hasTitle: Bool { title?.isEmpty == false }
}
