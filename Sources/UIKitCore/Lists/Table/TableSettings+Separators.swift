import CoreGraphics

extension TableSettings {
  /// Returns the color of separators with their effect.
  func separatorColorWithEffect() -> UIColor {
    guard let separatorEffect else { return separatorColor }
    let opacity = separatorColor == .separator ? 1 : separatorColor.cgColor.alpha
    return separatorEffect.color(ofContentWithOpacity: opacity) ?? separatorColor
  }
}
