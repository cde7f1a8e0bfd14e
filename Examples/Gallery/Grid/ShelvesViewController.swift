import UIKit

/// A column of shelves, each of which scrolls horizontally on its own.
final class ShelvesViewController: UICollectionViewController {
  private let shelves: [(title: String, text: String, first: Int, count: Int)] = [
    ("Memories", "Weeks worth a look", 0, 7), ("On This Day", "One to eight years ago", 9, 8),
    ("Walks", "From the hills", 4, 6), ("With Ada", "Summers by the sea", 12, 9),
  ]
  private let layout = ReadingLayout()

  init() {
    super.init(collectionViewLayout: layout)
    layout.minimumLineSpacing = 20
    layout.sectionInset.bottom = 16
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = collectionView.adjustedContentInset
    layout.itemSize = CGSize(
      width: collectionView.bounds.width - insets.left - insets.right,
      height: 230
    )
  }

  private let rows = UICollectionView.CellRegistration<ShelfCell, (String, String, Int, Int)> {
    cell,
    _,
    shelf in
    cell.show(title: shelf.0, text: shelf.1, photos: Array(shelf.2..<shelf.2 + shelf.3))
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    shelves.count
  }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(using: rows, for: path, item: shelves[path.item])
  }

  override func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  {
    false
  }
}

/// A cell with a title and a row of photos below it.
private final class ShelfCell: UICollectionViewCell, UICollectionViewDataSource {
  private let title = UILabel("", size: 20, weight: .bold)
  private let text = UILabel("", size: 13, color: .secondaryLabel)
  private let strip: UICollectionView
  private var photos: [Int] = []
  private let registration = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
    cell.show(number, cornerRadius: 10)
  }

  override init(frame: CGRect) {
    let layout = ReadingLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 240, height: 170)
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    strip.dataSource = self
    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.scrollsToTop = false
    for view in [title, text, strip] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, text: String, photos: [Int]) {
    self.title.text = title
    self.text.text = text
    self.photos = photos
    strip.reloadData()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    contentView.place(title, x: 16, y: 0, width: width - 32, height: 26)
    contentView.place(text, x: 16, y: 26, width: width - 32, height: 18)
    strip.frame = CGRect(x: 0, y: 54, width: width, height: contentView.bounds.height - 54)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: photos[path.item])
  }
}
