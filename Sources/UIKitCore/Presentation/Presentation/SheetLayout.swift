/// The layout of a sheet's card in the window, and of the presenter behind it.
///
///     phone, portrait           wide
///     ┌───────────┐  safe top   ┌──────────────────┐
///     │ ╭───────╮ │  presenter  │    ╭────────╮    │
///     │╭─────────╮│  gap        │    │  card  │    │
///     ││  card   ││             │    ╰────────╯    │
///     └┴─────────┴┘             └──────────────────┘
struct SheetLayout {
  var size: CGSize
  var safeArea = UIEdgeInsets.zero
  var isWide = false
  var isCompactHeight = false
  var isForm = false
  /// Whether the card is attached to the bottom edge in a compact height, instead of filling the
  /// window.
  var staysAttached = false
  /// Whether an attached card in a compact height has the preferred width.
  var followsPreferredWidth = false
  /// The preferred content size of the controller, or zero for none.
  var preferred = CGSize.zero
  /// The rectangle on which a floating card is centered, or `nil` for the window.
  var source: CGRect?

  /// Whether the card fills the window, as on phones in landscape.
  var fillsWindow: Bool { isCompactHeight && !staysAttached }

  private var isFloating: Bool { isWide && !isCompactHeight }

  /// The height of the card below the safe area.
  var bottom: CGFloat { isFloating ? 0 : safeArea.bottom }

  /// The maximum value of a detent.
  var maximumDetentValue: CGFloat { max(largest.height - bottom, 0) }

  /// The frame of the card at its maximum height.
  var largest: CGRect {
    if isFloating { return floatingCard(height: fittedFloatingSize.height) }
    let top = fillsWindow ? 0 : safeArea.top + SheetMetrics.gap
    return attachedCard(height: max(size.height - top, 0))
  }

  func card(height: CGFloat) -> CGRect {
    if fillsWindow { return largest }
    return isFloating ? floatingCard(height: height) : attachedCard(height: height)
  }

  /// Returns the distance that a card has to move down to disappear.
  func dismissalDistance(of card: CGRect) -> CGFloat { max(size.height - card.minY, 0) }

  private func attachedCard(height: CGFloat) -> CGRect {
    var width = size.width
    if isCompactHeight, staysAttached {
      width = max(size.width - safeArea.left - safeArea.right, 0)
      if followsPreferredWidth, preferred.width > 0 { width = min(preferred.width, width) }
    }
    return CGRect(
      x: (size.width - width) / 2,
      y: size.height - height,
      width: width,
      height: height
    )
  }

  private var fittedFloatingSize: CGSize {
    var wanted = isForm ? SheetMetrics.formSize : SheetMetrics.pageSize
    if isForm, preferred.width > 0, preferred.height > 0 { wanted = preferred }
    let margin = SheetMetrics.wideMargin
    return CGSize(
      width: max(min(wanted.width, size.width - 2 * margin), 0),
      height: max(min(wanted.height, size.height - 2 * margin - safeArea.top), 0)
    )
  }

  private func floatingCard(height: CGFloat) -> CGRect {
    let width = fittedFloatingSize.width
    var card = CGRect(
      x: (size.width - width) / 2,
      y: (size.height - height) / 2,
      width: width,
      height: height
    )
    if let source {
      let margin = SheetMetrics.wideMargin
      card.origin.x = clamp(source.midX - width / 2, margin, size.width - margin - width)
      card.origin.y = clamp(
        source.midY - height / 2,
        margin + safeArea.top,
        size.height - margin - height
      )
    }
    return card
  }

  private func clamp(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    max(min(value, upper), lower)
  }

  var roundedCorners: CACornerMask {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return isFloating ? [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : upper
  }

  /// Returns the transform of the presenter at a progress from 0 to 1, or `nil` if it is not
  /// scaled.
  func presenterTransform(of frame: CGRect, share: CGFloat) -> CGAffineTransform? {
    guard !isWide, !isCompactHeight, frame.width > 2 * SheetMetrics.presenterInset else {
      return nil
    }
    let scale = 1 - share * 2 * SheetMetrics.presenterInset / frame.width
    let shrinkage = frame.height * (1 - scale) / 2
    let shift = share * (safeArea.top - frame.minY) - shrinkage
    return CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
  }
}
