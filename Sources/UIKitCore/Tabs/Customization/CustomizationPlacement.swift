/// The part of a window that the customization sheet covers: everything above the bar or below it,
/// whichever is larger.
struct CustomizationPlacement: Hashable {
  /// The size of the window.
  var size: CGSize
  /// The frame of the bar in the window.
  var bar: CGRect
  /// The safe area of the window.
  var safeArea = UIEdgeInsets.zero

  var sheet: CGRect {
    let above = min(max(bar.minY, 0), size.height)
    let below = max(size.height - max(bar.maxY, 0), 0)
    return above >= below
      ? CGRect(x: 0, y: 0, width: size.width, height: above)
      : CGRect(x: 0, y: size.height - below, width: size.width, height: below)
  }

  /// The safe area of the sheet.
  var sheetInsets: UIEdgeInsets {
    let sheet = sheet
    return UIEdgeInsets(
      top: max(safeArea.top - sheet.minY, 0),
      left: safeArea.left,
      bottom: max(safeArea.bottom - (size.height - sheet.maxY), 0),
      right: safeArea.right
    )
  }
}
