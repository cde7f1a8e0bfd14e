import Foundation
import HeadlessHost
import QuartzCore

extension Simulator {
  // R-SIM-9
  /// Returns where the time of the frames of all simulators goes while a closure runs.
  ///
  /// The parts of a frame are the animations, the layout and the display of each view, the
  /// conversion of the layers to a display list, its comparison with the list of the last frame, and
  /// the painting of each view. Frames that the closure does not cause are not measured.
  ///
  /// ```swift
  /// let trace = Simulator.trace { phone.tap("Settings") }
  /// try trace.write(to: URL(fileURLWithPath: "trace.json"))
  /// ```
  ///
  /// - Parameter work: The closure.
  /// - Returns: A JSON array in the Trace Event Format, which trace viewers of browsers display.
  ///   Times are in microseconds.
  public static func trace(_ work: () throws -> Void) rethrows -> Data {
    let (outer, outerPaints) = (FrameTrace.current, paintsEveryFrame)
    let trace = FrameTrace()
    FrameTrace.current = trace
    paintsEveryFrame = true
    defer {
      FrameTrace.current = outer
      paintsEveryFrame = outerPaints
    }
    try work()
    return trace.json
  }

  // R-SIM-10
  /// Whether frames are painted when they are made, as in a window.
  ///
  /// The default value is `false`: a frame is painted when its pixels are read, for example by
  /// ``screenshot()``, so that a test does not spend time with pixels that it does not read. Set it
  /// to `true` for measurements of the time of frames.
  public static var paintsEveryFrame: Bool {
    get { HeadlessWindowHost.paintsEveryFrame }
    set { HeadlessWindowHost.paintsEveryFrame = newValue }
  }
}

extension FrameTrace {
  private struct Event: Encodable {
    var name: String
    var cat = "frame"
    var ph = "X"
    var ts: Double
    var dur: Double
    var pid = 1
    var tid = 1
  }

  fileprivate var json: Data {
    let events = parts.map {
      Event(name: $0.name, ts: Double($0.start) / 1000, dur: Double($0.duration) / 1000)
    }
    return (try? JSONEncoder().encode(events)) ?? Data()
  }
}
