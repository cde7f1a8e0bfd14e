import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

/// Does with its context what a test tells it.
private final class OddAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.3
  var body: (UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    context.view(forKey: .to).map(context.containerView.addSubview)
    body(context)
  }
}

extension RecordingViewController {
  /// The appearance callbacks so far.
  private var calls: [Substring] { journal.lines.map { $0.dropFirst(name.count + 1) } }

  /// Whether the last word is that it appeared, or disappeared, or none.
  fileprivate var lastCall: Substring { calls.last ?? "none" }

  /// Whether each way began before it ended, and no way began twice.
  fileprivate var isBalanced: Bool {
    zip(calls, calls.dropFirst()).allSatisfy { call, next in
      switch call {
      case "willAppear": next == "didAppear" || next == "willDisappear"
      case "didAppear": next == "willDisappear"
      case "willDisappear": next == "didDisappear" || next == "willAppear"
      default: next == "willAppear"
      }
    }
  }
}

@Suite("Bad input: movements between tabs", .releasesEverything) @MainActor
struct MovementTests {
  private let phone = Simulator(.iPhoneSE)
  private let tabs = UITabBarController()
  private let pages = (0..<3).map { RecordingViewController("Tab \($0)", recording: .appearance) }
  private let chooser = RecordingTabBarControllerDelegate()
  private let animator = OddAnimator()
  private let hand = UIPercentDrivenInteractiveTransition()

  init() {
    chooser.animator = animator
    tabs.delegate = chooser
    tabs.viewControllers = pages
    phone.window.rootViewController = tabs
    ReleaseWitnesses.announce(phone, tabs, chooser, animator, hand)
    for page in pages { ReleaseWitnesses.announce(page) }
  }

  private var allBalanced: Bool { pages.allSatisfy { $0.isBalanced } }

  private func expectShown(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    phone.advance(by: 1)
    #expect(tabs.selectedIndex == index, sourceLocation: sourceLocation)
    #expect(
      tabs.tabBar.selectedItem === tabs.viewControllers?[index].tabBarItem,
      sourceLocation: sourceLocation
    )
    for (place, page) in (tabs.viewControllers ?? []).enumerated() {
      #expect(page.isShown == (place == index), "\(place)", sourceLocation: sourceLocation)
    }
    #expect(allBalanced, sourceLocation: sourceLocation)
    #expect(tabs.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(tabs.view.layer.speed == 1, sourceLocation: sourceLocation)
  }

  @Test("an animator that ends at once, or twice, has moved once", .rule("R-TRN-20"))
  func endsAtOnce() {
    animator.body = { $0.completeTransition(true) }
    tabs.selectedIndex = 1
    expectShown(1)

    animator.body = {
      $0.completeTransition(true)
      $0.completeTransition(false)
    }
    tabs.selectedIndex = 2
    expectShown(2)

    let late = animator.context
    tabs.selectedIndex = 0
    late?.completeTransition(false)
    expectShown(0)
  }

  @Test(
    "an animator that gives up at once leaves the tab selected that was",
    .rule("R-TRN-7", "R-TRN-20")
  )
  func givesUpAtOnce() {
    animator.body = { $0.completeTransition(false) }

    tabs.selectedIndex = 1

    expectShown(0)
    #expect(pages[0].lastCall == "didAppear")
    #expect(pages[1].lastCall == "didDisappear")
  }

  @Test(
    "the animator's last word counts, whatever the hand said",
    .rule("R-TRN-20"),
    arguments: [true, false]
  )
  func wrongWord(_ word: Bool) {
    chooser.interaction = hand
    animator.body = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        context.completeTransition(word)
      }
    }
    for finishes in [true, false] {
      tabs.selectedIndex = 0
      expectShown(0)
      chooser.animator = animator
      tabs.selectedIndex = 1
      hand.update(0.5)
      if finishes { hand.finish() } else { hand.cancel() }
      phone.advance(by: 1)
      chooser.animator = nil
      expectShown(word ? 1 : 0)
    }
  }

  @Test(
    "an animator that never ends keeps taps away and lets go when nobody looks",
    .rule("R-TRN-6", "R-TRN-15")
  )
  func neverEnds() throws {
    tabs.selectedIndex = 1
    phone.advance(by: 60)
    #expect(tabs.transitionCoordinator != nil)
    try phone.tap("Tab 2")
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)

    phone.window.rootViewController = UIViewController()
    phone.advance(by: 0.1)

    #expect(tabs.transitionCoordinator == nil)
    #expect(pages.map(\.lastCall) == ["didDisappear", "didDisappear", "none"])
    #expect(allBalanced)
  }

  @Test("a context asked and told after the end answers and does nothing", .rule("R-TRN-20"))
  func lateCalls() throws {
    chooser.interaction = hand
    tabs.selectedIndex = 1
    let context = try #require(animator.context)
    let coordinator = try #require(tabs.transitionCoordinator)
    context.completeTransition(true)

    for share in [0.5, -1, 7, .nan, .infinity] as [CGFloat] {
      context.updateInteractiveTransition(share)
      hand.update(share)
    }
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    hand.pause()
    hand.cancel()
    hand.finish()
    #expect(context.viewController(forKey: .to) == nil)
    #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("ran") }))
    coordinator.notifyWhenInteractionChanges { _ in Issue.record("told") }
    expectShown(1)
  }

  @Test("odd shares, speeds and durations end where they should", .rule("R-TRN-20"))
  func oddNumbers() {
    chooser.interaction = hand
    animator.body = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    for duration in [0, -1, .nan, .infinity, 0.3] as [TimeInterval] {
      for speed in [0, -3, .nan, .infinity, 2] as [CGFloat] {
        animator.duration = duration
        hand.completionSpeed = speed
        tabs.selectedIndex = 1
        for share in [0.5, -1, 7, .nan, .infinity, 0.2] as [CGFloat] { hand.update(share) }
        let share = hand.percentComplete
        #expect(share >= 0 && share <= 1)
        hand.cancel()
        hand.finish()
        hand.cancel()
        expectShown(0)
      }
    }
  }

  // MARK: In the middle

  private enum Ending: CaseIterable {
    case hiding, otherRoot, noRoot, covering
  }

  @Test(
    "a movement that nobody sees any more is over, and comes back as it ended",
    .rule("R-TRN-15"),
    arguments: [true, false]
  )
  func unseen(byHand: Bool) {
    chooser.interaction = byHand ? hand : nil
    for ending in Ending.allCases {
      chooser.animator = animator
      tabs.selectedIndex = 1
      hand.update(0.5)
      phone.advance(by: 0.1)
      switch ending {
      case .hiding: phone.window.isHidden = true
      case .otherRoot: phone.window.rootViewController = UIViewController()
      case .noRoot: phone.window.rootViewController = nil
      case .covering:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
      }
      phone.advance(by: 0.1)
      #expect(pages.map(\.lastCall) == ["didDisappear", "didDisappear", "none"], "\(ending)")
      animator.context?.completeTransition(false)
      hand.cancel()

      tabs.dismiss(animated: false)
      phone.window.isHidden = false
      phone.window.rootViewController = tabs
      expectShown(1)
      chooser.animator = nil
      tabs.selectedIndex = 0
      expectShown(0)
    }
  }

  @Test(
    "a movement on its way back that nobody sees any more counts as taken back",
    .rule("R-TRN-15")
  )
  func unseenOnItsWayBack() {
    chooser.interaction = hand
    animator.body = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    tabs.selectedIndex = 1
    hand.update(0.9)
    hand.cancel()
    phone.advance(by: 0.1)

    phone.window.isHidden = true
    phone.advance(by: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(pages.map(\.lastCall) == ["didDisappear", "didDisappear", "none"])

    phone.window.isHidden = false
    expectShown(0)
  }

  @Test(
    "children replaced in the middle: the new ones are there at the end",
    .rule("R-BAD-11", "R-TRN-16"),
    arguments: [true, false]
  )
  func replaced(finishes: Bool) {
    let new = RecordingViewController("New", recording: .appearance)
    new.title = "New"
    for kept in [[], [pages[0]], [pages[1]], [pages[2]]] {
      chooser.animator = animator
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      let context = animator.context

      chooser.animator = nil
      tabs.viewControllers = kept + [new]
      context?.completeTransition(finishes)
      phone.advance(by: 0.1)

      #expect(tabs.viewControllers == kept + [new])
      for page in pages where !kept.contains(page) {
        #expect(page.parent == nil && !page.isShown)
      }
      #expect(tabs.selectedViewController?.isShown == true)
      let shown = (kept + [new]).filter { $0.isShown }
      #expect(shown.count == 1)
      #expect(allBalanced)
      tabs.viewControllers = pages
      tabs.selectedIndex = 0
      expectShown(0)
    }
  }

  @Test(
    "a controller let go in the middle is released",
    .rule("R-TRN-15"),
    arguments: [true, false]
  )
  func released(byHand: Bool) {
    chooser.interaction = byHand ? hand : nil
    tabs.selectedIndex = 1
    hand.update(0.3)

    phone.window.rootViewController = nil
  }

  @Test("selecting in every callback of a movement ends with the last selection", .rule("R-TRN-16"))
  func selectingMeanwhile() throws {
    animator.body = { [tabs] context in
      tabs.selectedIndex = 2
      context.completeTransition(true)
    }
    tabs.selectedIndex = 1
    animator.body = { $0.completeTransition(true) }
    expectShown(2)

    animator.body = { _ in }
    tabs.selectedIndex = 0
    let coordinator = try #require(tabs.transitionCoordinator)
    coordinator.animate(
      alongsideTransition: nil,
      completion: { [unowned tabs] _ in tabs.selectedIndex = 1 }
    )
    let context = animator.context
    animator.body = { $0.completeTransition(true) }
    context?.completeTransition(true)
    expectShown(1)
  }
}
