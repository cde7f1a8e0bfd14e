import Foundation

/// Computes the label frames and the fitting height of a header or footer.
struct HeaderFooterLayout {
  // R-TBL-15, R-TBL-18
  /// The distance between the text and the top or bottom edge.
  static let textMargin: CGFloat = 7
  /// The space above the text of a group's header.
  static let groupHeaderSpace: CGFloat = 17.5
  /// The space above the text of the first group's header.
  static let firstHeaderSpace: CGFloat = 17.5

  /// The font of the header of a plain table at the current text size.
  @MainActor static var plainHeaderFont: UIFont {
    UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
  }

  var table: UITableView.Style
  var isHeader: Bool
  var margin: CGFloat

  func fittingHeight(
    width: CGFloat,
    isFirst: Bool,
    text: (CGFloat) -> CGSize,
    detail: (CGFloat) -> CGSize
  ) -> CGFloat {
    let room = max(width - 2 * margin, 0)
    let texts = text(room).height + detail(room).height
    guard texts > 0 else { return 0 }
    guard table != .plain else { return texts + Self.textMargin }
    if isHeader { return texts + Self.textMargin + Self.groupHeaderSpace }
    return texts + 2 * Self.textMargin
  }

  func frames(
    in size: CGSize,
    text: (CGFloat) -> CGSize,
    detail: (CGFloat) -> CGSize,
    isRightToLeft: Bool
  ) -> (text: CGRect, detail: CGRect) {
    let room = max(size.width - 2 * margin, 0)
    let (text, detail) = (text(room), detail(room))
    let height = text.height + detail.height
    let y: CGFloat
    switch (table, isHeader) {
    case (.plain, _): y = (size.height - height) / 2
    case (_, true): y = size.height - Self.textMargin - height
    case (_, false): y = Self.textMargin
    }
    func frame(_ y: CGFloat, _ part: CGSize) -> CGRect {
      let width = min(part.width, room)
      let x = isRightToLeft ? size.width - margin - width : margin
      return CGRect(x: x, y: y, width: width, height: part.height)
    }
    return (frame(y, text), frame(y + text.height, detail))
  }
}
