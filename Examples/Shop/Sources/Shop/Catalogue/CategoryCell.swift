import UIKit

/// A capsule with a symbol and the name of a category.
final class CategoryCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ category: Product.Category, isChosen: Bool) {
    symbol.image = UIImage(systemName: category.symbol)
    name.text = category.title
    contentView.backgroundColor = isChosen ? tintColor : .secondarySystemBackground
    for view in [symbol, name] { view.tintColor = isChosen ? .white : .label }
    name.textColor = isChosen ? .white : .label
    isAccessibilityElement = true
    accessibilityLabel = category.title
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }

  private func setUp() {
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.adjustsFontForContentSizeCategory = true
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    let row = UIStackView(arrangedSubviews: [symbol, name])
    row.spacing = 6
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }
}
