import QuartzCore

/// The layout of a button's image and title, side by side as one group with the image leading.
struct ButtonLayout: Equatable {
  var imageSize = CGSize.zero
  var titleSize = CGSize.zero
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false

  /// Returns the frame of the image in `content`.
  ///
  /// The image keeps its width; the title is shortened first.
  func imageRect(in content: CGRect) -> CGRect {
    let group = groupRect(in: content)
    let x = isRightToLeft ? group.maxX - fittedImageWidth(in: content) : group.minX
    let size = CGSize(
      width: fittedImageWidth(in: content),
      height: min(imageSize.height, content.height)
    )
    return place(size, x: x, in: content, insets: imageInsets)
  }

  /// Returns the frame of the title in `content`, limited to the width that the image leaves free.
  func titleRect(in content: CGRect) -> CGRect {
    let group = groupRect(in: content)
    let width = group.width - fittedImageWidth(in: content)
    let x = isRightToLeft ? group.minX : group.maxX - width
    let size = CGSize(width: width, height: min(titleSize.height, content.height))
    return place(size, x: x, in: content, insets: titleInsets)
  }

  private func fittedImageWidth(in content: CGRect) -> CGFloat {
    min(imageSize.width, max(content.width, 0))
  }

  private func groupRect(in content: CGRect) -> CGRect {
    let wanted = imageSize.width + titleSize.width
    let width = horizontal == .fill ? content.width : min(wanted, max(content.width, 0))
    let x: CGFloat
    switch horizontal {
    case .left, .fill: x = content.minX
    case .right: x = content.maxX - width
    case .leading: x = isRightToLeft ? content.maxX - width : content.minX
    case .trailing: x = isRightToLeft ? content.minX : content.maxX - width
    case .center: x = content.minX + (content.width - width) / 2
    }
    return CGRect(x: x, y: content.minY, width: width, height: content.height)
  }

  private func place(_ size: CGSize, x: CGFloat, in content: CGRect, insets: UIEdgeInsets) -> CGRect
  {
    let y: CGFloat
    var height = size.height
    switch vertical {
    case .top: y = content.minY
    case .bottom: y = content.maxY - size.height
    case .center: y = content.minY + (content.height - size.height) / 2
    case .fill:
      y = content.minY
      height = content.height
    }
    // Insets shift the rectangle by half the difference of opposite sides.
    return CGRect(
      x: x + (insets.left - insets.right) / 2,
      y: y + (insets.top - insets.bottom) / 2,
      width: size.width,
      height: height
    )
  }
}
