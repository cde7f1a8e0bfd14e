import UIKit

/// The properties from before appearance objects: a plain bar at the left, and a bar with one
/// property set at the right.
final class LegacyViewController: TitledViewController {
  init() {
    super.init(
      title: "Legacy",
      content: ComparisonSheetView([
        ComparisonView("barStyle = .black") { $0.barStyle = .black },
        ComparisonView("barTintColor") { $0.barTintColor = .systemYellow },
        ComparisonView("isTranslucent = false") { $0.isTranslucent = false },
        ComparisonView("unselectedItemTintColor") { $0.unselectedItemTintColor = .systemBrown },
        ComparisonView("tintColor") { $0.tintColor = .systemPink },
        ComparisonView("selectedImageTintColor") { $0.selectedImageTintColor = .systemPink },
        ComparisonView("backgroundImage, which repeats") {
          $0.backgroundImage = LegacyPictures.dots
        },
        ComparisonView("backgroundImage, which stretches") {
          $0.backgroundImage = LegacyPictures.sunset
        },
        ComparisonView("backgroundImage and shadowImage") {
          $0.backgroundImage = LegacyPictures.paper
          $0.shadowImage = LegacyPictures.shade
        },
        ComparisonView("selectionIndicatorImage") {
          $0.selectionIndicatorImage = LegacyPictures.capsule
        },
        ComparisonView("itemPositioning = .centered") {
          $0.itemPositioning = .centered
          // Titles are beside the icons on iPad.
          $0.itemWidth = UIDevice.current.userInterfaceIdiom == .pad ? 96 : 44
          $0.itemSpacing = 4
        },
      ])
    )
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

/// A grid of comparisons, with two columns where the titles fit.
private final class ComparisonSheetView: UIView {
  private static let gap: CGFloat = 12
  private let comparisons: [ComparisonView]

  init(_ comparisons: [ComparisonView]) {
    self.comparisons = comparisons
    super.init(frame: .zero)
    for comparison in comparisons { addSubview(comparison) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let columns = columns(in: size.width)
    let rows = (comparisons.count + columns - 1) / columns
    return CGSize(width: size.width, height: CGFloat(rows) * (ComparisonView.height + Self.gap))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(in: bounds.width)
    let margin = pageMargin
    let room = bounds.width - 2 * margin - 24 * CGFloat(columns - 1)
    let width = (room / CGFloat(columns)).rounded(.down)
    for (index, comparison) in comparisons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      place(
        comparison,
        x: margin + CGFloat(column) * (width + 24),
        y: CGFloat(row) * (ComparisonView.height + Self.gap),
        width: width,
        height: ComparisonView.height
      )
    }
  }

  private func columns(in width: CGFloat) -> Int { width > 1000 ? 2 : 1 }
}
