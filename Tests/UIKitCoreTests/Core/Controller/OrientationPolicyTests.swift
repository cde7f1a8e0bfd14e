import TestSupport
import Testing

@testable import UIKitCore

@Suite("Orientation policy", .rule("R-ROT-2"))
struct OrientationPolicyTests {
  @Test("phones support all orientations but upside down, other devices support all")
  func defaults() {
    #expect(OrientationPolicy.defaultMask(isPhone: true) == .allButUpsideDown)
    #expect(OrientationPolicy.defaultMask(isPhone: false) == .all)
  }

  @Test("the device's orientation is used if it is supported")
  func turning() {
    let policy = OrientationPolicy(controller: [.portrait, .landscapeLeft])

    #expect(policy.orientation(forDevice: .landscapeLeft, current: .portrait) == .landscapeLeft)
    #expect(policy.orientation(forDevice: .landscapeRight, current: .portrait) == .portrait)
    #expect(
      policy.orientation(forDevice: .portraitUpsideDown, current: .landscapeRight) == .portrait
    )
  }

  @Test("the application limits the orientations of a controller")
  func narrowing() {
    let policy = OrientationPolicy(controller: .all, application: .landscape)

    #expect(policy.supported == .landscape)
    #expect(policy.orientation(forDevice: .portrait, current: .unknown) == .landscapeRight)
  }

  @Test("if controller and application share no orientation, the application decides")
  func nothingShared() {
    #expect(
      OrientationPolicy(controller: .portrait, application: .landscape).supported == .landscape
    )
    #expect(OrientationPolicy(controller: [], application: []).supported == .portrait)
  }

  @Test("the preferred orientation is used only if the current one is not supported")
  func preferring() {
    let landscape = OrientationPolicy(controller: .landscape)

    #expect(landscape.orientation(preferred: .landscapeLeft, current: .portrait) == .landscapeLeft)
    #expect(
      landscape.orientation(preferred: .landscapeLeft, current: .landscapeRight) == .landscapeRight
    )
    #expect(landscape.orientation(preferred: .portrait, current: .portrait) == .landscapeRight)
  }

  @Test("the aspect ratio of a size is its orientation")
  func shape() {
    #expect(OrientationPolicy.orientation(of: CGSize(width: 3, height: 2)) == .landscapeRight)
    #expect(OrientationPolicy.orientation(of: CGSize(width: 2, height: 2)) == .portrait)
  }
}
