import UIKit

/// The list of scenes, in groups that are rounded cards with a heading.
final class SceneListView: UIScrollView {
  /// Called with the index of the scene that was tapped.
  var onChoice: ((Int) -> Void)?

  /// The index of the scene that is shown beside the list.
  var chosen: Int? {
    didSet {
      for row in sections.flatMap(\.rows) { row.isChosen = row.index == chosen }
    }
  }

  private struct Section {
    let heading: UILabel
    let card: UIView
    let rows: [SceneRow]
  }

  private let title = UILabel("Gallery", size: 34, weight: .bold)
  private let sections: [Section]

  init(scenes: [Scene]) {
    sections = Scene.Group.allCases.compactMap { group in
      let rows = scenes.enumerated()
        .filter { $0.element.group == group }
        .map { SceneRow(scene: $0.element, index: $0.offset) }
      guard !rows.isEmpty else { return nil }
      let heading = UILabel(group.rawValue.uppercased(), size: 13, color: .secondaryLabel)
      return Section(heading: heading, card: UIView(), rows: rows)
    }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    contentInsetAdjustmentBehavior = .always
    addSubview(title)
    for section in sections { add(section) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func add(_ section: Section) {
    section.card.backgroundColor = .secondarySystemGroupedBackground
    section.card.layer.cornerRadius = 12
    section.card.clipsToBounds = true
    addSubview(section.heading)
    addSubview(section.card)
    for row in section.rows {
      row.hidesSeparator = row === section.rows.last
      row.addAction(
        UIAction { [weak self, index = row.index] _ in self?.onChoice?(index) },
        for: .touchUpInside
      )
      section.card.addSubview(row)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = ChooserMetrics.margin
    let height = ChooserMetrics.rowHeight
    // The content inset keeps the content off the sides of the safe area.
    let visibleWidth = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let width = visibleWidth - 2 * margin
    var y = layOutTitle(width: width)
    for section in sections {
      let inset = ChooserMetrics.margin
      placeInContent(section.heading, x: inset, y: y + 8, width: width - 2 * inset, height: 18)
      y += 34
      let cardHeight = CGFloat(section.rows.count) * height
      placeInContent(section.card, y: y, width: width, height: cardHeight)
      for (place, row) in section.rows.enumerated() {
        row.frame = CGRect(x: 0, y: CGFloat(place) * height, width: width, height: height)
      }
      y += cardHeight + 12
    }
    contentSize = CGSize(width: visibleWidth, height: y + 12)
  }

  /// Places the title like those of navigation bars, and returns the top of the list.
  private func layOutTitle(width: CGFloat) -> CGFloat {
    guard traitCollection.verticalSizeClass != .compact else {
      title.font = .systemFont(ofSize: 17, weight: .semibold)
      title.textAlignment = .center
      placeInContent(title, y: 0, width: width, height: 32)
      return 32
    }
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.textAlignment = .natural
    let rowHeight: CGFloat = traitCollection.userInterfaceIdiom == .pad ? 50 : 44
    placeInContent(title, y: rowHeight + 3, width: width, height: 41)
    return rowHeight + 58
  }

  private func placeInContent(
    _ view: UIView,
    x: CGFloat = 0,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    view.frame = CGRect(x: ChooserMetrics.margin + x, y: y, width: width, height: height)
  }
}

/// A row with the title and the summary of a scene.
final class SceneRow: UIControl {
  let index: Int
  var hidesSeparator = false

  var isChosen = false {
    didSet { showState() }
  }

  private let title: UILabel
  private let summary: UILabel
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    )
  )
  private let separator = UIView()

  init(scene: Scene, index: Int) {
    self.index = index
    title = UILabel(scene.title, size: 17, weight: .medium)
    summary = UILabel(scene.summary, size: 12, color: .secondaryLabel)
    super.init(frame: .zero)
    summary.numberOfLines = 2
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    separator.backgroundColor = .separator
    isAccessibilityElement = true
    accessibilityLabel = scene.title
    accessibilityTraits = .button
    for view in [title, summary, chevron, separator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = ChooserMetrics.margin
    let width = bounds.width - 2 * margin - 20
    place(title, x: margin, y: 7, width: width, height: 21)
    let height = summary.sizeThatFits(CGSize(width: width, height: 32)).height
    place(summary, x: margin, y: 29, width: width, height: min(height, 32))
    place(
      chevron,
      x: bounds.width - margin - 12,
      y: (bounds.height - 26) / 2,
      width: 12,
      height: 26
    )
    let hairline = 1 / max(traitCollection.displayScale, 1)
    place(
      separator,
      x: margin,
      y: bounds.height - hairline,
      width: bounds.width - margin,
      height: hairline
    )
    separator.isHidden = hidesSeparator
  }

  private func showState() {
    backgroundColor = isHighlighted || isChosen ? .systemFill : nil
  }
}
