/// The style of a bar whose colors are not set individually.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark according to the interface style.
  case `default` = 0
  // R-LEG-8
  /// Dark in both interface styles.
  case black = 1
  /// A black and translucent style, even with an opaque background image.
  case blackTranslucent = 2

  /// Another name for ``black``.
  public static let blackOpaque = UIBarStyle.black
}
