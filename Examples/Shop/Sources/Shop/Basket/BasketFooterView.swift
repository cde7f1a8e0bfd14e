import UIKit

/// The total of the basket, and the button that leads to the checkout.
final class BasketFooterView: UIView {
  private weak var delivery: UILabel!
  private weak var total: UILabel!

  func show(_ basket: Basket) {
    delivery.text = basket.delivery.cents == 0 ? "Free" : basket.delivery.description
    total.text = basket.total.description
  }
}

extension BasketFooterView: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\BasketFooterView.delivery, "delivery"),
      .property(\BasketFooterView.total, "total"),
    ]
  }
}
