import Foundation

/// Computes the frames of a cell's subviews.
struct CellLayout {
  var style = UITableViewCell.CellStyle.default
  var size = CGSize.zero
  /// The distance between the content and the sides.
  var margin = ScreenMetrics.narrowMargin
  /// The space at the leading and the trailing side that isn't available to content.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  /// The width of the indentation.
  var indentation: CGFloat = 0
  /// The size of the accessory, or `nil` if there is none.
  var accessory: CGSize?
  /// The size of the image, or `nil` if there is none.
  var image: CGSize?
  /// The size that is reserved for the image, in which the image is centered; a dimension of 0 is
  /// that of the image.
  var reservedImageSize = CGSize.zero
  /// Whether the texts are one above the other in all styles.
  var stacksTexts = false
  /// The height of the first line of the text, or 0 if there is no text.
  var firstLineHeight: CGFloat = 0
  var isRightToLeft = false
  /// The distances and heights, which content configurations can change.
  var imageSpacing = CellMetrics.imageSpacing
  var lineSpacing = CellMetrics.lineSpacing
  var valueSpacing = CellMetrics.valueSpacing
  var verticalMargins = 2 * CellMetrics.verticalMargin
  /// The distance of the parts from the vertical center, downwards.
  var verticalOffset: CGFloat = 0
  var leastHeight = TableMetrics.rowHeight
  var givenTrailingMargin: CGFloat?

  // MARK: Content and accessory

  /// The frame of the content view, without the accessory and the insets.
  var content: CGRect {
    let leading = leadingInset
    return mirrored(
      CGRect(x: leading, y: 0, width: max(trailingEdge - leading, 0), height: size.height),
      in: size.width
    )
  }

  /// The distance between the content and its trailing edge.
  var trailingMargin: CGFloat {
    givenTrailingMargin ?? (accessory == nil ? margin : CellMetrics.accessorySpacing)
  }

  private var trailingEdge: CGFloat {
    let edge = size.width - trailingInset
    return accessory.map { edge - margin - $0.width } ?? edge
  }

  /// The frame of the accessory, which is centered vertically.
  var accessoryFrame: CGRect {
    guard let accessory else { return .zero }
    let y = ((size.height - accessory.height) / 2).rounded()
    return mirrored(
      CGRect(x: trailingEdge, y: y, width: accessory.width, height: accessory.height),
      in: size.width
    )
  }

  // MARK: Image and labels

  /// The frames of the image and the labels, in the coordinates of the content view.
  struct Parts: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
  }

  /// The leading edge of the text, relative to the content view.
  var textStart: CGFloat {
    margin + indentation + (wrapsAroundImage ? 0 : imageWidth)
  }

  /// The distance of the first line from the leading edge of the text.
  var firstLineIndent: CGFloat { wrapsAroundImage ? imageWidth : 0 }

  // R-TBL-112
  /// Whether the image is beside the first line of the text only.
  private var wrapsAroundImage: Bool {
    guard stacksTexts, let imageArea else { return false }
    return imageArea.height <= firstLineHeight * CellMetrics.firstLineReach
  }

  /// The width of the image and its distance from the text, or 0 if there is no image.
  private var imageWidth: CGFloat { imageArea.map { $0.width + imageSpacing } ?? 0 }

  // R-TBL-27
  /// The area in which the image is centered.
  ///
  /// An image that is wider than the reserved width may extend into half of the space before the
  /// text, so that texts of rows with slightly different images are aligned.
  private var imageArea: CGSize? {
    guard let image else { return nil }
    let reserved = reservedImageSize
    return CGSize(
      width: reserved.width > 0 ? max(reserved.width, image.width - imageSpacing) : image.width,
      height: max(reserved.height, image.height)
    )
  }

  /// Returns the frames of the image and the labels.
  ///
  /// The closures return the size of a label's text for a width.
  func parts(text: (CGFloat) -> CGSize, detail: (CGFloat) -> CGSize) -> Parts {
    let area = content.size
    let start = textStart
    let room = max(area.width - start - trailingMargin, 0)
    var parts = Parts()
    let text = text(room)
    let detail = detail(room)
    let gap = detail.height > 0 && text.height > 0 ? lineSpacing : 0
    switch style {
    case .default:
      parts.text = CGRect(x: start, y: 0, width: room, height: area.height)
    case .value1 where !isStacked(text, detail, room: room):
      place(&parts, beside: text, detail, from: start, room: room, in: area)
    case .value2 where !stacksTexts:
      let column = min(CellMetrics.labelWidth, room)
      let next = start + column + valueSpacing
      parts.text = CGRect(x: start, y: 0, width: column, height: area.height)
      parts.detail = CGRect(
        x: next,
        y: 0,
        width: max(start + room - next, 0),
        height: area.height
      )
    case .value1, .value2, .subtitle:
      stack(&parts, text, detail, gap: gap, from: start, room: room, height: area.height)
    }
    if let image, let imageArea {
      let firstLine = parts.text.midY + (firstLineHeight - text.height) / 2
      parts.image = CGRect(
        x: margin + indentation + (imageArea.width - image.width) / 2,
        y: ((wrapsAroundImage ? firstLine : area.height / 2) - image.height / 2).rounded(),
        width: image.width,
        height: image.height
      )
    }
    func placed(_ part: CGRect) -> CGRect {
      mirrored(part, in: area.width).offsetBy(dx: 0, dy: verticalOffset)
    }
    return Parts(
      image: placed(parts.image),
      text: placed(parts.text),
      detail: placed(parts.detail)
    )
  }

  /// Places title and value side by side; if space is short, the title shrinks first.
  private func place(
    _ parts: inout Parts,
    beside text: CGSize,
    _ detail: CGSize,
    from start: CGFloat,
    room: CGFloat,
    in area: CGSize
  ) {
    let value = min(detail.width, room)
    let gap = value > 0 ? valueSpacing : 0
    let title = min(text.width, max(room - value - gap, 0))
    parts.text = CGRect(x: start, y: 0, width: title, height: area.height)
    parts.detail = CGRect(x: start + room - value, y: 0, width: value, height: area.height)
  }

  /// Places the title above the detail text, centered vertically.
  private func stack(
    _ parts: inout Parts,
    _ text: CGSize,
    _ detail: CGSize,
    gap: CGFloat,
    from start: CGFloat,
    room: CGFloat,
    height: CGFloat
  ) {
    let y = max((height - text.height - gap - detail.height) / 2, 0)
    parts.text = CGRect(x: start, y: y, width: min(text.width, room), height: text.height)
    parts.detail = CGRect(
      x: start,
      y: y + text.height + gap,
      width: min(detail.width, room),
      height: detail.height
    )
  }

  /// Returns whether title and value are one above the other, because the text is large or they
  /// don't fit side by side.
  private func isStacked(_ text: CGSize, _ detail: CGSize, room: CGFloat) -> Bool {
    guard detail.width > 0, !stacksTexts else { return detail.width > 0 }
    return text.width + valueSpacing + detail.width > room
      && size.height > text.height + detail.height
  }

  // MARK: Height

  /// Returns the fitting height of the content.
  func fittingHeight(text: (CGFloat) -> CGSize, detail: (CGFloat) -> CGSize) -> CGFloat {
    let room = max(content.width - textStart - trailingMargin, 0)
    let (text, detail) = (text(room), detail(room))
    var height = max(text.height, detail.height)
    let isWide = text.width + valueSpacing + detail.width > room
    let isStacked =
      switch style {
      case .default: false
      case .value1: detail.width > 0 && (stacksTexts || isWide)
      case .value2: stacksTexts
      case .subtitle: true
      }
    if isStacked {
      let gap = detail.height > 0 && text.height > 0 ? lineSpacing : 0
      height = text.height + gap + detail.height
    }
    return max(
      height + verticalMargins,
      imageArea.map { $0.height + CellMetrics.imageRoom } ?? 0,
      leastHeight
    )
  }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = width - rect.maxX
    return rect
  }
}
