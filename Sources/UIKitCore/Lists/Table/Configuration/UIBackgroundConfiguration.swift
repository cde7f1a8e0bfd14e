import Foundation

/// A description of what is behind the content of a cell, header or footer.
public struct UIBackgroundConfiguration: Equatable {
  /// A view that fills the background, above its colour; nil for none.
  public var customView: UIView?
  /// The colour; nil for that of the cell's place in its list.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background keeps from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the background; nil for none.
  public var strokeColor: UIColor?
  /// The thickness of that line, in points.
  public var strokeWidth: CGFloat = 0
  private var showsSelection = true

  /// Nothing at all, also while a row is selected.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.showsSelection = false
    return background
  }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .systemBackground
    return background
  }

  /// The background of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .secondarySystemGroupedBackground
    return background
  }

  /// The background for a cell in a state: grey where it is touched or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard showsSelection, let state = state as? UICellConfigurationState,
      state.isHighlighted || state.isSelected
    else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }
}

/// Shows a `UIBackgroundConfiguration`.
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
