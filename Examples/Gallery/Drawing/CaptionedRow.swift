import UIKit

/// A picture at the leading edge, with a name and a note beside it that are centered vertically.
struct CaptionedRow {
  let picture: UIView
  let name: UILabel
  let note: UILabel
  /// The size of the picture.
  let pictureSize: CGSize
  /// The distance between the name and the note.
  let lineSpacing: CGFloat

  /// The distance from the picture to the texts.
  private static let gap: CGFloat = 16

  var views: [UIView] { [picture, name, note] }

  private var textInset: CGFloat { pictureSize.width + Self.gap }

  /// Returns the height at which the texts fit in a row of a width.
  @MainActor func height(in width: CGFloat, of row: UIView) -> CGFloat {
    let lines = lineHeights(in: width - 2 * row.pageMargin - textInset)
    return lines.name + lineSpacing + lines.note + 24
  }

  @MainActor private func lineHeights(in width: CGFloat) -> (name: CGFloat, note: CGFloat) {
    (name.height(in: width, atLeast: 22), note.height(in: width, atLeast: 20))
  }

  /// Places the views in a row.
  @MainActor func layOut(in row: UIView) {
    let margin = row.pageMargin
    let x = margin + textInset
    let width = row.bounds.width - 2 * margin - textInset
    let lines = lineHeights(in: width)
    let y = ((row.bounds.height - lines.name - lineSpacing - lines.note) / 2).rounded(.down)
    row.place(
      picture,
      x: margin,
      y: (row.bounds.height - pictureSize.height) / 2,
      width: pictureSize.width,
      height: pictureSize.height
    )
    row.place(name, x: x, y: y, width: width, height: lines.name)
    row.place(note, x: x, y: y + lines.name + lineSpacing, width: width, height: lines.note)
  }
}
