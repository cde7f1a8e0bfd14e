/// Where everything on a bar stands, whatever its form.
protocol TabBarLayoutProviding {
  var isRightToLeft: Bool { get }
  /// Where the background is, and how round its corners are.
  var backgroundFrame: CGRect { get }
  var backgroundCornerRadius: CGFloat { get }
  /// How many buttons, from the first on, are shown; nil leaves it to the app.
  var shownCount: Int? { get }
  /// The frame of the button for item `index`; empty for one that has no room.
  func buttonFrame(at index: Int) -> CGRect
  /// The part of the bar whose touches go to item `index`.
  func touchFrame(at index: Int) -> CGRect
}

extension DockedTabBarLayout: TabBarLayoutProviding {
  var backgroundFrame: CGRect { CGRect(origin: .zero, size: size) }
  var backgroundCornerRadius: CGFloat { 0 }
  var shownCount: Int? { nil }
}
