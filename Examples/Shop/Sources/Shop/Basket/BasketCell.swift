import UIKit

/// A product in the basket, with a stepper for its number.
final class BasketCell: UITableViewCell {
  static let reuseIdentifier = "line"

  private weak var picture: UIImageView!
  private weak var name: UILabel!
  private weak var price: UILabel!
  private weak var stepper: UIStepper!
  private weak var count: UILabel!
  private var onChange: ((Int) -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = false
    count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    stepper.maximumValue = Double(Basket.mostPieces)
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

  private func step(_ sender: UIStepper) { onChange?(Int(sender.value)) }
}

extension BasketCell: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\BasketCell.picture, "picture"), .property(\BasketCell.name, "name"),
      .property(\BasketCell.price, "price"), .property(\BasketCell.stepper, "stepper"),
      .property(\BasketCell.count, "count"), .method(BasketCell.step, "step:"),
    ]
  }
}
