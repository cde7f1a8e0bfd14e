import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("A page view controller traps")
struct PageTrapTests {
  @Test("when it is given no pages", .rule("X-90", "R-PAGE-2"))
  func noPages() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pages = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal
        )
        pages.setViewControllers([], direction: .forward, animated: false)
      }
    }
    try checkException(
      result,
      "The number of view controllers provided (0) doesn't match the number required (1) for the "
        + "requested transition"
    )
  }

  @Test("when it is given one page with the spine in the middle", .rule("X-90", "R-PAGE-2"))
  func onePage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pages = UIPageViewController(
          transitionStyle: .pageCurl,
          navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid]
        )
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    try checkException(result, "number of view controllers provided (1) doesn't match the number")
  }

  @Test("when the spine of a rotation requires other pages", .rule("X-91", "R-PAGE-61"))
  func rotation() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Simulator(.iPhone15)
        let pages = UIPageViewController()
        let delegate = MiddleSpine()
        pages.delegate = delegate
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        phone.window.rootViewController = pages
        phone.rotate(to: .landscapeLeft)
      }
    }
    try checkException(result, "required (2) for the requested spine location (UIPageView")
  }

  @Test("when a spine in the middle is made single-sided", .rule("X-92", "R-PAGE-63"))
  func singleSided() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pages = UIPageViewController(
          transitionStyle: .pageCurl,
          navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid]
        )
        pages.isDoubleSided = false
      }
    }
    try checkException(result, "must be double-sided")
  }

  private func checkException(
    _ result: ExitTest.Result?,
    _ reason: String,
    _ name: String = "NSInvalidArgumentException"
  ) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception '\(name)'"))
    #expect(text.contains(reason))
  }
}

private final class MiddleSpine: NSObject, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .mid }
}
