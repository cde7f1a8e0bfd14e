import QuartzCore

extension UITableViewCell {
  // R-TV-22
  /// The appearances of focused cells on a television.
  public enum FocusStyle: Int, Sendable {
    /// A focused cell is raised and has a white background and dark texts.
    case `default` = 0
    /// The appearance of a focused cell does not change.
    case custom = 1
  }

  /// Whether the white background of the focused row is shown.
  var showsPlatter: Bool { parts.platter?.superview === self }

  /// Shows or removes the white background and the light appearance of the focused row.
  func showFocus() {
    // R-FOC-31, R-TV-22
    guard traitCollection.userInterfaceIdiom == .tv else { return }
    let isShown = isFocused && focusStyle == .default
    overrideUserInterfaceStyle = isShown ? .light : .unspecified
    guard isShown != showsPlatter else { return }
    if isShown {
      let platter = parts.platter ?? _UITableViewCellFocusPlatter(frame: bounds)
      parts.platter = platter
      UIView.performWithoutAnimation { platter.frame = bounds }
      insertSubview(platter, belowSubview: contentView)
    } else {
      parts.platter?.removeFromSuperview()
    }
    showCorners()
  }

  /// Moves the white background in front of the backgrounds that show a selection.
  func raisePlatter() {
    guard let platter = parts.platter, showsPlatter else { return }
    insertSubview(platter, belowSubview: contentView)
  }

  /// Rounds the background of the row like the white background in front of it.
  func roundForPlatter() {
    layer.cornerRadius = CellMetrics.televisionCornerRadius
    layer.maskedCorners = .all
    clipsToBounds = false
  }
}

/// The white background of the focused row on a television.
final class _UITableViewCellFocusPlatter: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = CellMetrics.televisionCornerRadius
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
