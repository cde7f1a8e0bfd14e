/// The area below the row with a large title that moves up under the row.
@preconcurrency @MainActor
final class _UINavigationBarLargeTitleView: UIView {
  let label = _UINavigationBarTitleLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Places the title at the lower edge of the visible area.
  func place(_ title: LargeTitlePlace) {
    // R-NBAR-11, R-NBAR-40
    let preferred = label.intrinsicContentSize
    let width = min(preferred.width, max(title.width - title.leading - title.trailing, 0))
    let x = title.isRightToLeft ? title.width - title.leading - width : title.leading
    let top = title.state.shown + title.state.stretch - NavigationBarMetrics.largeTitleBottom
    label.bounds.size = CGSize(width: width, height: preferred.height)
    label.layer.anchorPoint = CGPoint(x: title.isRightToLeft ? 1 : 0, y: 1)
    label.center = CGPoint(x: title.isRightToLeft ? x + width : x, y: top)
  }
}

/// The values that determine the frame of a large title.
struct LargeTitlePlace {
  var width: CGFloat
  /// The margins at both sides.
  var leading: CGFloat
  var trailing: CGFloat
  var state: LargeTitleState
  var isRightToLeft: Bool
}
