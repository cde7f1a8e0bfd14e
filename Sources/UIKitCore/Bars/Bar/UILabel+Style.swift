extension UILabel {
  /// Assigns the font and the color if they differ.
  ///
  /// Each assignment redraws the text.
  func style(font: UIFont, color: UIColor) {
    if self.font != font { self.font = font }
    if textColor != color { textColor = color }
  }
}
