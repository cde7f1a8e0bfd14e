import Foundation
import SimulatorKit
import TestStage

@testable import Gallery

/// The configurations in which each scene is drawn.
enum Circumstance: String, CaseIterable {
  case light, dark
  case rightToLeft = "right-to-left"
  case landscape
  case pad

  /// One pixel per point for portrait phones, and half of that for wider devices.
  ///
  /// All images together have about three megabytes. The texts contain the frames.
  var isHalved: Bool { self == .landscape || self == .pad }

  /// One pixel per point.
  @MainActor var surroundings: Surroundings {
    var surroundings = Surroundings()
    switch self {
    case .light: break
    case .dark: surroundings.style = .dark
    case .rightToLeft: surroundings.direction = .rightToLeft
    case .landscape: surroundings.orientation = .landscapeRight
    case .pad: surroundings.device = .iPadPro11
    }
    surroundings.device = surroundings.device.atOnePixel
    return surroundings
  }
}

/// A scene in a configuration: its views as text, and its image.
@MainActor
struct Snapshot {
  let views: String
  let picture: UIImage

  init(of scene: Scene, in circumstance: Circumstance) throws {
    // The edit menu shows Paste if another test has copied something.
    UIPasteboard.general.items = []
    let simulator = try circumstance.surroundings.pose(scene)
    let screenshot = simulator.screenshot()
    picture = circumstance.isHalved ? Snapshot.halved(screenshot) : screenshot
    views = ViewDescription.text(of: simulator.window)
  }

  private static func halved(_ picture: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(
      width: (picture.size.width / 2).rounded(),
      height: (picture.size.height / 2).rounded()
    )
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension Device {
  /// The device at one pixel per point.
  ///
  /// Images that scenes cache have the scale of the first device, so all tests of scenes use this one.
  var atOnePixel: Device {
    var device = self
    device.scale = 1
    return device
  }
}
