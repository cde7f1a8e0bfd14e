import Foundation

/// Where the parts of the panel lie: image over title, as one group in the middle.
///
///     ╭──────────────╮
///     │     ▣        │  image, at most `imageSide`
///     │   Title      │  as many lines as the window has room for
///     ╰──────────────╯
struct LargeContentLayout {
  /// Of the region that the panel stands in the middle of.
  var region: CGRect
  /// Zero where there is no image.
  var imageSize = CGSize.zero
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
  /// Zero where there is no title.
  var titleSize = CGSize.zero

  /// In the region's coordinates.
  struct Frames: Equatable {
    var panel: CGRect
    /// In the panel.
    var image: CGRect
    /// In the panel.
    var title: CGRect
  }

  /// The room for a title in a region of some width.
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

  /// The image in its place: made smaller where it is too large, larger only when asked for.
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
