import UIKit

/// A page that shows products of the store.
@MainActor protocol ShopPage: UIViewController {
  var store: ShopStore { get set }
}

/// The tabs of the shop: the catalogue, the favorites and the basket with a badge.
final class ShopTabBarController: UITabBarController {
  /// The products and the basket, which the pages share.
  var store = ShopStore.shared {
    didSet { useStore() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    useStore()
  }

  private func useStore() {
    for case let stack as UINavigationController in viewControllers ?? [] {
      (stack.viewControllers.first as? ShopPage)?.store = store
    }
    store.observe(with: self) { $0.updateBadge() }
    updateBadge()
  }

  private func updateBadge() {
    let count = store.basket.count
    viewControllers?.last?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }
}
