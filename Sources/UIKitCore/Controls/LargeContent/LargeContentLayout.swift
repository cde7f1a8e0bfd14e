import Foundation

/// The layout of the large content panel: the image above the title, as one centered group.
///
///     ╭──────────────╮
///     │     ▣        │  image, at most `imageSide`
///     │   Title      │  as many lines as fit into the window
///     ╰──────────────╯
struct LargeContentLayout {
  /// The rectangle in which the panel is centered.
  var region: CGRect
  /// The size of the image, or zero if there is none.
  var imageSize = CGSize.zero
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
  /// The size of the title, or zero if there is none.
  var titleSize = CGSize.zero

  /// The frames of the panel, in the coordinates of the region, and of its parts.
  struct Frames: Equatable {
    var panel: CGRect
    /// The frame of the image, in the coordinates of the panel.
    var image: CGRect
    /// The frame of the title, in the coordinates of the panel.
    var title: CGRect
  }

  /// Returns the width that is available for the title in a region of the given width.
  static func titleWidth(in width: CGFloat) -> CGFloat {
    max(panelWidth(in: width) - 2 * LargeContentMetrics.padding, 0)
  }

  private static func panelWidth(in width: CGFloat) -> CGFloat {
    max(min(LargeContentMetrics.side, width - 2 * LargeContentMetrics.margin), 0)
  }

  var frames: Frames {
    let padding = LargeContentMetrics.padding
    let image = fittedImage
    let gap = image.height > 0 && titleSize.height > 0 ? LargeContentMetrics.gap : 0
    let room = max(region.height - 2 * LargeContentMetrics.margin, 0)
    let content = image.height + gap + titleSize.height
    let size = CGSize(
      width: Self.panelWidth(in: region.width),
      height: min(max(LargeContentMetrics.side, content + 2 * padding), room)
    )
    let titleHeight = max(min(titleSize.height, size.height - 2 * padding - image.height - gap), 0)
    let top = (size.height - image.height - gap - titleHeight) / 2
    let titleWidth = max(size.width - 2 * padding, 0)
    return Frames(
      panel: CGRect(
        x: (region.midX - size.width / 2).rounded(),
        y: (region.midY - size.height / 2).rounded(),
        width: size.width,
        height: size.height
      ),
      image: CGRect(
        x: (size.width - image.width) / 2,
        y: top,
        width: image.width,
        height: image.height
      ).inset(by: imageInsets),
      title: CGRect(x: padding, y: top + image.height + gap, width: titleWidth, height: titleHeight)
    )
  }

  /// The size of the image, which is reduced if it is too large and enlarged only if `scalesImage`
  /// is `true`.
  private var fittedImage: CGSize {
    guard imageSize.width > 0, imageSize.height > 0 else { return .zero }
    let side = min(LargeContentMetrics.imageSide, Self.titleWidth(in: region.width))
    let longest = max(imageSize.width, imageSize.height)
    guard scalesImage || longest > side else { return imageSize }
    return CGSize(
      width: imageSize.width * side / longest,
      height: imageSize.height * side / longest
    )
  }
}
