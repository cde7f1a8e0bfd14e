import QuartzCore

/// What a content view shows in a label.
struct ContentText {
  var text: String?
  var attributedText: NSAttributedString?
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var numberOfLines: Int
  var lineBreakMode: NSLineBreakMode
  var adjustsFontSizeToFitWidth: Bool

  /// Shows the text, or hides the label if the text is empty.
  @MainActor func show(in label: UILabel) {
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.textAlignment = alignment
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text
    }
    label.isHidden = (label.text ?? "").isEmpty
  }
}

/// What a content view shows in an image view.
struct ContentImage {
  var image: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var tintColor: UIColor?
  var cornerRadius: CGFloat = 0

  /// Shows the image, or hides the image view if there is none.
  @MainActor func show(in view: UIImageView) {
    view.image = image
    view.isHidden = image == nil
    view.preferredSymbolConfiguration = symbolConfiguration
    view.tintColor = tintColor
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = cornerRadius > 0
    view.contentMode = .scaleAspectFit
  }

  /// Returns the size of an image view, scaled down to a maximum size.
  ///
  /// - Parameters:
  ///   - view: The image view.
  ///   - limit: The maximum size, in which 0 stands for no limit.
  /// - Returns: The size.
  @MainActor static func size(of view: UIImageView, limit: CGSize) -> CGSize {
    let size = view.intrinsicContentSize
    let scale = min(
      limit.width > 0 ? min(limit.width / max(size.width, 1), 1) : 1,
      limit.height > 0 ? min(limit.height / max(size.height, 1), 1) : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
