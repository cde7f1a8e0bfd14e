import QuartzCore

/// The magnifying glass of a search field, or an image in its place.
final class SearchMagnifierView: UIImageView {
  private(set) var images: [UIControl.State: UIImage] = [:]
  /// Whether the field is enabled.
  var isEnabled = true { didSet { if isEnabled != oldValue { showImage() } } }

  init() {
    super.init(frame: .zero)
    tintColor = .secondaryLabel
    contentMode = .center
    showImage()
    sizeForText()
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the image in a state of the field; `nil` restores the magnifying glass.
  func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    showImage()
  }

  private func showImage() {
    let own = isEnabled ? nil : images[.disabled]
    image = own ?? images[.normal] ?? UIImage(systemName: "magnifyingglass")
  }

  // R-SRCH-24
  private func sizeForText() {
    func scaled(_ value: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: value, compatibleWith: traitCollection)
    }
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: scaled(SearchBarMetrics.magnifierSize),
      weight: SearchBarMetrics.magnifierWeight
    )
    bounds.size = CGSize(
      width: max(scaled(SearchBarMetrics.magnifierWidth), SearchBarMetrics.magnifierWidth),
      height: SearchBarMetrics.fieldHeight(for: traitCollection)
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    sizeForText()
    superview?.setNeedsLayout()
  }
}
