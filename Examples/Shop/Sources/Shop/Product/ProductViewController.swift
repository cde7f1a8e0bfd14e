import UIKit

/// A product with its pictures, its price and a button that puts it into the basket.
final class ProductViewController: UIViewController, ShopPage {
  var store = ShopStore.shared
  var productID: Product.ID? {
    didSet { if isViewLoaded { showProduct() } }
  }

  private let scrollView = UIScrollView()
  private let pictures = PicturePagerView()
  private let maker = UILabel()
  private let name = UILabel()
  private let price = UILabel()
  private let details = UILabel()
  private let stepper = UIStepper()
  private let count = UILabel()
  private let add = UIButton(configuration: .filled())
  private var favorite: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTexts()
    setUpControls()
    layOut()
    store.observe(with: self) { $0.showFavorite() }
    showProduct()
  }

  private var product: Product? { productID.flatMap(store.product) }

  // MARK: Views

  private func setUpTexts() {
    maker.font = .preferredFont(forTextStyle: .subheadline)
    maker.textColor = .secondaryLabel
    name.font = .preferredFont(forTextStyle: .title1)
    price.font = .preferredFont(forTextStyle: .title2)
    details.font = .preferredFont(forTextStyle: .body)
    count.font = .preferredFont(forTextStyle: .body)
    for label in [maker, name, price, details, count] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func setUpControls() {
    pictures.onSelect = { [unowned self] in openPicture($0) }
    stepper.minimumValue = 1
    stepper.maximumValue = Double(Basket.mostPieces)
    stepper.value = 1
    stepper.addAction(UIAction { [unowned self] _ in showCount() }, for: .valueChanged)
    showCount()
    add.configuration?.title = "Add to Basket"
    add.configuration?.image = UIImage(systemName: "cart.badge.plus")
    add.configuration?.imagePadding = 8
    add.configuration?.buttonSize = .large
    add.configuration?.cornerStyle = .large
    add.addAction(UIAction { [unowned self] _ in addToBasket() }, for: .primaryActionTriggered)
  }

  private func layOut() {
    let number = UIStackView(arrangedSubviews: [count, stepper])
    number.alignment = .center
    number.distribution = .equalSpacing
    let texts = UIStackView(arrangedSubviews: [maker, name, price, details, number, add])
    texts.axis = .vertical
    texts.spacing = 6
    texts.setCustomSpacing(14, after: price)
    texts.setCustomSpacing(20, after: details)
    texts.setCustomSpacing(20, after: number)
    for view in [scrollView, pictures, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(pictures)
    scrollView.addSubview(texts)
    let content = scrollView.contentLayoutGuide
    let height = pictures.heightAnchor.constraint(equalTo: pictures.widthAnchor)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      pictures.topAnchor.constraint(equalTo: content.topAnchor),
      pictures.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      pictures.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      pictures.heightAnchor.constraint(lessThanOrEqualToConstant: 420),
      height,
      texts.topAnchor.constraint(equalTo: pictures.bottomAnchor, constant: 16),
      texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      texts.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  // MARK: Content

  private func showProduct() {
    guard let product else { return }
    maker.text = product.maker
    name.text = product.name
    price.text = Price(cents: product.price).description
    details.text = product.details
    pictures.show(product)
    showFavorite()
  }

  private func showCount() {
    count.text = "Quantity: \(Int(stepper.value))"
    stepper.accessibilityLabel = "Quantity"
    stepper.accessibilityValue = "\(Int(stepper.value))"
  }

  private func showFavorite() {
    let isFavorite = productID.map(store.favorites.contains) ?? false
    favorite.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    favorite.accessibilityLabel = isFavorite ? "Remove from Favorites" : "Add to Favorites"
  }

  // MARK: Actions

  private func toggleFavorite(_ sender: UIBarButtonItem) {
    guard let productID else { return }
    if store.favorites.remove(productID) == nil { store.favorites.insert(productID) }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func addToBasket() {
    guard let product else { return }
    store.basket.add(product, count: Int(stepper.value))
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    stepper.value = 1
    showCount()
  }

  private func openPicture(_ index: Int) {
    performSegue(withIdentifier: "showPhoto", sender: index)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? PhotoViewController, let product,
      let index = sender as? Int
    else { return }
    page.image = product.picture(index, size: CGSize(width: 800, height: 800))
  }

  func closePhoto(_ segue: UIStoryboardSegue) {}
}

extension ProductViewController: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\ProductViewController.favorite, "favorite"),
      .method(ProductViewController.toggleFavorite, "toggleFavorite:"),
      .method(ProductViewController.closePhoto, "closePhoto:"),
    ]
  }
}
