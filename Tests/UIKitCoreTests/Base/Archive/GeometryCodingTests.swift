import CoreGraphics
import TestSupport
import Testing
import UIKitCore

@Suite("Archives and texts of points, sizes and rectangles")
struct GeometryCodingTests {
  private let transform = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 1, y: 2)

  @Test("values are equal after unarchiving")
  func archive() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(CGPoint(x: 1, y: 0.1), forKey: "point")
    coder.encode(CGVector(dx: -1, dy: 1e20), forKey: "vector")
    coder.encode(CGSize(width: 3, height: 4), forKey: "size")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 1 / 3), forKey: "rect")
    coder.encode(transform, forKey: "transform")
    coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    coder.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      forKey: "directional"
    )
    coder.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    coder.finishEncoding()

    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 0.1))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: -1, dy: 1e20))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 1 / 3))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(
      reader.decodeUIEdgeInsets(forKey: "insets")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    #expect(
      reader.decodeDirectionalEdgeInsets(forKey: "directional")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
  }

  @Test("a missing value is zero, a missing transform the identity")
  func missing() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(CGSize(width: 3, height: 4), forKey: "size")
    coder.finishEncoding()

    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == .identity)
    #expect(reader.decodeCGRect(forKey: "rect") == .zero)
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
  }

  @Test("texts have UIKit's form")
  func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: -1, width: 100, height: 44)) == "{{0, -1}, {100, 44}}"
    )
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgPoint(for: "{1,2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(
      NSCoder.cgRect(for: "{{0, -1}, {100, 44}}") == CGRect(x: 0, y: -1, width: 100, height: 44)
    )
    #expect(NSCoder.uiOffset(for: "{7, 8}") == UIOffset(horizontal: 7, vertical: 8))
  }

  @Test("texts of another form are zero", arguments: ["", "1", "{1, x}", "{1, nan}", "{1, 2, 3}"])
  func invalidText(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgSize(for: text) == .zero)
  }
}
