import UIKit

/// A card with a picture, the maker, the name and the price of a product.
final class ProductCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let maker = UILabel()
  private let name = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ product: Product) {
    picture.image = product.picture(size: CGSize(width: 240, height: 240))
    maker.text = product.maker
    name.text = product.name
    price.text = Price(cents: product.price).description
    isAccessibilityElement = true
    accessibilityLabel = product.name
    accessibilityValue = price.text
    accessibilityTraits = .button
  }

  private func setUp() {
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    maker.font = .preferredFont(forTextStyle: .caption1)
    maker.textColor = .secondaryLabel
    name.font = .preferredFont(forTextStyle: .subheadline)
    price.font = .preferredFont(forTextStyle: .headline)
    for label in [maker, name, price] { label.adjustsFontForContentSizeCategory = true }
    let column = UIStackView(arrangedSubviews: [picture, maker, name, price])
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(8, after: picture)
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }
}
