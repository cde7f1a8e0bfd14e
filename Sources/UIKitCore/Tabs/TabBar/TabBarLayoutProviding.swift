/// The layout of a bar of any idiom.
protocol TabBarLayoutProviding {
  var isRightToLeft: Bool { get }
  /// The frame and corner radius of the background.
  var backgroundFrame: CGRect { get }
  var backgroundCornerRadius: CGFloat { get }
  /// The number of buttons, from the first one, that are shown; `nil` if the app may hide any of
  /// them.
  var shownCount: Int? { get }
  /// Returns the frame of the button for an item; empty if it has no space.
  func buttonFrame(at index: Int) -> CGRect
  /// Returns the area of the bar whose touches belong to an item.
  func touchFrame(at index: Int) -> CGRect
}

extension DockedTabBarLayout: TabBarLayoutProviding {
  var backgroundFrame: CGRect { CGRect(origin: .zero, size: size) }
  var backgroundCornerRadius: CGFloat { 0 }
  var shownCount: Int? { nil }
}
