import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Page view controllers: page curl", .releasesEverything)
struct PageCurlTests {
  private func curl(_ location: UIPageViewController.SpineLocation) -> UIPageViewController {
    UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: location]
    )
  }

  @Test("two pages are visible with the spine in the middle", .rule("R-PAGE-60"))
  func pairs() {
    let stage = PageStage(curl(.mid), count: 6, start: 2)
    #expect(stage.shown == "2 3")
    #expect(stage.book.pages[3].view.frame.width == stage.width / 2)
    stage.flick(-300)
    #expect(stage.shown == "4 5")
    #expect(stage.journal.lines.first == "will 4+5")
    #expect(stage.journal.lines.last == "done 2+3 true")
    stage.flick(300)
    stage.flick(300)
    #expect(stage.shown == "0 1")
  }

  @Test("taps near the edges turn pages", .rule("R-PAGE-60"))
  func taps() {
    let stage = PageStage(curl(.min))
    stage.phone.tap(at: CGPoint(x: 380, y: 400))
    stage.rest()
    #expect(stage.shown == "1")
    stage.phone.tap(at: CGPoint(x: 200, y: 400))
    stage.rest()
    #expect(stage.shown == "1")
    stage.phone.tap(at: CGPoint(x: 10, y: 400))
    stage.rest()
    #expect(stage.shown == "0")
  }

  @Test("the delegate chooses the spine when the window rotates", .rule("R-PAGE-61"))
  func rotation() {
    let stage = PageStage(curl(.min), count: 6, start: 2)
    stage.book.spine = { [unowned stage] orientation in
      let current = stage.book.pages[2]
      let pages = orientation.isPortrait ? [current] : [current, stage.book.pages[3]]
      stage.pages.setViewControllers(pages, direction: .forward, animated: true)
      if orientation.isPortrait { stage.pages.isDoubleSided = false }
      return orientation.isPortrait ? .min : .mid
    }
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.shown == "2 3")
    #expect(stage.pages.spineLocation == .mid)
    #expect(stage.pages.isDoubleSided)
    #expect(stage.book.pages[3].view.frame.width == 426)
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.shown == "2")
    #expect(stage.pages.spineLocation == .min)
    #expect(stage.book.pages[2].view.frame.width == 393)
  }

  @Test("the backs of double-sided pages are skipped", .rule("R-PAGE-62"))
  func doubleSided() {
    let stage = PageStage(curl(.min), count: 6)
    stage.pages.isDoubleSided = true
    stage.flick(-300)
    #expect(stage.shown == "2")
    stage.pages.setViewControllers(
      [stage.book.pages[4], stage.book.pages[3]],
      direction: .forward,
      animated: true
    )
    stage.rest()
    #expect(stage.shown == "4")
  }
}
