import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CATransform3D")
struct TransformTests {
  private func isClose(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    zip(left.entries, right.entries).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private static let samples: [CATransform3D] = {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    return [
      CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
      CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DMakeScale(-1, 1, 1),
      CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 2, 0, 0, 1),
      CATransform3DRotate(perspective, 0.5, 0, 1, 0),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 2, tx: 3, ty: 4)),
    ]
  }()

  @Test("a transform concatenated with its inverse is the identity", arguments: samples)
  func inverse(transform: CATransform3D) {
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))

    #expect(isClose(both, CATransform3DIdentity))
  }

  @Test("a transform is the product of its decomposition", arguments: samples)
  func parts(transform: CATransform3D) throws {
    let parts = try #require(TransformParts(transform))

    #expect(isClose(parts.transform, transform))
  }

  @Test("a singular transform has no inverse and no decomposition")
  func flat() {
    let flat = CATransform3DMakeScale(0, 1, 1)

    #expect(CATransform3DInvert(flat) == flat)
    #expect(TransformParts(flat) == nil)
    #expect(TransformParts.mix(flat, CATransform3DIdentity, 0.5).m11 == 0.5)
  }

  @Test("a rotation about z is a rotation in the plane")
  func rotation() {
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 1)

    #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 0.3))
    #expect(CATransform3DIsAffine(turn))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 1, 0, 0)))
  }

  @Test(
    "setting the scale keeps rotation and translation, and setting the rotation keeps the others"
  )
  func partsByKey() {
    let start = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 0), 0.4, 0, 0, 1),
      2,
      3,
      1
    )

    let scaled = TransformPart.scaleX.written(.number(5), to: start)
    let turned = TransformPart.rotationZ.written(.number(1), to: start)

    let expectedScale = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 0), 0.4, 0, 0, 1),
      5,
      3,
      1
    )
    let expectedTurn = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 0), 1, 0, 0, 1),
      2,
      3,
      1
    )
    #expect(isClose(scaled, expectedScale))
    #expect(isClose(turned, expectedTurn))
  }

  @Test("a layer scaled to zero can be scaled back")
  func fromZero() {
    let nothing = CATransform3DMakeScale(0, 0, 1)

    #expect(TransformPart.scale.written(.number(0.5), to: nothing).m11 == 0.5)
  }
}
