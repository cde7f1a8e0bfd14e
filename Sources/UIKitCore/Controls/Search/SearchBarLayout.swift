import Foundation

/// The rectangles of a search bar.
struct SearchBarLayout {
  var bounds: CGRect
  var cancelWidth: CGFloat = 0
  var showsCancel = false
  var showsScope = false
  var showsPrompt = false
  var isRightToLeft = false
  private var margin = SearchBarMetrics.margin
  private let fullFieldHeight: CGFloat
  private var fieldHeight: CGFloat
  /// The distance of the field from the upper edge, or `nil` to center it in its row.
  private var fieldTop: CGFloat?
  /// The opacity of the text and the magnifier.
  private(set) var contentOpacity: CGFloat = 1

  init(bounds: CGRect, fieldHeight: CGFloat) {
    self.bounds = bounds
    fullFieldHeight = fieldHeight
    self.fieldHeight = fieldHeight
  }

  // R-SRCH-2
  /// Lays the bar out for a navigation bar.
  ///
  /// - Parameters:
  ///   - height: The visible height; below the natural height the field is lower, and its content
  ///     fades.
  ///   - isActive: Whether the search is active; the field is then centered in its row.
  mutating func squeeze(to height: CGFloat, isActive: Bool) {
    margin = ScreenMetrics.sideMargin(forWidth: bounds.width)
    guard !isActive else { return }
    fieldTop = SearchBarMetrics.navigationTop
    fieldHeight = min(max(height - SearchBarMetrics.navigationPadding, 0), fullFieldHeight)
    let visible = fieldHeight / fullFieldHeight
    contentOpacity = min(max((visible - 0.6) / 0.4, 0), 1)
  }

  private var row: CGRect {
    let scope = showsScope ? SearchBarMetrics.scopeHeight : 0
    let prompt = showsPrompt ? SearchBarMetrics.promptHeight : 0
    return CGRect(
      x: bounds.minX + margin,
      y: bounds.minY + prompt,
      width: max(bounds.width - 2 * margin, 0),
      height: max(bounds.height - scope - prompt, 0)
    )
  }

  /// The frame of the text above the field.
  var prompt: CGRect {
    CGRect(x: row.minX, y: bounds.minY, width: row.width, height: row.minY - bounds.minY)
  }

  private var fieldY: CGFloat {
    fieldTop.map { row.minY + $0 } ?? row.minY + ((row.height - fieldHeight) / 2).rounded()
  }

  var field: CGRect {
    let room = showsCancel ? cancelWidth + SearchBarMetrics.cancelGap : 0
    return mirrored(
      CGRect(
        x: row.minX,
        y: fieldY,
        width: max(row.width - room, 0),
        height: fieldHeight
      )
    )
  }

  /// The frame of the Cancel button, which is beside the bar while it is hidden.
  var cancel: CGRect {
    let x = showsCancel ? row.maxX - cancelWidth : bounds.maxX + SearchBarMetrics.cancelGap
    return mirrored(CGRect(x: x, y: fieldY, width: cancelWidth, height: fieldHeight))
  }

  var scope: CGRect {
    CGRect(
      x: row.minX,
      y: row.maxY,
      width: row.width,
      height: SearchBarMetrics.scopeControlHeight
    )
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return frame
  }
}
