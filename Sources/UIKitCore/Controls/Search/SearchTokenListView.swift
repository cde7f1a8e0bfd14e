import QuartzCore

/// The tokens of a search field, side by side.
///
/// If there is not enough space, the first tokens are clipped.
final class SearchTokenListView: UIView {
  // R-SRCH-11
  private(set) var pills: [SearchTokenView] = []
  /// Called when a token is tapped.
  var tapped: (@MainActor (Int) -> Void)?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows tokens.
  func show(_ tokens: [UISearchToken]) {
    for pill in pills { pill.removeFromSuperview() }
    pills = tokens.enumerated().map { index, token in
      let pill = SearchTokenView(token)
      pill.addAction(UIAction { [unowned self] _ in tapped?(index) }, for: .touchUpInside)
      addSubview(pill)
      return pill
    }
    setNeedsLayout()
  }

  func setColors(_ color: UIColor, selected: UIColor, index: Int?) {
    for (position, pill) in pills.enumerated() {
      pill.backgroundColor = position == index ? selected : color
      pill.isSelected = position == index
    }
  }

  /// The width of all tokens, with a gap behind each.
  var fittingWidth: CGFloat {
    pills.reduce(0) { $0 + $1.fittingWidth + SearchTokenMetrics.gap }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = min(bounds.width - fittingWidth, 0)
    for pill in pills {
      let width = pill.fittingWidth
      pill.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: ((bounds.height - SearchTokenMetrics.height) / 2).rounded(),
        width: width,
        height: SearchTokenMetrics.height
      )
      x += width + SearchTokenMetrics.gap
    }
  }
}

/// A token: an icon and a text on a round background.
final class SearchTokenView: UIControl {
  private let icon: UIImageView?
  private let label = UILabel()

  init(_ token: UISearchToken) {
    icon = token.icon.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
    super.init(frame: .zero)
    layer.cornerRadius = SearchTokenMetrics.cornerRadius
    label.text = token.text
    label.font = .systemFont(ofSize: SearchTokenMetrics.fontSize)
    label.textColor = .white
    icon?.tintColor = .white
    icon?.contentMode = .scaleAspectFit
    for part in [icon, label].compactMap({ $0 as UIView? }) {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var iconWidth: CGFloat { icon == nil ? 0 : SearchTokenMetrics.icon }

  var fittingWidth: CGFloat {
    (label.intrinsicContentSize.width + iconWidth + 2 * SearchTokenMetrics.padding).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = SearchTokenMetrics.padding
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(bounds.width - 2 * padding - iconWidth, 0)
    label.frame = CGRect(
      x: isRightToLeft ? padding : padding + iconWidth,
      y: 0,
      width: width,
      height: bounds.height
    )
    icon?.frame = CGRect(
      x: isRightToLeft ? bounds.width - padding - iconWidth : padding,
      y: 0,
      width: iconWidth - SearchTokenMetrics.iconGap,
      height: bounds.height
    )
  }
}

/// Sizes of tokens, in points; our choice.
enum SearchTokenMetrics {
  static let height: CGFloat = 26
  static let cornerRadius: CGFloat = 6
  static let padding: CGFloat = 7
  /// The distance between tokens, and of the text from the last one.
  static let gap: CGFloat = 4
  /// The width of an icon with the gap behind it.
  static let icon: CGFloat = 20
  static let iconGap: CGFloat = 4
  static let fontSize: CGFloat = 15
  /// The least width that stays free for the text.
  static let leastTextWidth: CGFloat = 80
}
