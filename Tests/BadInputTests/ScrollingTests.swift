import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: scrolling") @MainActor
struct ScrollingTests {
  private func stage(_ height: CGFloat = 3000) -> (Simulator, UIScrollView) {
    let phone = Simulator(.iPhoneSE)
    let scroll = UIScrollView(frame: phone.window.bounds)
    scroll.contentSize = CGSize(width: 375, height: height)
    scroll.contentInsetAdjustmentBehavior = .never
    phone.window.addSubview(scroll)
    return (phone, scroll)
  }

  private func fling(_ phone: Simulator) {
    phone.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.1)
  }

  @Test(
    "offsets, sizes and insets that are not finite are ignored",
    .rule("R-SCR-80"),
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notFinite(value: CGFloat) {
    let (phone, scroll) = stage()
    scroll.contentOffset.y = 100

    scroll.contentOffset = CGPoint(x: value, y: 5)
    scroll.setContentOffset(CGPoint(x: 0, y: value), animated: false)
    scroll.setContentOffset(CGPoint(x: 0, y: value), animated: true)
    scroll.contentSize = CGSize(width: value, height: 1)
    scroll.contentInset = UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
    scroll.verticalScrollIndicatorInsets.top = value
    scroll.horizontalScrollIndicatorInsets.left = value
    scroll.scrollRectToVisible(CGRect(x: 0, y: value, width: 1, height: 1), animated: true)
    scroll.bounds.origin.y = value
    phone.scroll(by: CGVector(dx: 0, dy: value), at: CGPoint(x: 100, y: 100))
    phone.advance(by: 0.5)

    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(scroll.contentSize == CGSize(width: 375, height: 3000))
    #expect(scroll.contentInset == .zero)
    #expect(scroll.verticalScrollIndicatorInsets == .zero)
  }

  @Test("negative content sizes become zero", .rule("R-SCR-80"))
  func negative() {
    let (_, scroll) = stage()
    scroll.contentSize = CGSize(width: -5, height: -1e300)
    #expect(scroll.contentSize == .zero)
  }

  @Test(
    "content of any size can be scrolled to any offset and drawn",
    .rule("R-SCR-81"),
    arguments: [1e7, 1e12, 1e300] as [CGFloat]
  )
  func huge(length: CGFloat) {
    let (phone, scroll) = stage(length)
    let row = UIView(frame: CGRect(x: 0, y: length / 2, width: 375, height: 40))
    row.backgroundColor = .red
    scroll.addSubview(row)

    fling(phone)
    phone.advance(by: 0.2)
    scroll.contentOffset.y = length / 2
    phone.advance(by: 0.1)
    _ = phone.screenshot()
    fling(phone)
    scroll.setContentOffset(CGPoint(x: 0, y: length), animated: true)
    phone.advance(by: 1)
    _ = phone.screenshot()

    #expect(scroll.contentOffset.y.isFinite)
  }

  @Test(
    "invalid rates, insets and sizes do no harm",
    .rule("R-SCR-81"),
    arguments: [CGFloat.nan, -1, 0, 1, 5, .infinity]
  )
  func oddRates(rate: CGFloat) {
    let (phone, scroll) = stage()
    scroll.decelerationRate = .init(rawValue: rate)
    fling(phone)
    phone.advance(by: 30)
    #expect((0...(3000 - 667)).contains(scroll.contentOffset.y))
    #expect(!scroll.isDecelerating)
  }

  @Test(
    "a view that is empty or smaller than its insets keeps its offset",
    .rule("R-SCR-81")
  )
  func noRoom() {
    let (phone, scroll) = stage()
    scroll.frame = .zero
    scroll.isPagingEnabled = true
    scroll.flashScrollIndicators()
    phone.advance(by: 0.5)
    scroll.frame = phone.window.bounds
    scroll.contentInset = UIEdgeInsets(top: 900, left: 0, bottom: 900, right: 0)
    scroll.flashScrollIndicators()
    fling(phone)
    phone.advance(by: 3)
    scroll.contentInset = UIEdgeInsets(top: -9000, left: -50, bottom: -9000, right: -5)
    fling(phone)
    phone.advance(by: 3)
    #expect(scroll.contentOffset.y.isFinite)
  }

  @Test(
    "target offsets that are not finite are ignored",
    .rule("R-SCR-80"),
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func garbageTarget(value: CGFloat) {
    let (phone, scroll) = stage()
    let delegate = Delegate()
    delegate.target = CGPoint(x: value, y: value)
    scroll.delegate = delegate
    fling(phone)
    phone.advance(by: 10)
    #expect(scroll.contentOffset.y > 300)
    #expect(scroll.contentOffset.y <= 3000 - 667)
  }

  @Test("removal from the window ends scrolling", .rule("R-SCR-82"))
  func removal() {
    let (phone, scroll) = stage()
    let delegate = Delegate()
    scroll.delegate = delegate
    fling(phone)
    phone.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    scroll.removeFromSuperview()
    #expect(!scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
    #expect(delegate.ends == 1)
    let offset = scroll.contentOffset
    phone.advance(by: 1)
    #expect(scroll.contentOffset == offset)

    phone.window.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    phone.advance(by: 0.1)
    scroll.removeFromSuperview()
    #expect(scroll.contentOffset.y == 1000)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(scroll.contentOffset.y == 20)
  }

  @Test("removal from the window ends a drag", .rule("R-SCR-82"))
  func removalWhileDragged() {
    let (phone, scroll) = stage()
    let delegate = Delegate()
    delegate.onScroll = { if $0.contentOffset.y > 100 { $0.removeFromSuperview() } }
    scroll.delegate = delegate
    fling(phone)
    phone.advance(by: 2)
    #expect(scroll.superview == nil)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  @Test(
    "a scroll view may be removed in any of its delegate's methods",
    .rule("R-SCR-82"),
    arguments: ["begin", "scroll", "end", "ended", "decelerate", "decelerated"]
  )
  func deallocation(moment: String) {
    let phone = Simulator(.iPhoneSE)
    weak var witness: UIScrollView?
    let delegate = Delegate()
    do {
      let scroll = UIScrollView(frame: phone.window.bounds)
      scroll.contentSize.height = 900
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = delegate
      phone.window.addSubview(scroll)
      witness = scroll
    }
    delegate.onMoment = { if $0 == moment { witness?.removeFromSuperview() } }
    fling(phone)
    phone.advance(by: 5)
    #expect(witness == nil)
  }

  @Test("any changes during scrolling leave the offset within its limits", .rule("R-SCR-81"))
  func restless() {
    var random = SeededGenerator(seed: 7)
    let (phone, scroll) = stage()
    let delegate = Delegate()
    delegate.onScroll = { view in
      switch Int.random(in: 0..<40, using: &random) {
      case 0: view.contentSize.height = .random(in: 0...5000, using: &random)
      case 1: view.contentInset.top = .random(in: -50...200, using: &random)
      case 2: view.frame.size.height = .random(in: 0...900, using: &random)
      case 3: view.contentOffset.y += .random(in: -200...200, using: &random)
      case 4: view.isPagingEnabled.toggle()
      case 5: view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      case 6: view.bounces.toggle()
      case 7: view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      default: break
      }
    }
    scroll.delegate = delegate
    for _ in 0..<60 {
      fling(phone)
      phone.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100))
      phone.advance(by: 0.3)
    }
    scroll.delegate = nil
    phone.advance(by: 30)
    #expect(!scroll.isDecelerating && !scroll.isDragging)
    #expect(scroll.contentOffset.y.isFinite)
  }
}

private final class Delegate: NSObject, UIScrollViewDelegate {
  var target: CGPoint?
  var ends = 0
  var onScroll: ((UIScrollView) -> Void)?
  var onMoment: ((String) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll?(scrollView)
    onMoment?("scroll")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onMoment?("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee = target }
    onMoment?("end")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onMoment?("ended")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onMoment?("decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ends += 1
    onMoment?("decelerated")
  }
}
