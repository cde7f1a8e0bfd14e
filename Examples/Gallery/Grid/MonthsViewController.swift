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
    header.show(month: months[path.section].0, place: months[path.section].1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Select",
      style: .plain,
      target: nil,
      action: nil
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showPinnedHeader()
  }

  /// Shows the material behind the header that is pinned below the bar, and not behind others.
  private func showPinnedHeader() {
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let headers = collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    )
    for case let header as MonthHeader in headers {
      header.isPinned = top > 0.5 && header.frame.minY <= top + 0.5
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    months[section].2
  }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(
      using: photos,
      for: path,
      item: path.section * 5 + path.item
    )
  }

  override func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
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
    picture.image = PhotoLibrary.photograph(number).image()
    picture.layer.cornerRadius = cornerRadius
    accessibilityLabel = "\(PhotoLibrary.photograph(number).subject.rawValue), photo \(number + 1)"
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// A header with the month and the place of its photos, which is translucent while it is pinned.
private final class MonthHeader: UICollectionReusableView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let month = UILabel("", size: 20, weight: .bold)
  private let spot = UILabel("", size: 13, color: .secondaryLabel)

  /// Whether the header covers photos.
  var isPinned = false { didSet { glass.isHidden = !isPinned } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    glass.isHidden = true
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
    let margin = pageMargin
    let start = margin + safeAreaInsets.left
    let width = bounds.width - start - margin
    place(month, x: start, y: 8, width: width, height: 24)
    place(spot, x: start, y: 32, width: width, height: 16)
  }
}
