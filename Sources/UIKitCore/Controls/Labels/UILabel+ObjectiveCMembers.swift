extension UILabel {
  /// The members that can be reached by name.
  class var labelMembers: [ObjectiveCMember] {
    [
      .property(\UILabel.text, "text"),
      .property(\UILabel.attributedText, "attributedText"),
      .property(\UILabel.font, "font"),
      .property(\UILabel.textColor, "textColor"),
      .property(\UILabel.highlightedTextColor, "highlightedTextColor"),
      .property(\UILabel.isHighlighted, "highlighted"),
      .property(\UILabel.isEnabled, "enabled"),
      .property(\UILabel.shadowColor, "shadowColor"),
      .property(\UILabel.shadowOffset, "shadowOffset"),
      .property(\UILabel.textAlignment, "textAlignment"),
      .property(\UILabel.lineBreakMode, "lineBreakMode"),
      .property(\UILabel.numberOfLines, "numberOfLines"),
      .property(\UILabel.adjustsFontSizeToFitWidth, "adjustsFontSizeToFitWidth"),
      .property(\UILabel.minimumScaleFactor, "minimumScaleFactor"),
      .property(\UILabel.preferredMaxLayoutWidth, "preferredMaxLayoutWidth"),
    ]
  }
}
