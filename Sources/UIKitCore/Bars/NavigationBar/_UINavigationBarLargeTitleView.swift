/// The part of a navigation bar below the row, with a large title that slides up under the row.
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

  /// Places the title at the lower edge of what shows of the part. (R-NBAR-11, R-NBAR-40)
  func place(_ title: LargeTitlePlace) {
    let wish = label.intrinsicContentSize
    let width = min(wish.width, max(title.width - title.leading - title.trailing, 0))
    let x = title.isRightToLeft ? title.width - title.leading - width : title.leading
    let top = title.state.shown + title.state.stretch - NavigationBarMetrics.largeTitleBottom
    label.bounds.size = CGSize(width: width, height: wish.height)
    label.layer.anchorPoint = CGPoint(x: title.isRightToLeft ? 1 : 0, y: 1)
    label.center = CGPoint(x: title.isRightToLeft ? x + width : x, y: top)
  }
}

/// What a large title is placed by.
struct LargeTitlePlace {
  var width: CGFloat
  /// What is kept free at either side.
  var leading: CGFloat
  var trailing: CGFloat
  var state: LargeTitleState
  var isRightToLeft: Bool
}
