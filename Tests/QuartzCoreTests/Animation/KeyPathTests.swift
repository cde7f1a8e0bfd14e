import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Animated key paths")
@MainActor
struct KeyPathTests {
  /// A key path with the first and last value of a change.
  struct Case: CustomTestStringConvertible, Sendable {
    var path: String
    var from: Number
    var to: Number
    var kind = Kind.plain

    enum Number: Sendable {
      case number(CGFloat)
      case point(CGPoint)
      case size(CGSize)
      case rect(CGRect)
      case color(CGColor)
    }

    enum Kind: Sendable { case plain, shape, gradient, text }

    var testDescription: String { path }
  }

  nonisolated static let cases: [Case] =
    [
      "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
      "bounds.size.height", "zPosition", "opacity", "cornerRadius", "borderWidth", "shadowOpacity",
      "shadowRadius", "shadowOffset.width", "shadowOffset.height", "anchorPoint.x", "anchorPoint.y",
      "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
      "transform.translation.x", "transform.translation.y", "transform.translation.z",
      "contentsRect.origin.x", "sublayerTransform.rotation.z",
    ].map { Case(path: $0, from: .number(0), to: .number(1)) }
    + [
      "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
      "sublayerTransform.scale",
    ].map { Case(path: $0, from: .number(1), to: .number(3)) }
    + [
      Case(path: "position", from: .point(.zero), to: .point(CGPoint(x: 40, y: 80))),
      Case(
        path: "bounds",
        from: .rect(.zero),
        to: .rect(CGRect(x: 0, y: 0, width: 40, height: 80))
      ),
      Case(
        path: "bounds.size",
        from: .size(.zero),
        to: .size(CGSize(width: 40, height: 80))
      ),
      Case(
        path: "shadowOffset",
        from: .size(.zero),
        to: .size(CGSize(width: 4, height: 8))
      ),
      Case(
        path: "transform.translation",
        from: .size(.zero),
        to: .size(CGSize(width: 4, height: 8))
      ),
    ]
    + ["backgroundColor", "borderColor", "shadowColor"].map {
      Case(path: $0, from: .color(.black), to: .color(.white))
    }
    + ["strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit"].map {
      Case(path: $0, from: .number(0), to: .number(1), kind: .shape)
    }
    + ["fillColor", "strokeColor"].map {
      Case(path: $0, from: .color(.black), to: .color(.white), kind: .shape)
    }
    + [
      Case(
        path: "startPoint",
        from: .point(.zero),
        to: .point(CGPoint(x: 1, y: 1)),
        kind: .gradient
      ),
      Case(path: "endPoint.x", from: .number(0), to: .number(1), kind: .gradient),
      Case(path: "fontSize", from: .number(10), to: .number(20), kind: .text),
    ]

  @Test("every key path shows 0, 25, 50, 75 and 100 % of its change", arguments: cases)
  func progress(of test: Case) throws {
    let scene = Scene()
    let layer: CALayer =
      switch test.kind {
      case .plain: scene.layer()
      case .shape: scene.layer(CAShapeLayer())
      case .gradient: scene.layer(CAGradientLayer())
      case .text: scene.layer(CATextLayer())
      }
    let animation = CABasicAnimation(keyPath: test.path)
    animation.fromValue = any(test.from)
    animation.toValue = any(test.to)
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "test")

    scene.compositor.frame()
    for quarter in 0...4 {
      let shown = try #require(layer.presentation()?.value(forKeyPath: test.path))
      let share = CGFloat(quarter) / 4
      let found = numbers(shown)
      let expected = zip(numbers(any(test.from)), numbers(any(test.to))).map {
        $0 + ($1 - $0) * share
      }
      #expect(
        zip(found, expected).allSatisfy { isClose($0, $1, 1e-5) },
        "\(share): \(found), not \(expected)"
      )
      scene.advance(by: 0.25)
    }
  }

  private func any(_ value: Case.Number) -> Any {
    switch value {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    }
  }

  private func numbers(_ value: Any) -> [CGFloat] {
    switch value {
    case let value as CGFloat: [value]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect:
      [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case let value as CGColor: value.components ?? []
    default: []
    }
  }

  @Test("a path is interpolated to one with the same elements")
  func path() throws {
    let scene = Scene()
    let layer = scene.layer(CAShapeLayer())
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 0.5)

    #expect(layer.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("a transform is interpolated by its rotation")
  func transform() throws {
    let scene = Scene()
    let layer = scene.layer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 0.5)

    let shown = try #require(layer.presentation()).transform
    #expect(
      CATransform3DMakeRotation(.pi / 4, 0, 0, 1).entries.elementsEqual(shown.entries) {
        isClose($0, $1)
      }
    )
  }

  @Test("colors and locations of a gradient are animated together")
  func gradient() throws {
    let scene = Scene()
    let layer = scene.layer(CAGradientLayer())
    layer.colors = [CGColor.black, CGColor.black]
    layer.removeAllAnimations()
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor.white, CGColor.black]
    colors.duration = 1
    let locations = CABasicAnimation(keyPath: "locations")
    locations.toValue = [0.5, 1] as [NSNumber]
    locations.duration = 1
    layer.add(colors, forKey: nil)
    layer.add(locations, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 0.5)

    let shown = try #require(layer.presentation())
    #expect((shown.colors?.first as? CGColor)?.red == 0.5)
    #expect(shown.locations == [0.25, 1])
  }

  @Test("images cross-fade")
  func contents() {
    let scene = Scene()
    let layer = scene.layer()
    let (before, after) = (pixel(), pixel())
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = before
    animation.toValue = after
    animation.duration = 1
    layer.add(animation, forKey: nil)

    scene.compositor.frame()
    let marks = scene.advance(by: 0.5).marks

    let images = marks.compactMap { mark -> CGImage? in
      if case .image(let fill) = mark { fill.image } else { nil }
    }
    #expect(images.count == 2)
    #expect(images.first === before)
    #expect(images.last === after)
  }

  @Test("numbers can be CGFloat, Double, Float, Int, Bool and NSNumber")
  func numbersOfAllKinds() {
    let layer = CALayer()
    for value: Any in [CGFloat(1), Double(1), Float(1), 1, true, NSNumber(value: 1)] {
      layer.zPosition = 0
      layer.setValue(value, forKeyPath: "zPosition")
      #expect(layer.zPosition == 1, "\(type(of: value))")
    }
  }

  @Test("points can be wrapped in NSValue")
  func wrapped() {
    let layer = CALayer()

    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")

    #expect(layer.position == CGPoint(x: 3, y: 4))
  }

  @Test("a value that does not fit its key path, or is NaN, is ignored with a warning")
  func misfit() {
    var warnings: [String] = []
    Log.resetWrittenMessages()
    Log.sink = { warnings.append($0) }
    defer { Log.sink = nil }
    let layer = CALayer()

    layer.setValue("wide", forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat.nan, forKeyPath: "position.x")

    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(warnings.count == 2)
  }

  @Test("other keys keep what the app stores")
  func ownKeys() {
    let layer = CALayer()

    layer.setValue("7", forKey: "tag")

    #expect(layer.value(forKey: "tag") as? String == "7")
  }
}
