import UIKit

extension TabItemView {
  /// The view that shows the image: that of the animated icon if there is one, otherwise the image
  /// view.
  public var pictureView: UIView { item.icon?.view ?? imageView }

  /// Adds the views of the item, and removes those of the previous one.
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

  // CYL-121
  /// Plays the icon of a selected item if animations are enabled, otherwise shows its final state.
  func playIcon(animated: Bool) {
    guard let icon = item.icon else { return }
    icon.stop()
    if isSelected, animated, !UIAccessibility.isReduceMotionEnabled {
      icon.play()
    } else {
      icon.rest(selected: isSelected)
    }
  }

  // MARK: Layout

  func placeParts() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let badge = badgeView.badge == nil ? nil : badgeView.layout
    let frames = layout(badge: badge, isRightToLeft: isRightToLeft).frames
    backgroundImageView.frame = bounds
    imageView.place(in: frames.image)
    if let icon = item.icon { icon.view.place(in: frames.image) }
    titleLabel.place(in: frames.title)
    if let cover = item.cover { place(cover, isRightToLeft: isRightToLeft) }
    style.animator?.arrange(self)
    guard let badge else { return }
    // The badge is positioned relative to the frame of the image without its transform.
    let host = frames.image.isEmpty ? titleLabel : pictureView
    badgeView.place(
      in: badge.frame(beside: host.place, in: bounds, isRightToLeft: isRightToLeft)
    )
  }

  private func layout(badge: TabBadgeLayout?, isRightToLeft: Bool) -> TabItemLayout {
    var layout = TabItemLayout(size: bounds.size)
    layout.imageSize = pictureSize
    layout.titleSize = item.hasTitle ? titleLabel.intrinsicContentSize : nil
    layout.isInline = isInline
    layout.badge = badge
    layout.imageOffset = style.imageOffset ?? .zero
    layout.imageInsets = style.imageInsets ?? .zero
    layout.titleOffset = style.titleOffset ?? .zero
    layout.scale = max(traitCollection.displayScale, 1)
    layout.isRightToLeft = isRightToLeft
    return layout
  }

  // CYL-121
  /// The size of the icon, or of the image.
  private var pictureSize: CGSize? {
    guard let icon = item.icon else { return imageView.image?.size }
    return icon.size ?? item.image?.size ?? CGSize(width: 22, height: 22)
  }

  // ES-12
  /// Whether the title is beside the image.
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
  /// The frame of the view without its transform.
  fileprivate var place: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// Sets the frame of a view that may have a transform.
  fileprivate func place(in frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
