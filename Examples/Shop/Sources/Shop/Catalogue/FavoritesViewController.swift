import UIKit

/// The products that the user likes.
final class FavoritesViewController: UITableViewController, ShopPage {
  var store = ShopStore.shared

  private var products: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    store.observe(with: self) { $0.reload() }
    reload()
  }

  private func reload() {
    products = store.products.filter { store.favorites.contains($0.id) }
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "heart")
    empty.text = "No Favorites"
    empty.secondaryText = "Tap the heart of a product to keep it here."
    contentUnavailableConfiguration = products.isEmpty ? empty : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    let product = products[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = product.name
    content.secondaryText = Price(cents: product.price).description
    content.image = product.picture(size: CGSize(width: 56, height: 56))
    content.imageProperties.cornerRadius = 8
    cell.contentConfiguration = content
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? ProductViewController,
      let path = tableView.indexPathForSelectedRow
    else { return }
    page.store = store
    page.productID = products[path.row].id
  }
}
