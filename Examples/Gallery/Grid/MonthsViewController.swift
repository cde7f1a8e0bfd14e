import UIKit

/// Photos by months, with a pinned header for each month.
final class MonthsViewController: UICollectionViewController {
  private let months = [
    ("June", "Port Ellery", 14), ("May", "Orchard Lane", 8), ("April", "Northern Line", 19),
    ("March", "At home", 11),
  ]
  private let layout = SquaresLayout(gap: 2, widest: 150)

  init() {
    super.init(collectionViewLayout: layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 56)
    layout.sectionHeadersPinToVisibleBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
    cell.show(number)
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<MonthHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [months] header, _, path in
    header.show(month: months[path.section - 1].0, place: months[path.section - 1].1)
  }

  /// The large title, which is the header of a section without photos, so that it scrolls away.
  private let headings = UICollectionView.SupplementaryRegistration<PageHeading>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { heading, _, _ in heading.text = "Library" }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count + 1 }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    section == 0 ? 0 : months[section - 1].2
  }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(
      using: photos,
      for: path,
      item: path.section * 5 - 5 + path.item
    )
  }

  override func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    if path.section == 0 {
      return view.dequeueConfiguredReusableSupplementary(using: headings, for: path)
    }
    return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
  }
}

/// A photo that fills its cell and is dimmed while it is pressed.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, cornerRadius: CGFloat = 0) {
    picture.image = PhotoArt.image(number)
    picture.layer.cornerRadius = cornerRadius
    accessibilityLabel = "\(PhotoArt.kind(of: number % 24).rawValue), photo \(number + 1)"
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// The large title of a page.
private final class PageHeading: UICollectionReusableView {
  private let label = UILabel("", size: 34, weight: .bold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(label, x: 16 + safeAreaInsets.left, y: 6, width: bounds.width - 32, height: 41)
  }
}

/// A translucent header with the month and the place of its photos.
private final class MonthHeader: UICollectionReusableView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let month = UILabel("", size: 20, weight: .bold)
  private let spot = UILabel("", size: 13, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [glass, month, spot] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(month: String, place: String) {
    self.month.text = month
    spot.text = place
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let start = 16 + safeAreaInsets.left
    let width = bounds.width - start - 16
    place(month, x: start, y: 8, width: width, height: 24)
    place(spot, x: start, y: 32, width: width, height: 16)
  }
}
