/// The general look of a bar whose colours are not set one by one.
public enum UIBarStyle: Int, Sendable {
  /// Follows light and dark surroundings.
  case `default` = 0
  /// Dark in all surroundings. (R-LEG-8)
  case black = 1
  /// An old name of a black bar that lets light through, even with an opaque background image.
  case blackTranslucent = 2

  /// An old name of `black`.
  public static let blackOpaque = UIBarStyle.black
}
