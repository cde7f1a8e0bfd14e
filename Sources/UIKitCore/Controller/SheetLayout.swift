/// Where a card lies in the window and how far the one below steps back.
///
///     phone, upright            wide
///     ┌───────────┐  safe top   ┌──────────────────┐
///     │ ╭───────╮ │  presenter  │    ╭────────╮    │
///     │╭─────────╮│  gap        │    │  card  │    │
///     ││  card   ││             │    ╰────────╯    │
///     └┴─────────┴┘             └──────────────────┘
struct SheetLayout {
  var size: CGSize
  var safeTop: CGFloat
  var isWide = false
  var isForm = false
  /// What the controller asks for; zero asks for nothing.
  var preferred = CGSize.zero

  /// A phone on its side has no room for a gap: the card fills it.
  private var fillsHeight: Bool { !isWide && size.width > size.height }

  var card: CGRect {
    guard isWide else {
      let top = fillsHeight ? 0 : safeTop + ControllerMetrics.sheetGap
      return CGRect(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
    }
    var wanted = isForm ? ControllerMetrics.formSheetSize : ControllerMetrics.pageSheetSize
    if isForm, preferred.width > 0, preferred.height > 0 { wanted = preferred }
    let margin = ControllerMetrics.wideSheetMargin
    let fitted = CGSize(
      width: max(min(wanted.width, size.width - 2 * margin), 0),
      height: max(min(wanted.height, size.height - 2 * margin - safeTop), 0)
    )
    return CGRect(
      x: (size.width - fitted.width) / 2,
      y: (size.height - fitted.height) / 2,
      width: fitted.width,
      height: fitted.height
    )
  }

  var roundedCorners: CACornerMask {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return isWide ? [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : upper
  }

  /// Nil where the one below stays as it is.
  var presenterTransform: CGAffineTransform? {
    guard !isWide, !fillsHeight, size.width > 2 * ControllerMetrics.presenterInset else {
      return nil
    }
    let scale = 1 - 2 * ControllerMetrics.presenterInset / size.width
    let shrinkage = size.height * (1 - scale) / 2
    return CGAffineTransform(translationX: 0, y: safeTop - shrinkage).scaledBy(x: scale, y: scale)
  }
}
