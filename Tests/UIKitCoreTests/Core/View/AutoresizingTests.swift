import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Autoresizing") struct AutoresizingTests {
  private let frame = CGRect(x: 10, y: 20, width: 50, height: 60)
  private let old = CGSize(width: 100, height: 100)

  private func resized(
    _ mask: UIView.AutoresizingMask,
    to width: CGFloat,
    _ height: CGFloat
  ) -> CGRect {
    Autoresizing.frame(
      frame,
      mask: mask,
      from: old,
      to: CGSize(width: width, height: height)
    )
  }

  @Test("without flexible parts a view keeps its frame")
  func fixed() { #expect(resized([], to: 300, 300) == frame) }

  @Test("a single flexible part takes all of the change")
  func single() {
    #expect(resized(.flexibleWidth, to: 200, 100).width == 150)
    #expect(resized(.flexibleLeftMargin, to: 200, 100).minX == 110)
    #expect(resized(.flexibleRightMargin, to: 200, 100) == frame)
    #expect(resized(.flexibleTopMargin, to: 100, 150).minY == 70)
    #expect(resized(.flexibleHeight, to: 100, 150).height == 110)
  }

  @Test("several flexible parts share the change in proportion to their lengths")
  func shared() {
    let both = resized([.flexibleLeftMargin, .flexibleRightMargin], to: 200, 100)
    #expect(both.minX == 30)
    #expect(both.width == 50)
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], to: 200, 100)
    #expect(all.minX == 20)
    #expect(all.width == 100)
  }

  @Test("flexible parts of length 0 share the change equally")
  func equal() {
    let result = Autoresizing.frame(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      from: old,
      to: CGSize(width: 160, height: 100)
    )
    #expect(result.minX == 30)
  }

  @Test("a length does not become negative")
  func negative() { #expect(resized(.flexibleWidth, to: 0, 100).width == 0) }

  @Test("subviews are resized with their superview unless autoresizesSubviews is false")
  func views() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 150, height: 80)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 150, height: 80))

    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame.width == 150)
  }
}
