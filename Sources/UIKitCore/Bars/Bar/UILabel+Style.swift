extension UILabel {
  /// Assigns the font and the color if they differ.
  ///
  /// Each assignment redraws the text.
  func style(font: UIFont, color: UIColor) {
    if self.font != font { self.font = font }
    if textColor != color { textColor = color }
  }

  /// Shows the first line of a title of a bar.
  ///
  /// Without further attributes the text stays plain, which is laid out and compared faster.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for none.
  ///   - font: The font.
  ///   - color: The color.
  ///   - others: The attributes other than the font and the color.
  func show(
    title: String?,
    font: UIFont,
    color: UIColor,
    others: [NSAttributedString.Key: Any]
  ) {
    style(font: font, color: color)
    let line = title.map(TitleText.firstLine)
    guard !others.isEmpty else {
      text = line
      return
    }
    var attributes = others
    attributes[.font] = font
    attributes[.foregroundColor] = color
    show(line.map { StyledText($0, attributes) })
  }
}
