import UIKit

/// A product in the basket, with a stepper for its number.
final class BasketCell: UITableViewCell {
  static let reuseIdentifier = "line"

  private let picture = UIImageView()
  private let name = UILabel()
  private let price = UILabel()
  private let stepper = UIStepper()
  private let count = UILabel()
  private var onChange: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows a line of the basket.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - onChange: Called with the number that the user chooses.
  func show(_ line: Basket.Line, onChange: @escaping (Int) -> Void) {
    picture.image = line.product.picture(size: CGSize(width: 72, height: 72))
    name.text = line.product.name
    price.text = line.price.description
    count.text = "\(line.count)"
    stepper.value = Double(line.count)
    stepper.accessibilityLabel = "Quantity of \(line.product.name)"
    stepper.accessibilityValue = count.text
    self.onChange = onChange
  }

  private func setUp() {
    selectionStyle = .none
    isAccessibilityElement = false
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 2
    price.font = .preferredFont(forTextStyle: .subheadline)
    price.textColor = .secondaryLabel
    count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    for label in [name, price] { label.adjustsFontForContentSizeCategory = true }
    stepper.minimumValue = 0
    stepper.maximumValue = Double(Basket.mostPieces)
    stepper.addAction(
      UIAction { [unowned self] _ in onChange?(Int(stepper.value)) },
      for: .valueChanged
    )
    let number = UIStackView(arrangedSubviews: [count, UIView(), stepper])
    number.alignment = .center
    let column = UIStackView(arrangedSubviews: [name, price, number])
    column.axis = .vertical
    column.spacing = 4
    let row = UIStackView(arrangedSubviews: [picture, column])
    row.spacing = 14
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 72),
      picture.heightAnchor.constraint(equalToConstant: 72),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
