import SimulatorKit
import TestSupport
import Testing
import UIKitCore

/// A device with an empty window, and what every test does with it.
///
/// Subclasses add what is on the screen. The device and its window have to be gone at the end of a
/// test with `.releasesEverything`.
@MainActor
open class SimulatorStage {
  public let phone: Simulator

  public init(on device: Device = .iPhone15) {
    phone = Simulator(device)
    // Tests of pixels see the application only.
    phone.showsStatusBar = false
    ReleaseWitnesses.announce(phone, phone.window)
  }

  /// Makes a controller the root of the window; the first frame has been drawn when this returns.
  public func show(_ root: UIViewController) {
    phone.window.rootViewController = root
    ReleaseWitnesses.announce(root)
    for child in root.children { ReleaseWitnesses.announce(child) }
  }

  /// Taps what carries this label, or fails the test and says what is on screen.
  open func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try phone.tap(label)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView) {
    phone.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Where a controller's view is seen.
  public func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  /// Lets this many seconds pass on the phone.
  public func advance(by seconds: TimeInterval = 1) {
    phone.advance(by: seconds)
  }

  /// Lets every movement end.
  public func rest() { advance() }

  /// The view tree of the window as text.
  public var description: String { ViewDescription.text(of: phone.window) }
}
