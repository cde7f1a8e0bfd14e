/// Sizes and times of controllers and of the cards they are shown on: close to iOS 15, judged by
/// eye.
enum ControllerMetrics {
  /// The size of a view that was made before it has a place: a phone of 390 by 844 points.
  static let unplacedViewSize = CGSize(width: 390, height: 844)
  /// Seconds that a presentation and a dismissal take.
  static let presentationDuration: TimeInterval = 0.4
  /// Seconds that a turn of the device takes.
  static let rotationDuration: TimeInterval = 0.3
  /// Between the safe area of the window and the upper edge of a card.
  static let sheetGap: CGFloat = 10
  static let sheetCornerRadius: CGFloat = 10
  /// How dark the one below a card gets.
  static let sheetDimming: CGFloat = 0.2
  /// How far the sides of the one below a card step in.
  static let presenterInset: CGFloat = 16
  /// Points per second from which letting a card go counts as throwing it.
  static let sheetThrow: CGFloat = 1000
  /// How much a card that has to stay follows the finger at first.
  static let sheetGive: CGFloat = 0.2
  /// Seconds that such a card takes to spring back.
  static let springBackDuration: TimeInterval = 0.3
  static let pageSheetSize = CGSize(width: 704, height: 960)
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// The least distance of a card from the edges of a wide window.
  static let wideSheetMargin: CGFloat = 20
}
