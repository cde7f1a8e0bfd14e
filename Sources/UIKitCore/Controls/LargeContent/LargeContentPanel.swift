import QuartzCore

/// A view with the size of the window that contains the panel with an image and a title.
///
/// The view ignores touches and is hidden from assistive technology, which presents the item
/// itself.
@preconcurrency @MainActor
final class LargeContentPanel: UIView {
  let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  let imageView = UIImageView()
  let label = UILabel()
  private var content: LargeContent?

  /// The view in which the panel is centered, or `nil` for the window.
  weak var surroundings: UIView? { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    effectView.layer.cornerRadius = LargeContentMetrics.cornerRadius
    effectView.clipsToBounds = true
    // Over an empty page, the material alone would be difficult to distinguish from the background.
    effectView.contentView.backgroundColor = .tertiarySystemFill
    imageView.tintColor = .label
    imageView.contentMode = .scaleToFill
    label.font = LargeContentMetrics.titleFont
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    addSubview(effectView)
    effectView.contentView.addSubview(imageView)
    effectView.contentView.addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ content: LargeContent) {
    self.content = content
    imageView.image = content.image.map { content.scalesImage ? enlarged($0) : $0 }
    label.text = content.title
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Returns a large version of a symbol.
  ///
  /// Other images are returned unchanged.
  private func enlarged(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage else { return image }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: LargeContentMetrics.imageSide, weight: .medium)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let region = surroundings.map { convert($0.bounds, from: $0) } ?? bounds
    let width = LargeContentLayout.titleWidth(in: region.width)
    let unlimited = CGSize(width: width, height: .greatestFiniteMagnitude)
    let frames = LargeContentLayout(
      region: region,
      imageSize: imageView.image?.size ?? .zero,
      scalesImage: content?.scalesImage ?? false,
      imageInsets: content?.imageInsets ?? .zero,
      titleSize: content?.title == nil ? .zero : label.sizeThatFits(unlimited)
    ).frames
    effectView.frame = frames.panel
    imageView.frame = frames.image
    label.frame = frames.title
  }
}
