/// The content of one segment: a text or an image in its middle.
@preconcurrency @MainActor
final class SegmentView: UIView {
  let label = UILabel()
  let imageView = UIImageView(frame: .zero)
  var segment: Segment { didSet { setNeedsLayout() } }
  /// The font that the app chose.
  private var ownFont: UIFont?
  /// Called when assistive programs use the segment.
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

  /// Shows the segment in a state.
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
    label.attributedText = text.map { NSAttributedString(string: $0, attributes: all) }
    accessibilityLabel = segment.title ?? segment.action?.title
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    setNeedsLayout()
  }

  /// What text or image need.
  var contentWidth: CGFloat {
    if let image = segment.image { return image.size.width }
    guard let title = segment.title else { return 0 }
    // The wider of the two fonts, so that choosing a segment moves nothing.
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

/// What an app says about one segment.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// 0 leaves the width to the control.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
}
