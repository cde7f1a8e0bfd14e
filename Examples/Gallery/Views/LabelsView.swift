import UIKit

/// Labels with weights, styles, alignments, several lines and attributed text.
final class LabelsView: SamplesView {
  init() {
    super.init([LabelsView.weights(), LabelsView.lines(), LabelsView.attributes()])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func weights() -> UIView {
    let weights: [(String, UIFont.Weight)] = [
      ("Thin", .thin), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
    ]
    let column = ColumnView(weights.map { UILabel($0.0, size: 13, weight: $0.1) })
    return column
  }

  private static func lines() -> UIView {
    let label = UILabel(
      "Several lines wrap at words and end in an ellipsis when room runs out.",
      size: 13
    )
    label.numberOfLines = 0
    return label
  }

  private static func attributes() -> UIView {
    let text = NSMutableAttributedString(string: "Color, ")
    text.append(
      NSAttributedString(string: "weight", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
    )
    text.append(NSAttributedString(string: " and "))
    text.append(
      NSAttributedString(string: "tint", attributes: [.foregroundColor: UIColor.systemPink])
    )
    let label = UILabel("", size: 15)
    label.attributedText = text
    label.numberOfLines = 0
    return label
  }
}

/// A column of views of equal height.
final class ColumnView: UIView {
  private let rows: [UIView]

  init(_ rows: [UIView]) {
    self.rows = rows
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
