import Foundation

/// The appearance of the separators of a list's rows.
public struct UIListSeparatorConfiguration: Hashable {
  // R-LC-4
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list decides, by its appearance and the position of the row.
    case automatic = 0
    /// The separator is shown.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// Insets for which the list uses its own values.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Creates the separators of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator at the top of a row.
  ///
  /// The default value is ``Visibility/automatic``.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator at the bottom of a row.
  ///
  /// The default value is ``Visibility/automatic``.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator at the top of a row, in points; top and bottom are ignored.
  ///
  /// The default value is ``automaticInsets``.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator at the bottom of a row, in points; top and bottom are ignored.
  ///
  /// The default value is ``automaticInsets``.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color.
  ///
  /// The default value is `separator`.
  public var color = UIColor.separator
}
