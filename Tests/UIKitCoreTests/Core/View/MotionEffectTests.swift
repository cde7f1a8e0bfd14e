import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Motion effects", .releasesEverything) struct MotionEffectTests {
  private func tilt(_ keyPath: String, _ range: ClosedRange<Int>) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = range.lowerBound
    effect.maximumRelativeValue = range.upperBound
    return effect
  }

  @Test("a value is interpolated along its axis")
  func interpolating() {
    let effect = tilt("center.x", -20...40)
    func value(_ horizontal: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: horizontal, vertical: 1)
      )?["center.x"] as? CGFloat
    }

    #expect([-2, -1, 0, 0.5, 1].map(value) == [-20, -20, 10, 25, 40])
  }

  @Test("a group has the values of its effects; later effects take precedence")
  func group() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [
      tilt("center.x", 0...2), tilt("center.y", 0...4), tilt("center.x", 0...8), UIMotionEffect(),
    ]

    let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero) as? [String: CGFloat]
    #expect(values == ["center.x": 4, "center.y": 2])
  }

  @Test("a view keeps its effects in order")
  func view() {
    let view = UIView()
    let (first, second) = (tilt("center.x", 0...1), tilt("center.y", 0...1))
    #expect(view.motionEffects.isEmpty)

    view.addMotionEffect(first)
    view.addMotionEffect(second)
    view.addMotionEffect(first)
    #expect(view.motionEffects == [first, second])
    view.removeMotionEffect(first)
    view.removeMotionEffect(first)
    #expect(view.motionEffects == [second])
  }
}
