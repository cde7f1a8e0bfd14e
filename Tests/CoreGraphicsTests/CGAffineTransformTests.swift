import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test("concatenating applies the receiver first")
  func concatenationOrder() {
    let moveThenScale = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))

    #expect(moveThenScale.tx == 2)
  }
}
