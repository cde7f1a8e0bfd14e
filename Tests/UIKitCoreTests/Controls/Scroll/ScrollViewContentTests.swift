import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: content and insets") struct ScrollViewContentTests {
  @Test(
    "a new scroll view has the default values",
    .defaults(
      "UIScrollView.init",
      "UIScrollViewDelegating.delegate",
      "UIScrollView.contentOffset",
      "UIScrollView.contentSize",
      "UIScrollView.contentInset",
      "UIScrollView.adjustedContentInset",
      "UIScrollView.contentInsetAdjustmentBehavior",
      "UIScrollView.refreshControl",
      "UIScrollView.isScrollEnabled",
      "UIScrollView.bounces",
      "UIScrollView.alwaysBounceVertical",
      "UIScrollView.alwaysBounceHorizontal",
      "UIScrollView.isPagingEnabled",
      "UIScrollView.isDirectionalLockEnabled",
      "UIScrollView.decelerationRate",
      "UIScrollView.scrollsToTop",
      "UIScrollView.isTracking",
      "UIScrollView.isDragging",
      "UIScrollView.isDecelerating",
      "UIScrollView.panGestureRecognizer",
      "UIScrollView.delaysContentTouches",
      "UIScrollView.canCancelContentTouches",
      "UIScrollView.indicatorStyle",
      "UIScrollView.showsVerticalScrollIndicator",
      "UIScrollView.showsHorizontalScrollIndicator",
      "UIScrollView.verticalScrollIndicatorInsets",
      "UIScrollView.horizontalScrollIndicatorInsets",
      "UIScrollView.scrollIndicatorInsets",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets"
    )
  )
  func defaults() {
    let view = UIScrollView()

    #expect(view.delegate == nil)
    #expect(view.contentOffset == .zero && view.contentSize == .zero)
    #expect(view.contentInset == .zero && view.adjustedContentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.refreshControl == nil)
    #expect(view.isScrollEnabled && view.bounces)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.decelerationRate == .normal)
    #expect(view.scrollsToTop)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.indicatorStyle == .default)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.verticalScrollIndicatorInsets == .zero)
    #expect(view.horizontalScrollIndicatorInsets == .zero)
    #expect(view.scrollIndicatorInsets == .zero)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.clipsToBounds)
    #expect(view.subviews.isEmpty)
  }

  @Test(
    "the two published rates",
    .member(
      "UIScrollView.DecelerationRate.normal",
      "UIScrollView.DecelerationRate.fast",
      "UIScrollView.DecelerationRate.init"
    ),
    .defaults(
      "UIScrollView.DecelerationRate.normal",
      "UIScrollView.DecelerationRate.fast",
      "UIScrollView.DecelerationRate.init"
    )
  )
  func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(UIScrollView.DecelerationRate(rawValue: 0.99) == .fast)
  }

  @Test(
    "the offset is the origin of the bounds",
    .rule("R-SCR-1", "R-SCR-2"),
    .member("UIScrollView.contentOffset", "UIScrollView.contentSize")
  )
  func offset() {
    let stage = ScrollStage()

    stage.scroll.contentOffset = CGPoint(x: 0, y: 120)
    #expect(stage.scroll.bounds == CGRect(x: 0, y: 120, width: 393, height: 852))
    #expect(stage.journal.lines == ["didScroll"])

    stage.scroll.contentOffset.y = -500
    #expect(stage.offset.y == -500)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("contentOffset is rounded to whole pixels, bounds are not", .rule("R-SCR-2"))
  func pixels() {
    let stage = ScrollStage()
    stage.scroll.contentOffset = CGPoint(x: 0, y: 3.8)
    #expect(stage.offset.y == 4)

    stage.journal.clear()
    stage.scroll.bounds.origin.y = 3.8
    #expect(stage.offset.y == 3.8)
    #expect(stage.journal.lines.isEmpty)
  }

  @Test("each new offset lays out the scroll view, but none of its subviews", .rule("R-SCR-5"))
  func layout() {
    final class Row: UIView {
      var layouts = 0
      var safeAreaChanges = 0
      override func layoutSubviews() { layouts += 1 }
      override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }
    let stage = ScrollStage(on: .iPhone15)
    let rows = (0..<20).map { Row(frame: CGRect(x: 0, y: $0 * 150, width: 393, height: 150)) }
    rows.forEach(stage.scroll.addSubview)
    stage.phone.advance(by: 0.1)
    let before = stage.scroll.layouts
    let changes = rows.map(\.safeAreaChanges)
    for row in rows { row.layouts = 0 }

    for step in 1...5 {
      stage.scroll.contentOffset.y = CGFloat(step * 30)
      stage.phone.advance(by: 1.0 / 60)
    }

    #expect(stage.scroll.layouts == before + 5)
    #expect(rows.allSatisfy { $0.layouts == 0 })
    #expect(rows.map(\.safeAreaChanges) == changes)
  }

  @Test("content that becomes smaller moves to its limits", .rule("R-SCR-6"))
  func shrinking() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 2000

    stage.scroll.contentSize.height = 1500
    #expect(stage.offset.y == 648)
    stage.scroll.frame.size.height = 1000
    #expect(stage.offset.y == 500)
    stage.scroll.contentSize = .zero
    #expect(stage.offset == .zero)
  }

  @Test(
    "content at its top stays there when insets change",
    .rule("R-SCR-6"),
    .member("UIScrollView.contentInset", "UIScrollView.adjustedContentInset")
  )
  func insets() {
    let stage = ScrollStage()

    stage.scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(stage.offset.y == -30)
    #expect(stage.scroll.adjustedContentInset == stage.scroll.contentInset)

    stage.scroll.contentOffset.y = 100
    stage.scroll.contentInset.top = 60
    #expect(stage.offset.y == 100)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 2198), animated: false)
    stage.scroll.contentInset.bottom = 0
    #expect(stage.offset.y == 2148)
  }

  @Test(
    "the safe area is added as the behaviour says",
    .rule("R-SAFE-5", "R-SCR-7"),
    .member(
      "UIScrollView.contentInsetAdjustmentBehavior",
      "UIScrollView.adjustedContentInset",
      "UIScrollView.adjustedContentInsetDidChange",
      "UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset"
    )
  )
  func safeArea() {
    let stage = ScrollStage(on: .iPhone15)
    let scroll = stage.scroll
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(stage.offset.y == -59)

    let before = scroll.insetChanges
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(stage.offset.y == 0)
    #expect(scroll.insetChanges == before + 1)
    #expect(stage.journal.lines == ["didScroll", "didChangeInset"])

    scroll.contentSize.height = 300
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == .zero)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.bottom == 34)
    scroll.alwaysBounceVertical = false
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentInset.bottom = 10
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 44, right: 0))
  }

  @Test("a delegate is called, but not retained", .member("UIScrollViewDelegating.delegate"))
  func delegate() {
    let view = UIScrollView()
    do {
      let delegate = RecordingScrollViewDelegate()
      view.delegate = delegate
      view.contentOffset.y = 7
      #expect(delegate.journal.lines == ["didScroll"])
    }
    #expect(view.delegate == nil)
  }

  @Test(
    "which edges take part",
    .rule("R-SCR-7"),
    .member(
      "UIScrollView.ContentInsetAdjustmentBehavior.automatic",
      "UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes",
      "UIScrollView.ContentInsetAdjustmentBehavior.never",
      "UIScrollView.ContentInsetAdjustmentBehavior.always"
    ),
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, true, true, true, [0, 0, 0, 0]),
      (.always, false, false, false, [1, 2, 3, 4]),
      (.scrollableAxes, true, false, true, [1, 0, 3, 0]),
      (.scrollableAxes, false, true, true, [0, 2, 0, 4]),
      (.automatic, false, false, false, [0, 0, 0, 0]),
      (.automatic, false, true, true, [1, 2, 3, 4]),
      (.automatic, false, false, true, [1, 0, 3, 0]),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Bool, Bool, Bool, [CGFloat])]
  )
  func adjustment(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    vertical: Bool,
    horizontal: Bool,
    underBars: Bool,
    edges: [CGFloat]
  ) {
    let insets = InsetAdjustment(
      behavior: behavior,
      safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      scrollsVertically: vertical,
      scrollsHorizontally: horizontal,
      isUnderBars: underBars
    ).insets

    #expect([insets.top, insets.left, insets.bottom, insets.right] == edges)
  }

  @Test("short content of a tab's page has insets for the bars", .rule("R-SAFE-5"))
  func underBars() {
    let page = UIViewController()
    let scroll = UIScrollView()
    page.view = scroll
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let phone = Simulator(.iPhone15)
    phone.window.rootViewController = tabs

    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(scroll.contentOffset.y == -59)
  }

  @Test("views in the content have no safe area where content insets cover it", .rule("R-SCR-8"))
  func safeAreaInside() {
    let stage = ScrollStage(on: .iPhone15)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.scroll.addSubview(row)
    #expect(row.safeAreaInsets == .zero)

    stage.scroll.contentInsetAdjustmentBehavior = .never
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.scroll.contentOffset.y = 20
    #expect(row.safeAreaInsets.top == 79)
  }

  @Test(
    "an archive keeps what was set",
    .member("UIScrollView.init", "UIScrollView.encode"),
    .defaults("UIScrollView.encode")
  )
  func archive() throws {
    let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentOffset = CGPoint(x: 0, y: 500)
    view.bounces = false
    view.isPagingEnabled = true
    view.decelerationRate = .fast
    view.indicatorStyle = .white
    view.contentInsetAdjustmentBehavior = .never
    view.horizontalScrollIndicatorInsets.left = 7
    view.scrollsToTop = false
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))

    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIScrollView
    )

    #expect(copy.frame == view.frame)
    #expect(copy.contentSize == view.contentSize && copy.contentInset == view.contentInset)
    #expect(copy.contentOffset == view.contentOffset)
    #expect(!copy.bounces && copy.isPagingEnabled && !copy.scrollsToTop && copy.clipsToBounds)
    #expect(copy.decelerationRate == .fast && copy.indicatorStyle == .white)
    #expect(copy.contentInsetAdjustmentBehavior == .never)
    #expect(copy.horizontalScrollIndicatorInsets.left == 7)
    #expect(copy.subviews.count == 1)
    #expect(copy.isScrollEnabled && copy.showsVerticalScrollIndicator)
  }

  @Test("movement observers are notified of each change", .rule("R-SCR-9"))
  func observer() {
    final class Follower: ScrollMovementObserver {
      var calls = 0
      func scrollViewMoved(_ scrollView: UIScrollView) { calls += 1 }
    }
    let stage = ScrollStage()
    let follower = Follower()
    stage.scroll.movementObservers.add(follower)
    func calls(_ change: () -> Void) -> Bool {
      let before = follower.calls
      change()
      return follower.calls > before
    }

    #expect(calls { stage.scroll.contentOffset.y = 10 })
    #expect(calls { stage.scroll.contentSize.height = 4000 })
    #expect(calls { stage.scroll.contentInset.bottom = 4 })
    #expect(calls { stage.scroll.frame.size.height = 700 })
    #expect(!calls { stage.scroll.contentOffset.y = 10 })
    #expect(!calls { stage.scroll.frame.origin.y = 3 })
  }

  @Test("scroll views are released after a movement and during one")
  func leaks() {
    expectReleased {
      let stage = ScrollStage()
      stage.fling(0, -300)
      stage.phone.advance(by: 0.1)
      #expect(stage.scroll.isDecelerating)
      return [stage.scroll, stage.delegate, stage.phone]
    }
    expectReleased {
      let stage = ScrollStage()
      stage.fling(0, -300)
      stage.scroll.setContentOffset(.zero, animated: true)
      stage.phone.advance(by: 5)
      return [stage.scroll, stage.scroll.panGestureRecognizer]
    }
  }
}
