import QuartzCore

extension UIScrollView {
  /// Between which offsets the content rests now.
  var limits: ScrollLimits {
    ScrollLimits(size: bounds.size, content: content.size, inset: content.adjustedInset)
  }

  var scrollsVertically: Bool {
    content.alwaysBouncesVertically || content.size.height > bounds.height
  }

  var scrollsHorizontally: Bool {
    content.alwaysBouncesHorizontally || content.size.width > bounds.width
  }

  // MARK: Settings

  func setContentSize(_ size: CGSize) {
    guard size.isFinite else {
      return Log.warning("UIScrollView.contentSize \(size) is not finite; ignored")
    }
    let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    guard size != content.size else { return }
    content.size = size
    contentChanged()
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else {
      return Log.warning("UIScrollView.contentInset \(inset) is not finite; ignored")
    }
    guard inset != content.inset else { return }
    content.inset = inset
    contentChanged()
  }

  // MARK: Following changes

  /// The size of view or content, an inset or the safe area changed.
  func contentChanged() {
    let old = content.adjustedInset
    let safeArea = InsetAdjustment(
      behavior: content.adjustment,
      safeArea: safeAreaInsets,
      scrollsVertically: scrollsVertically,
      scrollsHorizontally: scrollsHorizontally,
      isUnderBars: isUnderBars
    )
    content.adjustedInset = content.inset + safeArea.insets
    let new = content.adjustedInset
    keepInPlace(old: old)
    if new != old { adjustedContentInsetDidChange() }
    movementObserver?.scrollViewMoved(self)
  }

  /// Content that stood at its upper or left edge stays there; otherwise the offset moves into its limits.
  private func keepInPlace(old: UIEdgeInsets) {
    var offset = contentOffset
    let new = content.adjustedInset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = limits.clamp(offset)
  }

  /// Whether the view is, or stands first in, what a controller inside a tab bar controller shows.
  private var isUnderBars: Bool {
    guard let controller = next as? UIViewController ?? superview?.next as? UIViewController
    else { return false }
    return controller.parent is UITabBarController
  }

  // MARK: Moving

  /// Moves the content without a word about how it came to move.
  func moveContent(to offset: CGPoint) {
    guard offset.isFinite else {
      return Log.warning("UIScrollView.contentOffset \(offset) is not finite; ignored")
    }
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The origin or the size of the bounds changed, in whichever way.
  func boundsChanged(from old: CGRect) {
    let new = bounds
    guard new != old else { return }
    if new.size != old.size { contentChanged() }
    guard new.origin != old.origin else { return }
    setNeedsLayout()
    movementObserver?.scrollViewMoved(self)
  }
}
