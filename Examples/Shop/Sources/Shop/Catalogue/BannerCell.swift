import UIKit

/// A wide picture with a headline and a title.
final class BannerCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let headline = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ banner: Banner, _ product: Product) {
    picture.image = product.picture(1, size: CGSize(width: 400, height: 200), place: 0.76)
    headline.text = banner.headline
    title.text = banner.title
    isAccessibilityElement = true
    accessibilityLabel = banner.title
    accessibilityTraits = .button
  }

  private func setUp() {
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    headline.font = .systemFont(ofSize: 12, weight: .bold)
    headline.textColor = UIColor(white: 0, alpha: 0.55)
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.textColor = UIColor(white: 0.1, alpha: 1)
    title.numberOfLines = 2
    let texts = UIStackView(arrangedSubviews: [headline, title])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(texts)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      texts.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
    ])
  }
}
