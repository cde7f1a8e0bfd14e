import UIKit

/// The products in the basket, with their numbers and the total.
final class BasketViewController: UIViewController, ShopPage {
  var store = ShopStore.shared

  private weak var tableView: UITableView!
  private weak var footer: BasketFooterView!
  private lazy var dataSource = BasketDataSource(tableView: tableView) {
    [unowned self] tableView, path, id in
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasketCell.reuseIdentifier,
      for: path
    )
    if let line = store.basket.lines.first(where: { $0.id == id }) {
      (cell as? BasketCell)?.show(line) { [store] in store.basket.set($0, of: line.product) }
    }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.observe(with: self) { $0.reload(animated: true) }
    reload(animated: false)
  }

  // MARK: Content

  private func reload(animated: Bool) {
    let lines = store.basket.lines
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product.ID>()
    if !lines.isEmpty {
      snapshot.appendSections([0])
      snapshot.appendItems(lines.map(\.id))
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(lines.map(\.id).filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    footer.isHidden = lines.isEmpty
    footer.show(store.basket)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "cart")
    empty.text = "Your Basket Is Empty"
    empty.button.title = "Go to the Shop"
    empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in
      tabBarController?.selectedIndex = 0
    }
    contentUnavailableConfiguration = store.basket.isEmpty ? empty : nil
  }

  // MARK: Checkout

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as? UINavigationController
    (stack?.topViewController as? CheckoutViewController)?.store = store
  }

  func leaveCheckout(_ segue: UIStoryboardSegue) {}
}

extension BasketViewController: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\BasketViewController.tableView, "tableView"),
      .property(\BasketViewController.footer, "footer"),
      .method(BasketViewController.leaveCheckout, "leaveCheckout:"),
    ]
  }
}

extension BasketViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let product = store.product(withID: id)
    else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [store] _, _, completion in
      store.basket.set(0, of: product)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}

/// Rows of the basket, all of which can be removed.
final class BasketDataSource: UITableViewDiffableDataSource<Int, Product.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
