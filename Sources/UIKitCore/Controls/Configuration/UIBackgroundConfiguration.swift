import Foundation

/// A description of the background of a cell, header, footer or button.
///
/// Assign one to ``UITableViewCell/backgroundConfiguration``, or change the one of
/// ``UIButton/Configuration``. While a cell has one, the cell's background views aren't used to show a
/// selection. From the back to the front, a background consists of its effect, its color, its image and
/// its custom view, inside a line along its edge.
public struct UIBackgroundConfiguration: Equatable {
  /// A view that fills the background, above its color.
  ///
  /// The default value is `nil`.
  public var customView: UIView?
  // R-CTL-72
  /// The color of the background, or `nil` for the tint color of the view.
  ///
  /// Assign `UIColor.clear` for a transparent background.
  public var backgroundColor: UIColor?
  /// A function that changes the color of the background, or `nil`, the default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the color, or `nil`, the default.
  public var visualEffect: UIVisualEffect?
  /// The image above the color, or `nil`, the default.
  public var image: UIImage?
  /// The way in which the image fills the background.
  ///
  /// The default value is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The corner radius, in points.
  ///
  /// The default value is 0. Negative values are treated as 0.
  public var cornerRadius: CGFloat = 0
  /// The distances between the background and the edges of the cell, in points.
  ///
  /// The default value is zero on all sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the line around the background, or `nil`, the default, for the tint color of the view.
  public var strokeColor: UIColor?
  /// The width of the line around the background, in points.
  ///
  /// The default value is 0. Negative values are treated as 0.
  public var strokeWidth: CGFloat = 0
  /// A function that changes the color of the line, or `nil`, the default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The distance of the line from the edge of the background, in points; positive values move it
  /// outward.
  ///
  /// The default value is 0. Values that aren't finite are treated as 0.
  public var strokeOutset: CGFloat = 0
  private var showsSelection = true
  /// The color of the predefined configuration, which states can change.
  private var standardColor: UIColor?

  private init() {}

  private init(standardColor: UIColor) {
    backgroundColor = standardColor
    self.standardColor = standardColor
  }

  /// Returns the background of a button, whose color is that of its style until the app sets one.
  static func button() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns a clear background, which doesn't change when the cell is selected.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(standardColor: .clear)
    background.showsSelection = false
    return background
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(standardColor: .systemBackground)
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(standardColor: .secondarySystemGroupedBackground)
  }

  /// Returns the color of the background for a tint color.
  ///
  /// A color that wasn't set is the tint color. The transformer is applied to the result.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line for a tint color.
  ///
  /// A color that wasn't set is the tint color. The transformer is applied to the result.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  // R-CTL-73
  /// Returns a copy for a state: gray if the cell is highlighted or selected.
  ///
  /// Backgrounds created by ``clear()``, states other than ``UICellConfigurationState``, and a color
  /// that the app has set leave the configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard showsSelection, let state = state as? UICellConfigurationState,
      state.isHighlighted || state.isSelected, backgroundColor == standardColor
    else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }
}
