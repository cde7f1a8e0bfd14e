import Foundation
import SimulatorKit
import TestStage

@testable import Gallery

/// Under which circumstances each scene is looked at.
enum Circumstance: String, CaseIterable {
  case light, dark
  case rightToLeft = "right-to-left"
  case landscape
  case pad

  /// One pixel a point keeps all stored pictures below three megabytes.
  @MainActor var surroundings: Surroundings {
    var surroundings = Surroundings()
    switch self {
    case .light: break
    case .dark: surroundings.style = .dark
    case .rightToLeft: surroundings.direction = .rightToLeft
    case .landscape: surroundings.orientation = .landscapeRight
    case .pad: surroundings.device = .iPadPro11
    }
    surroundings.device.scale = 1
    return surroundings
  }
}

/// What a scene shows under a circumstance: its views as text and its picture.
@MainActor
struct Snapshot {
  let views: String
  let picture: UIImage

  init(of scene: Scene, in circumstance: Circumstance) throws {
    let simulator = try circumstance.surroundings.pose(scene)
    picture = simulator.screenshot()
    views = ViewDescription.text(of: simulator.window)
  }
}
