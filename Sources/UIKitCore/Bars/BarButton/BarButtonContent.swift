/// The sizes of a button's content: a custom view, an image or a title.
struct BarButtonContent: Equatable {
  var customSize: CGSize?
  var imageSize: CGSize?
  var imageInsets = UIEdgeInsets.zero
  var titleSize: CGSize?
  /// The width of the widest of the possible titles.
  var widestTitle: CGFloat = 0
  var titleOffset = UIOffset.zero
  var backgroundOffset = UIOffset.zero
  /// The width that was assigned to the item, or 0 for the width of the content.
  var fixedWidth: CGFloat = 0

  /// The width without padding.
  private var contentWidth: CGFloat {
    if let customSize { return customSize.width }
    if let imageSize { return imageSize.width }
    return max(titleSize?.width ?? 0, widestTitle).rounded(.up)
  }

  private var isEmpty: Bool { customSize == nil && imageSize == nil && titleSize == nil }

  /// The width with padding: at least the minimum touch size, unless the width is fixed, or the
  /// content is a custom view or empty.
  private var width: CGFloat {
    // R-BBI-24, R-BBI-25
    if fixedWidth > 0 { return fixedWidth }
    guard customSize == nil else { return contentWidth }
    guard !isEmpty else { return 0 }
    return max(contentWidth + 2 * BarButtonMetrics.padding, BarButtonMetrics.leastTouchSide)
  }

  /// The padding at each side of the content.
  private var padding: CGFloat {
    guard customSize == nil, fixedWidth <= 0, !isEmpty else { return 0 }
    return (width - contentWidth) / 2
  }

  func size(isCompact: Bool) -> CGSize {
    let height = isCompact ? ToolbarMetrics.compactHeight : ToolbarMetrics.regularHeight
    return CGSize(width: width, height: customSize?.height ?? height)
  }

  /// The element for a bar's layout; only titles can be truncated.
  var element: BarButtonLayout.Element {
    let isTitle = customSize == nil && imageSize == nil && fixedWidth <= 0
    return .button(
      BarButtonLayout.Button(
        size: CGSize(width: width, height: customSize?.height ?? 0),
        padding: padding,
        leastWidth: isTitle ? BarButtonMetrics.leastTouchSide : nil
      )
    )
  }
}

/// The frames of a button's content, in the coordinate system of the button.
struct BarButtonContentLayout {
  var content: BarButtonContent
  var bounds: CGRect
  var scale: CGFloat

  /// The centered frame, no wider than the button.
  var titleFrame: CGRect {
    guard let size = content.titleSize else { return .zero }
    let width = min(size.width, bounds.width)
    let frame = centered(CGSize(width: width, height: min(size.height, bounds.height)))
    return frame.offsetBy(dx: content.titleOffset.horizontal, dy: content.titleOffset.vertical)
  }

  /// The frame of the image, centered and in its own size.
  ///
  /// Insets whose sums are zero move it; others resize it.
  var imageFrame: CGRect {
    guard let size = content.imageSize else { return .zero }
    let frame = centered(size).inset(by: content.imageInsets)
    return frame.width < 0 || frame.height < 0 ? CGRect(origin: frame.origin, size: .zero) : frame
  }

  var backgroundFrame: CGRect {
    bounds.offsetBy(
      dx: content.backgroundOffset.horizontal,
      dy: content.backgroundOffset.vertical
    )
  }

  /// The highlight behind a selected item.
  var selectionFrame: CGRect {
    // R-BBI-27
    let height = min(BarButtonMetrics.selectionHeight, max(bounds.height - 2, 0))
    return bounds.insetBy(dx: 0, dy: (bounds.height - height) / 2)
  }

  /// The centered frame, no wider than the button.
  var customFrame: CGRect {
    guard let size = content.customSize else { return .zero }
    let width = content.fixedWidth > 0 ? bounds.width : min(size.width, bounds.width)
    return centered(CGSize(width: width, height: size.height))
  }

  private func centered(_ size: CGSize) -> CGRect {
    let grid = PixelGrid(scale: scale)
    return CGRect(
      x: bounds.minX + grid.rounded((bounds.width - size.width) / 2),
      y: bounds.minY + grid.rounded((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }
}
