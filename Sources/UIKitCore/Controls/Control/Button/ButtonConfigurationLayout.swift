import CoreGraphics

/// The frames of the content of a button with a configuration.
///
///     ╭───────────────────────────────╮
///     │  ┌───────┐ Title            ⌃ │
///     │  │ image │ Subtitle         ⌄ │
///     │  └───────┘                    │
///     ╰───────────────────────────────╯
struct ButtonConfigurationLayout: Equatable {
  // R-BTN-10…R-BTN-14
  enum Side { case leading, trailing, top, bottom }

  var imageSize = CGSize.zero
  var titleSize = CGSize.zero
  var subtitleSize = CGSize.zero
  var indicatorSize = CGSize.zero
  var insets = UIEdgeInsets.zero
  var side = Side.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  private var hasImage: Bool { imageSize != .zero }
  private var hasText: Bool { titleSize != .zero || subtitleSize != .zero }
  private var isStacked: Bool { side == .top || side == .bottom }

  private var textSize: CGSize {
    let gap = titleSize != .zero && subtitleSize != .zero ? titlePadding : 0
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + gap + subtitleSize.height
    )
  }

  private var gap: CGFloat { hasImage && hasText ? imagePadding : 0 }

  private var indicatorWidth: CGFloat {
    guard indicatorSize.width > 0 else { return 0 }
    return indicatorSize.width + (hasImage || hasText ? ButtonMetrics.indicatorPadding : 0)
  }

  /// The size of the image and the text.
  private var groupSize: CGSize {
    let text = textSize
    guard isStacked else {
      return CGSize(
        width: imageSize.width + gap + text.width,
        height: max(imageSize.height, text.height)
      )
    }
    return CGSize(
      width: max(imageSize.width, text.width),
      height: imageSize.height + gap + text.height
    )
  }

  /// The size of the button with its insets.
  var size: CGSize {
    let group = groupSize
    return CGSize(
      width: group.width + indicatorWidth + insets.left + insets.right,
      height: max(group.height, indicatorSize.height) + insets.top + insets.bottom
    )
  }

  /// Returns the width that is left for the text in a button of a width.
  func textWidth(in width: CGFloat) -> CGFloat {
    let image = isStacked ? 0 : imageSize.width + (hasImage ? imagePadding : 0)
    return max(width - insets.left - insets.right - image - indicatorWidth, 0)
  }

  func frames(in bounds: CGRect) -> Frames {
    let content = bounds.inset(by: insets)
    var frames = Frames()
    let whole = groupSize.width + indicatorWidth
    let isFilling = horizontal == .fill
    let x = isFilling ? 0 : offset(whole, in: content.width)
    let group = CGRect(
      x: x,
      y: verticalOffset(groupSize.height, in: content.height),
      width: isFilling ? max(content.width - indicatorWidth, 0) : groupSize.width,
      height: groupSize.height
    )
    place(in: group, &frames)
    frames.indicator = CGRect(
      x: group.maxX + indicatorWidth - indicatorSize.width,
      y: group.midY - indicatorSize.height / 2,
      width: indicatorSize.width,
      height: indicatorSize.height
    )
    func resolve(_ frame: CGRect) -> CGRect {
      let left = isRightToLeft ? content.width - frame.maxX : frame.minX
      guard !frame.isEmpty else { return .zero }
      return frame.offsetBy(dx: content.minX + left - frame.minX, dy: content.minY)
    }
    return Frames(
      image: resolve(frames.image),
      title: resolve(frames.title),
      subtitle: resolve(frames.subtitle),
      indicator: resolve(frames.indicator)
    )
  }

  /// The distance of the content from the leading edge.
  private func offset(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    let free = room - width
    switch horizontal {
    case .center, .fill: return free / 2
    case .leading: return 0
    case .trailing: return free
    case .left: return isRightToLeft ? free : 0
    case .right: return isRightToLeft ? 0 : free
    }
  }

  private func verticalOffset(_ height: CGFloat, in room: CGFloat) -> CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: room - height
    case .center, .fill: (room - height) / 2
    }
  }

  private func place(in group: CGRect, _ frames: inout Frames) {
    let text = textSize
    var textFrame = CGRect(origin: group.origin, size: text)
    var image = CGRect(origin: group.origin, size: imageSize)
    if isStacked {
      image.origin.x = group.midX - imageSize.width / 2
      textFrame.origin.x = group.midX - text.width / 2
      if side == .top {
        textFrame.origin.y = image.maxY + gap
      } else {
        image.origin.y = textFrame.maxY + gap
      }
    } else {
      image.origin.y = group.midY - imageSize.height / 2
      textFrame.origin.y = group.midY - text.height / 2
      if side == .leading {
        textFrame.origin.x = hasText ? image.maxX + gap : image.maxX
      } else {
        image.origin.x = group.maxX - imageSize.width
      }
    }
    frames.image = image
    frames.title = line(titleSize, y: textFrame.minY, in: textFrame)
    frames.subtitle = line(subtitleSize, y: textFrame.maxY - subtitleSize.height, in: textFrame)
  }

  /// The alignment with `automatic` resolved.
  var effectiveAlignment: UIButton.Configuration.TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return isStacked ? .center : .leading
  }

  private func line(_ size: CGSize, y: CGFloat, in text: CGRect) -> CGRect {
    let x: CGFloat
    switch effectiveAlignment {
    case .leading, .automatic: x = text.minX
    case .center: x = text.midX - size.width / 2
    case .trailing: x = text.maxX - size.width
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
