/// The view of one segment, with a centered text or image.
@preconcurrency @MainActor
final class SegmentView: UIView {
  let label = UILabel()
  let imageView = UIImageView(frame: .zero)
  var segment: Segment { didSet { setNeedsLayout() } }
  /// The font that the app set in the title text attributes.
  private var ownFont: UIFont?
  /// The closure that assistive technology calls to select the segment.
  var activate: (() -> Void)?

  init(_ segment: Segment) {
    self.segment = segment
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(imageView)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Updates the appearance for a state.
  func show(
    isSelected: Bool,
    isEnabled: Bool,
    attributes: [NSAttributedString.Key: Any]
  ) {
    let image = segment.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    if imageView.image != image { imageView.image = image }
    imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? color
    ownFont = attributes[.font] as? UIFont
    let font = isSelected ? SegmentMetrics.selectedFont : SegmentMetrics.font
    var all = attributes
    all[.font] = attributes[.font] ?? font
    all[.foregroundColor] = attributes[.foregroundColor] ?? color
    let text = image == nil ? segment.title.map { TitleText.firstLine(of: $0) } : nil
    label.show(text.map { StyledText($0, all) })
    accessibilityLabel = segment.title ?? segment.action?.title
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    setNeedsLayout()
  }

  /// The width of the text or image.
  var contentWidth: CGFloat {
    if let image = segment.image { return image.size.width }
    guard let title = segment.title else { return 0 }
    // The wider of the two fonts is used, so that the selection does not change the layout.
    let font = ownFont ?? SegmentMetrics.selectedFont
    return TitleText.firstLine(of: title).size(withAttributes: [.font: font]).width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = segment.contentOffset
    let area = bounds.offsetBy(dx: offset.width, dy: offset.height)
    label.frame = area.insetBy(dx: min(4, area.width / 2), dy: 0)
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: area.midX - size.width / 2,
      y: area.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  override func accessibilityActivate() -> Bool {
    guard segment.isEnabled, let activate else { return false }
    activate()
    return true
  }
}

/// The properties of one segment.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The fixed width, or 0 if the control determines the width.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
}
