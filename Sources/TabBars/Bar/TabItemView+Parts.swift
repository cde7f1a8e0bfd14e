import UIKit

extension TabItemView {
  /// What stands where the picture does: the animated icon, else the picture.
  public var pictureView: UIView { item.icon?.view ?? imageView }

  /// Takes in the views that the item brings along, and lets go of those of the item before.
  func replaceGuests(of old: TabItem?) {
    if old?.icon !== item.icon { old?.icon?.view.removeFromSuperview() }
    if old?.cover?.view !== item.cover?.view { old?.cover?.view.removeFromSuperview() }
    if let icon = item.icon, icon.view.superview !== self {
      icon.view.isUserInteractionEnabled = false
      insertSubview(icon.view, aboveSubview: imageView)
      icon.rest(selected: isSelected)
    }
    if let cover = item.cover?.view, cover.superview !== self {
      cover.isUserInteractionEnabled = false
      insertSubview(cover, belowSubview: badgeView)
    }
    let part = item.cover?.part
    imageView.isHidden = item.icon != nil || part != nil
    item.icon?.view.isHidden = part != nil
    titleLabel.isHidden = part == .item
  }

  /// Plays the icon of an item that was selected, if anything may move, else lets it rest. (CYL-121)
  func playIcon(animated: Bool) {
    guard let icon = item.icon else { return }
    icon.stop()
    if isSelected, animated, !UIAccessibility.isReduceMotionEnabled {
      icon.play()
    } else {
      icon.rest(selected: isSelected)
    }
  }

  // MARK: Placing

  func placeParts() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = layout(isRightToLeft: isRightToLeft).frames
    backgroundImageView.frame = bounds
    imageView.place(in: frames.image)
    if let icon = item.icon { icon.view.place(in: frames.image) }
    titleLabel.place(in: frames.title)
    if let cover = item.cover { place(cover, isRightToLeft: isRightToLeft) }
    style.animator?.arrange(self)
    // The badge belongs to where the picture rests, whatever moves it at the moment. (CYL-110)
    let host = frames.image.isEmpty ? titleLabel : pictureView
    badgeView.place(
      in: badgeView.layout.frame(beside: host.place, in: bounds, isRightToLeft: isRightToLeft)
    )
  }

  private func layout(isRightToLeft: Bool) -> TabItemLayout {
    var layout = TabItemLayout(size: bounds.size)
    layout.imageSize = pictureSize
    layout.titleSize = item.hasTitle ? titleLabel.intrinsicContentSize : nil
    layout.isInline = isInline
    layout.imageOffset = style.imageOffset ?? .zero
    layout.imageInsets = style.imageInsets ?? .zero
    layout.titleOffset = style.titleOffset ?? .zero
    layout.scale = max(traitCollection.displayScale, 1)
    layout.isRightToLeft = isRightToLeft
    return layout
  }

  /// The size of the icon, as it says, or else of the picture. (CYL-121)
  private var pictureSize: CGSize? {
    guard let icon = item.icon else { return imageView.image?.size }
    return icon.size ?? item.image?.size ?? CGSize(width: 22, height: 22)
  }

  /// Whether the title stands beside the picture now. (ES-12)
  private var isInline: Bool {
    switch style.arrangement ?? .automatic {
    case .stacked: false
    case .inline: true
    case .automatic:
      traitCollection.horizontalSizeClass == .regular
        || traitCollection.verticalSizeClass == .compact
    }
  }

  private func place(_ cover: TabItemCover, isRightToLeft: Bool) {
    let covered = cover.part == .item ? bounds : pictureView.place
    let size = cover.size ?? covered.size
    let across = isRightToLeft ? -cover.offset.horizontal : cover.offset.horizontal
    let frame = CGRect(
      x: covered.midX + across - size.width / 2,
      y: covered.midY + cover.offset.vertical - size.height / 2,
      width: size.width,
      height: size.height
    )
    cover.view.place(in: frame)
  }
}

extension UIView {
  /// The frame without what a transform makes of it.
  fileprivate var place: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// Places a view that may be transformed at the time.
  fileprivate func place(in frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
