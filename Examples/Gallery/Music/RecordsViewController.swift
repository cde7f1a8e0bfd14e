import UIKit

/// A grid of covers with as many columns as fit on the screen.
final class RecordsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let records: [Record]
  private let play: (Record, Int) -> Void

  init(
    title: String,
    records: some Sequence<Record>,
    play: @escaping (Record, Int) -> Void = { _, _ in }
  ) {
    self.records = Array(records)
    self.play = play
    let layout = ReadingLayout()
    layout.sectionInsetReference = .fromSafeArea
    layout.minimumInteritemSpacing = 16
    layout.minimumLineSpacing = 20
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(RecordCell.self, forCellWithReuseIdentifier: "record")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let margin = collectionView.pageMargin
    return UIEdgeInsets(top: 12, left: margin, bottom: 24, right: margin)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { records.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "record", for: indexPath)
    (cell as? RecordCell)?.show(records[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = collectionView.safeAreaInsets
    let width = collectionView.bounds.width - insets.left - insets.right
    let room = width - 2 * collectionView.pageMargin
    let columns = max((room / 180).rounded(.down), 2)
    let side = ((room - 16 * (columns - 1)) / columns).rounded(.down)
    let growth = collectionView.traitCollection.growth(of: .subheadline).rounded(.up)
    return CGSize(width: side, height: side + 44 + 2 * growth)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let page = RecordViewController(records[indexPath.item], play: play)
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A cover with a title and an artist.
private final class RecordCell: UICollectionViewCell {
  private var record: Record?
  private let sleeve = UIImageView()
  private let title = UILabel("", size: 15, style: .subheadline, lines: 1)
  private let artist = UILabel(
    "",
    size: 15,
    style: .subheadline,
    color: .secondaryLabel,
    lines: 1
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    sleeve.layer.cornerRadius = 8
    sleeve.clipsToBounds = true
    let column = UIStackView(arrangedSubviews: [sleeve, title, artist])
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(6, after: sleeve)
    column.frame = contentView.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(column)
    sleeve.heightAnchor.constraint(equalTo: sleeve.widthAnchor).isActive = true
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record) {
    self.record = record
    setNeedsLayout()
    title.text = record.title
    artist.text = record.artist
    accessibilityLabel = "\(record.title), \(record.artist)"
  }

  /// Shows the cover in the size of the cell, so that it is not scaled.
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0 { sleeve.image = record?.sleeve(side: bounds.width) }
  }
}
