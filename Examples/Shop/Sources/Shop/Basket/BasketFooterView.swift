import UIKit

/// The total of the basket, and the button that leads to the checkout.
final class BasketFooterView: UIView {
  var onCheckout: (() -> Void)?

  private let delivery = UILabel()
  private let total = UILabel()
  private let checkout = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ basket: Basket) {
    delivery.text = basket.delivery.cents == 0 ? "Free" : basket.delivery.description
    total.text = basket.total.description
  }

  private func setUp() {
    backgroundColor = .secondarySystemGroupedBackground
    checkout.configuration?.title = "Checkout"
    checkout.configuration?.buttonSize = .large
    checkout.configuration?.cornerStyle = .large
    checkout.addAction(
      UIAction { [unowned self] _ in onCheckout?() },
      for: .primaryActionTriggered
    )
    total.font = .preferredFont(forTextStyle: .headline)
    let column = UIStackView(arrangedSubviews: [
      row("Delivery", delivery, .preferredFont(forTextStyle: .subheadline)),
      row("Total", total, .preferredFont(forTextStyle: .headline)),
      checkout,
    ])
    column.axis = .vertical
    column.spacing = 6
    column.setCustomSpacing(12, after: column.arrangedSubviews[1])
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor, constant: -12),
    ])
  }

  private func row(_ title: String, _ value: UILabel, _ font: UIFont) -> UIView {
    let name = UILabel()
    name.text = title
    for label in [name, value] {
      label.font = font
      label.adjustsFontForContentSizeCategory = true
    }
    let row = UIStackView(arrangedSubviews: [name, value])
    row.distribution = .equalSpacing
    return row
  }
}
