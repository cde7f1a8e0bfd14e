import UIKit

/// The one page whose safe area keeps clear of the bar; what the app added to it stays.
@MainActor
final class BarTransport {
  private weak var page: UIViewController?
  private var inset: CGFloat = 0

  /// Takes the inset from the page that had it and gives it to another one, or to none.
  func carry(_ newInset: CGFloat, in newPage: UIViewController?) {
    guard newPage !== page || newInset != inset else { return }
    page?.additionalSafeAreaInsets.bottom -= inset
    page = newPage
    inset = newPage == nil ? 0 : newInset
    page?.additionalSafeAreaInsets.bottom += inset
  }
}
