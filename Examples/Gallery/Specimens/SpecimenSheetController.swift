import UIKit

/// A page of bars with captions, in as many columns as fit.
final class SpecimenSheetController: TitledViewController {
  /// Creates a page.
  ///
  /// A column is at least `leastWidth` points wide on a phone, and at least `leastWideWidth` points
  /// where titles are beside icons.
  init(title: String, specimens: [Specimen], leastWidth: CGFloat, leastWideWidth: CGFloat) {
    let grid = SpecimenGridView(
      specimens.map(SpecimenView.init),
      leastWidths: (leastWidth, leastWideWidth)
    )
    super.init(title: title, content: grid)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

/// A grid of specimens that is filled from the leading edge.
private final class SpecimenGridView: UIView {
  private let specimens: [SpecimenView]
  private let leastWidths: (compact: CGFloat, regular: CGFloat)
  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  private let gap: CGFloat = 12

  init(_ specimens: [SpecimenView], leastWidths: (compact: CGFloat, regular: CGFloat)) {
    self.specimens = specimens
    self.leastWidths = leastWidths
    super.init(frame: .zero)
    for specimen in specimens { addSubview(specimen) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let columns = columns(in: size.width)
    let rows = (specimens.count + columns - 1) / columns
    return CGSize(width: size.width, height: CGFloat(rows) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(in: bounds.width)
    let room = bounds.width - 2 * margin - CGFloat(columns - 1) * gap
    let width = (room / CGFloat(columns)).rounded(.down)
    for (index, specimen) in specimens.enumerated() {
      place(
        specimen,
        x: margin + CGFloat(index % columns) * (width + gap),
        y: CGFloat(index / columns) * rowHeight,
        width: width,
        height: rowHeight
      )
    }
  }

  private var rowHeight: CGFloat { specimens.map(\.height).max() ?? 0 }

  private func columns(in width: CGFloat) -> Int {
    let isWide =
      traitCollection.horizontalSizeClass == .regular
      || traitCollection.verticalSizeClass == .compact
    let leastWidth = isWide ? leastWidths.regular : leastWidths.compact
    return max(Int((width - 2 * margin + gap) / (leastWidth + gap)), 1)
  }
}
