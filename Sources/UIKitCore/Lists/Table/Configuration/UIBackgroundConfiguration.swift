import Foundation

/// A description of the background of a cell, header or footer.
///
/// Assign one to ``UITableViewCell/backgroundConfiguration``. While it is set, the cell's
/// background views aren't used to show a selection.
public struct UIBackgroundConfiguration: Equatable {
  /// A view that fills the background, above its color.
  ///
  /// The default value is `nil`.
  public var customView: UIView?
  /// The color of the background, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  ///
  /// The default value is 0. Negative values are treated as 0.
  public var cornerRadius: CGFloat = 0
  /// The distances between the background and the edges of the cell, in points.
  ///
  /// The default value is zero on all sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the line around the background, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var strokeColor: UIColor?
  /// The width of the line around the background, in points.
  ///
  /// The default value is 0. Negative values are treated as 0.
  public var strokeWidth: CGFloat = 0
  private var showsSelection = true

  /// Returns a clear background, which doesn't change when the cell is selected.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.showsSelection = false
    return background
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .systemBackground
    return background
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .secondarySystemGroupedBackground
    return background
  }

  /// Returns a copy for a state: gray if the cell is highlighted or selected.
  ///
  /// Backgrounds created by ``clear()``, and states other than ``UICellConfigurationState``, leave
  /// the configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard showsSelection, let state = state as? UICellConfigurationState,
      state.isHighlighted || state.isSelected
    else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }
}

/// A view that shows a `UIBackgroundConfiguration`.
final class _UISystemBackgroundView: UIView {
  private let fill = UIView()
  private var custom: UIView?

  var configuration = UIBackgroundConfiguration() {
    didSet { show() }
  }

  private func show() {
    if fill.superview == nil { addSubview(fill) }
    isUserInteractionEnabled = false
    fill.backgroundColor = configuration.backgroundColor
    fill.layer.cornerRadius = max(configuration.cornerRadius, 0)
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.borderWidth = max(configuration.strokeWidth, 0)
    fill.layer.borderColor = configuration.strokeColor?.cgColor
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { fill.addSubview(custom) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
      .resolved(effectiveUserInterfaceLayoutDirection)
    fill.frame = bounds.inset(by: insets)
    custom?.frame = fill.bounds
  }
}
