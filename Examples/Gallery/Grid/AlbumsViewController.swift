import UIKit

/// A list of albums in one column.
final class AlbumsViewController: UICollectionViewController {
  private let albums = [
    ("Recents", "1,284"), ("Favorites", "96"), ("Port Ellery", "214"), ("Orchard", "58"),
    ("Trains and Stations", "340"), ("Portraits", "122"), ("Screenshots", "417"),
    ("Ferries", "37"), ("Bakery", "19"), ("Two Storms", "64"),
  ]
  private let layout = ReadingLayout()

  init() {
    super.init(collectionViewLayout: layout)
    layout.minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = collectionView.adjustedContentInset
    let height = max(72, UIFont.preferredFont(forTextStyle: .body).lineHeight * 2 + 24)
    layout.itemSize = CGSize(
      width: collectionView.bounds.width - insets.left - insets.right,
      height: height
    )
  }

  private let rows = UICollectionView.CellRegistration<AlbumCell, (String, String)> {
    cell,
    path,
    album in
    cell.show(name: album.0, count: album.1, photo: path.item * 5 + 1)
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    albums.count
  }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(using: rows, for: path, item: albums[path.item])
  }
}

/// A cell with a thumbnail, a name and a number, and a separator that is aligned with the name.
private final class AlbumCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let count = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    name.font = .preferredFont(forTextStyle: .body)
    count.font = .preferredFont(forTextStyle: .subheadline)
    count.textColor = .secondaryLabel
    line.backgroundColor = .separator
    let pressed = UIView()
    pressed.backgroundColor = .systemGray5
    selectedBackgroundView = pressed
    for view in [picture, name, count, line] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(name: String, count: String, photo: Int) {
    picture.image = PhotoLibrary.photograph(photo).image()
    self.name.text = name
    self.count.text = count
    accessibilityLabel = name
    accessibilityValue = "\(count) photos"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    let side = height - 16
    let margin = pageMargin
    let text = margin + side + 12
    let upper = name.font.lineHeight
    let lower = count.font.lineHeight
    let top = (height - upper - lower - 2) / 2
    contentView.place(picture, x: margin, y: 8, width: side, height: side)
    contentView.place(name, x: text, y: top, width: width - text - margin, height: upper)
    contentView.place(
      count,
      x: text,
      y: top + upper + 2,
      width: width - text - margin,
      height: lower
    )
    contentView.place(line, x: text, y: height - 0.5, width: width - text, height: 0.5)
  }
}
