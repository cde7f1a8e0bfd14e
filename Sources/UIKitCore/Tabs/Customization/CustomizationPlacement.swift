/// Which part of a window the sheet takes that customizes a bar: all above the bar, or all below it where that is more.
struct CustomizationPlacement: Hashable {
  /// The window's size.
  var size: CGSize
  /// In points of the window.
  var bar: CGRect
  /// What the device covers at the window's edges.
  var safeArea = UIEdgeInsets.zero

  var sheet: CGRect {
    let above = min(max(bar.minY, 0), size.height)
    let below = max(size.height - max(bar.maxY, 0), 0)
    return above >= below
      ? CGRect(x: 0, y: 0, width: size.width, height: above)
      : CGRect(x: 0, y: size.height - below, width: size.width, height: below)
  }

  /// What of the sheet the device covers.
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
