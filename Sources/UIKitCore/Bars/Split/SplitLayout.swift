/// The frames of the columns of an expanded split view controller.
///
///     ┌─────────┬───────────────┬───────────┐
///     │ primary │ supplementary │ secondary │   hidden columns are beyond the primary edge
///     └─────────┴───────────────┴───────────┘
///               └ 1 pixel       └ 1 pixel
struct SplitLayout: Equatable {
  // R-SPL-12, R-SPL-16…18
  typealias Column = UISplitViewController.Column

  var size: CGSize
  var safeArea = UIEdgeInsets.zero
  /// The width of a separator, in points.
  var pixel: CGFloat = 1
  var mode = UISplitViewController.DisplayMode.oneBesideSecondary
  var hasSupplementary = false
  /// The width of the primary column without its part of the safe area.
  var primaryWidth: CGFloat = 0
  var supplementaryWidth: CGFloat = 0
  /// Whether the primary column is at the right.
  var isMirrored = false

  private var count: Int { SplitDisplayModes.count(of: mode) }

  /// Whether columns are over the secondary one, or have moved it aside.
  var isSecondaryCovered: Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: return true
    default: return false
    }
  }

  private var isOverlaid: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  func isVisible(_ column: Column) -> Bool {
    switch column {
    case .primary: return count == (hasSupplementary ? 2 : 1)
    case .supplementary: return hasSupplementary && count >= 1
    case .secondary: return true
    case .compact: return false
    }
  }

  /// Returns the frame of a column.
  func frame(of column: Column) -> CGRect { mirrored(leadingFrame(of: column)) }

  /// Returns the safe area insets of a column at rest; those of a hidden column are the ones that
  /// it has when it is visible.
  func insets(of column: Column) -> UIEdgeInsets {
    var frame = leadingFrame(of: column)
    if !isVisible(column) { frame.origin.x = 0 }
    let visible = mirrored(frame).intersection(CGRect(origin: .zero, size: size))
    guard !visible.isNull else { return .zero }
    return SafeArea.insets(
      ofFrame: visible,
      in: CGRect(origin: .zero, size: size),
      parent: safeArea,
      extra: .zero
    )
  }

  /// Returns the frame of the separator between a column and the next one.
  func separator(of column: Column) -> CGRect {
    let frame = leadingFrame(of: column)
    return mirrored(CGRect(x: frame.maxX, y: 0, width: pixel, height: size.height))
  }

  // MARK: Frames without mirroring

  private func leadingFrame(of column: Column) -> CGRect {
    let (x, width) = span(of: column)
    return CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
  }

  private func span(of column: Column) -> (x: CGFloat, width: CGFloat) {
    let (primary, supplementary) = columnWidths
    switch column {
    case .primary:
      if isVisible(.primary) { return (0, primary) }
      // Two hidden columns move together.
      let next = hasSupplementary && !isVisible(.supplementary) ? supplementary + pixel : 0
      return (-primary - pixel - next, primary)
    case .supplementary:
      guard isVisible(.supplementary) else { return (-supplementary - pixel, supplementary) }
      return (isVisible(.primary) ? primary + pixel : 0, supplementary)
    case .secondary, .compact:
      guard !isOverlaid else { return (0, size.width) }
      let start = coveredWidth(primary, supplementary)
      guard mode == .twoDisplaceSecondary else { return (start, size.width - start) }
      // The secondary column keeps the width that it has beside the supplementary column.
      let beside = supplementaryWidth + edgeInset + pixel
      return (start, size.width - beside)
    }
  }

  private func coveredWidth(_ primary: CGFloat, _ supplementary: CGFloat) -> CGFloat {
    (isVisible(.primary) ? primary + pixel : 0)
      + (isVisible(.supplementary) ? supplementary + pixel : 0)
  }

  /// The widths of the columns, of which the outermost visible one extends into the safe area.
  private var columnWidths: (primary: CGFloat, supplementary: CGFloat) {
    let primary = min(primaryWidth + edgeInset, size.width)
    guard hasSupplementary else { return (primary, 0) }
    guard isVisible(.primary) else {
      return (primary, min(supplementaryWidth + edgeInset, size.width))
    }
    return (primary, min(supplementaryWidth, max(size.width - primary - pixel, 0)))
  }

  private var edgeInset: CGFloat { isMirrored ? safeArea.right : safeArea.left }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = size.width - frame.maxX
    return frame
  }
}
