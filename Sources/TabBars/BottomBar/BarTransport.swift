import UIKit

/// The page whose safe area excludes the bar; additional insets of the app are kept.
@MainActor
final class BarTransport {
  private weak var page: UIViewController?
  private var inset: CGFloat = 0

  /// Moves the inset from the previous page to another one, or to none.
  func carry(_ newInset: CGFloat, in newPage: UIViewController?) {
    guard newPage !== page || newInset != inset else { return }
    page?.additionalSafeAreaInsets.bottom -= inset
    page = newPage
    inset = newPage == nil ? 0 : newInset
    page?.additionalSafeAreaInsets.bottom += inset
  }
}
