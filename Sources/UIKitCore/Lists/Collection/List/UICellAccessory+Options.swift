import Foundation

extension UICellAccessory {
  /// The properties of a disclosure indicator.
  public struct DisclosureIndicatorOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The properties of a detail button.
  public struct DetailOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The properties of a check mark.
  public struct CheckmarkOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The properties of a delete button.
  public struct DeleteOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?
    /// The color of the disc, or `nil` for red.
    ///
    /// The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    ///   - backgroundColor: The color of the disc, or `nil` for red.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The properties of an insert button.
  public struct InsertOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?
    /// The color of the disc, or `nil` for green.
    ///
    /// The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    ///   - backgroundColor: The color of the disc, or `nil` for green.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The properties of a grip by which an item is dragged.
  public struct ReorderOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The properties of a selection mark.
  public struct MultiselectOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?
    /// The color of the disc, or `nil` for the tint color.
    ///
    /// The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    ///   - backgroundColor: The color of the disc, or `nil` for the tint color.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The properties of a disclosure button of an outline.
  public struct OutlineDisclosureOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The properties of a text.
  public struct LabelOptions: Equatable {
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up space.
    ///
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///
    /// The default value is `nil`.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory, or `nil` for its own.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?
    /// The font.
    ///
    /// The default value is `UIFont.preferredFont(forTextStyle: .body)`.
    public var font: UIFont

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for that of the accessory.
    ///   - tintColor: The color of the accessory, or `nil` for its own.
    ///   - font: The font.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = UIFont.preferredFont(forTextStyle: .body)
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }
}
