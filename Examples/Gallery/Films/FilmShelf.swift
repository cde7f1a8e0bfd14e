import UIKit

/// A heading above a row of posters that scrolls horizontally.
final class FilmShelf: UIView, UICollectionViewDataSource {
  /// The shape of the images: stills for films in progress, or posters.
  enum Shape {
    case stills, posters
  }

  private let heading = UILabel("", size: 20, weight: .semibold)
  private let layout = ReadingLayout()
  private let strip: UICollectionView
  private let shape: Shape
  private let registration = UICollectionView.CellRegistration<FilmCell, Film> { cell, _, film in
    cell.show(film)
  }

  /// The distance of the content from both sides of the screen.
  var inset: CGFloat = 0 { didSet { if inset != oldValue { setNeedsLayout() } } }

  var films: [Film] { didSet { strip.reloadData() } }

  init(_ title: String, shape: Shape = .posters, films: [Film]) {
    self.shape = shape
    self.films = films
    strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    heading.text = title
    layout.scrollDirection = .horizontal
    strip.dataSource = self
    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.scrollsToTop = false
    strip.clipsToBounds = false
    strip.contentInsetAdjustmentBehavior = .never
    addSubview(heading)
    addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  private var sizes: FilmSizes { FilmSizes(traitCollection) }

  private var itemSize: CGSize { shape == .stills ? sizes.still : sizes.poster }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizes.heading * 1.3 + itemSize.height + 2 * sizes.air)
  }

  /// Lays out the heading and the row of posters, which extends to the edges of the screen and is
  /// inset at both ends.
  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes
    let inset = inset + sizes.margin
    let top = sizes.heading * 1.3
    heading.font = .systemFont(ofSize: sizes.heading, weight: .semibold)
    heading.frame = CGRect(x: inset, y: 0, width: bounds.width - 2 * inset, height: top)
    heading.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    layout.itemSize = itemSize
    layout.minimumLineSpacing = sizes.gap
    layout.sectionInset = UIEdgeInsets(top: sizes.air, left: inset, bottom: sizes.air, right: inset)
    strip.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    films.count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: films[path.item])
  }
}

/// A poster that grows while it is focused.
final class FilmCell: UICollectionViewCell {
  private let poster = UIImageView()
  private var film: Film?

  override init(frame: CGRect) {
    super.init(frame: frame)
    poster.clipsToBounds = true
    contentView.addSubview(poster)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ film: Film) {
    self.film = film
    accessibilityLabel = film.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = contentView.bounds
    poster.layer.cornerRadius = bounds.width > 200 ? 16 : 10
    poster.image = film.map { Posters.poster(of: $0, size: bounds.size) }
  }
}
