/// A container with a bar at the bottom that the pages of a navigation controller can hide.
///
/// Tab bar controllers conform; navigation controllers refer to them only by this protocol.
@MainActor
protocol BottomBarContainer: UIViewController {
  /// The child whose view is displayed.
  var shownChild: UIViewController? { get }
  /// The height that the bar covers at the bottom.
  var bottomBarCoverage: CGFloat { get }
  var isBottomBarTranslucent: Bool { get }
  /// Whether the pages of the shown child hide the bar.
  var isBottomBarHiddenByPages: Bool { get }

  /// Returns the bottom inset with or without the bar, excluding `additionalSafeAreaInsets`.
  func bottomInset(withBar hasBar: Bool) -> CGFloat

  /// Hides or shows the bar depending on the pages of the shown child.
  ///
  /// Inside an animation, the bar slides; `settleBar` completes the change.
  func followPages()

  /// Hides the view of a bar that has slid out, or shows it again.
  func settleBar()

  /// Moves the bar to the container of sliding pages; returns `nil` for a bar that isn't visible.
  func reparentBar(to host: UIView) -> UIView?

  /// Moves the bar back to the container's own view.
  func restoreBar()

  /// Called after all transitions between the pages of a child have ended.
  func childPagesSettled()

  /// Called after the tab bar item of a child has changed because another page provides it.
  func childItemChanged()
}
