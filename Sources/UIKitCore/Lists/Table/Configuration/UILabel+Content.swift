import QuartzCore

/// What a content view shows in a label.
@MainActor struct ContentText {
  var text: String?
  var attributedText: NSAttributedString?
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var numberOfLines: Int
  var lineBreakMode: NSLineBreakMode
  var adjustsFontSizeToFitWidth: Bool
}

/// What a content view shows in an image view.
@MainActor struct ContentImage {
  var image: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var tintColor: UIColor?
  var cornerRadius: CGFloat = 0
}

extension UILabel {
  /// Shows a text, or hides the label if the text is empty.
  func show(_ content: ContentText) {
    font = content.font
    textColor = content.color
    numberOfLines = content.numberOfLines
    lineBreakMode = content.lineBreakMode
    adjustsFontSizeToFitWidth = content.adjustsFontSizeToFitWidth
    textAlignment = content.alignment
    if let styled = content.attributedText {
      attributedText = styled
    } else {
      text = content.text
    }
    isHidden = (text ?? "").isEmpty
  }
}

extension UIImageView {
  /// Shows an image, or hides the view if there is none.
  func show(_ content: ContentImage) {
    image = content.image
    isHidden = content.image == nil
    preferredSymbolConfiguration = content.symbolConfiguration
    tintColor = content.tintColor
    layer.cornerRadius = content.cornerRadius
    clipsToBounds = content.cornerRadius > 0
    contentMode = .scaleAspectFit
  }

  /// Returns the size of the image, scaled down to a maximum size, in which 0 stands for no limit.
  func contentSize(limitedTo limit: CGSize) -> CGSize {
    let size = intrinsicContentSize
    let scale = min(
      limit.width > 0 ? min(limit.width / max(size.width, 1), 1) : 1,
      limit.height > 0 ? min(limit.height / max(size.height, 1), 1) : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
