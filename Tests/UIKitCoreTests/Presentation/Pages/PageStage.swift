import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone with a page view controller and its pages, which are named "0", "1" and so on.
@MainActor final class PageStage: SimulatorStage {
  let journal = Journal()
  let pages: UIPageViewController
  let book: Book

  init(
    _ pages: UIPageViewController? = nil,
    count: Int = 4,
    start: Int = 0,
    on device: Device = .iPhone15,
    root: (UIPageViewController) -> UIViewController = { $0 }
  ) {
    let pages =
      pages
      ?? UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    self.pages = pages
    book = Book(count: count, journal)
    super.init(on: device)
    pages.dataSource = book
    pages.delegate = book
    let visible = pages.spineLocation == .mid ? [start, start + 1] : [start]
    pages.setViewControllers(
      visible.map { book.pages[$0] },
      direction: .forward,
      animated: false
    )
    show(root(pages))
    rest()
    journal.clear()
    ReleaseWitnesses.announce(book, pages, scroll)
    for page in book.pages { ReleaseWitnesses.announce(page) }
  }

  var scroll: UIScrollView {
    pages.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
  }

  var width: CGFloat { pages.view.bounds.width }

  /// The names of the visible pages.
  var shown: String { (pages.viewControllers ?? []).compactMap(\.title).joined(separator: " ") }

  /// The names of the children.
  var children: String { pages.children.compactMap(\.title).sorted().joined(separator: " ") }

  /// Drags in the middle and releases the content at rest.
  func pull(_ dx: CGFloat, _ dy: CGFloat = 0) {
    let middle = CGPoint(x: phone.window.bounds.midX, y: phone.window.bounds.midY)
    let start = CGPoint(x: middle.x - dx / 2, y: middle.y - dy / 2)
    phone.drag(
      from: start,
      to: CGPoint(x: start.x + dx, y: start.y + dy),
      duration: 0.4,
      rest: 0.2
    )
    rest()
  }

  /// Flicks in the middle.
  func flick(_ dx: CGFloat, _ dy: CGFloat = 0) {
    let middle = CGPoint(x: phone.window.bounds.midX, y: phone.window.bounds.midY)
    phone.drag(
      from: CGPoint(x: middle.x - dx / 2, y: middle.y - dy / 2),
      to: CGPoint(x: middle.x + dx / 2, y: middle.y + dy / 2),
      duration: 0.15
    )
    rest()
  }

  /// Puts a finger down, moves it there, or lifts it.
  func touch(_ phase: TouchInput.Phase, at point: CGPoint) {
    let screen = phone.window.screen
    let input = TouchInput(
      identifier: 7,
      phase: phase,
      location: point,
      timestamp: screen.clock.now
    )
    UIApplication.shared.deliver(touches: [input], to: screen)
  }

  func set(
    _ index: Int,
    _ direction: UIPageViewController.NavigationDirection = .forward,
    animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages.setViewControllers(
      [book.pages[index]],
      direction: direction,
      animated: animated,
      completion: completion
    )
  }
}

/// The data source and delegate of a page view controller, which records its calls.
@MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
  let journal: Journal
  let pages: [RecordingViewController]
  var isEndless = false
  var dots = 0
  var recordsLookups = false
  var spine: ((UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

  init(count: Int, _ journal: Journal) {
    self.journal = journal
    pages = (0..<count).map { RecordingViewController("\($0)", journal, recording: .appearance) }
    super.init()
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    if recordsLookups { journal.record("\(step > 0 ? "after" : "before") \(index)") }
    if isEndless { return pages[(index + step + pages.count) % pages.count] }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap(\.title).joined(separator: "+")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.record("will \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    journal.record("\(completed ? "done" : "back") \(names(previousViewControllers)) \(finished)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    spine?(orientation) ?? pageViewController.spineLocation
  }
}

/// A scroll view delegate that records where the content is.
@MainActor final class OffsetListener: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
  }

  func clear() { offsets = [] }
}
