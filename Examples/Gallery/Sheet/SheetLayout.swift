import UIKit

/// Places pictures in centered rows, each with room for a caption below it.
struct SheetLayout {
  let width: CGFloat
  var margin: CGFloat = 32
  var gap: CGFloat = 20
  var captionHeight: CGFloat = 24

  /// Returns the frames of pictures and the size of the sheet.
  ///
  /// A row contains as many pictures as fit, and they are aligned at their lower edges.
  func arrange(_ sizes: [CGSize]) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var y = margin
    for row in rows(of: sizes) {
      let height = row.map(\.height).max() ?? 0
      var x = (width - length(of: row)) / 2
      for size in row {
        frames.append(
          CGRect(x: x, y: y + height - size.height, width: size.width, height: size.height)
        )
        x += size.width + gap
      }
      y += height + captionHeight + gap
    }
    return (frames, CGSize(width: width, height: y - gap + margin))
  }

  private func rows(of sizes: [CGSize]) -> [[CGSize]] {
    var rows: [[CGSize]] = []
    for size in sizes {
      if let row = rows.last, length(of: row + [size]) <= width - 2 * margin {
        rows[rows.count - 1].append(size)
      } else {
        rows.append([size])
      }
    }
    return rows
  }

  private func length(of row: [CGSize]) -> CGFloat {
    row.map(\.width).reduce(0, +) + gap * CGFloat(max(row.count - 1, 0))
  }
}
