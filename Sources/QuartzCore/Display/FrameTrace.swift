import Foundation

/// The durations of the parts of frames: layout, animations, the display of layers, the conversion
/// of the layer tree to nodes, the comparison with the last frame, and painting.
///
/// Without a trace, a part costs a comparison with `nil`.
package final class FrameTrace {
  /// A part of a frame.
  package struct Part {
    package var name: String
    /// The number of parts around this one.
    package var depth: Int
    /// The time since the beginning of the trace, in nanoseconds.
    package var start: UInt64
    package var duration: UInt64
  }

  /// The trace to which parts are added, or `nil`, the default.
  package static var current: FrameTrace? {
    get { _current }
    set { _current = newValue }
  }

  /// Each access reads or replaces it, so exclusive access is not checked.
  ///
  /// The compiler ignores the attribute in other modules, which use ``current``.
  @exclusivity(unchecked) nonisolated(unsafe) private static var _current: FrameTrace?

  /// The parts in the order of their beginnings.
  package private(set) var parts: [Part] = []
  private let origin = DispatchTime.now().uptimeNanoseconds
  private var depth = 0
  private var names: [ObjectIdentifier: (node: DisplayNode, name: String)] = [:]

  package init() {}

  /// Runs work, and adds it to the current trace, if there is one.
  package static func measure<Result>(
    _ name: @autoclosure () -> String,
    _ work: () throws -> Result
  ) rethrows -> Result {
    guard let current else { return try work() }
    return try current.measure(name(), work)
  }

  /// Runs work, and adds it to the trace.
  package func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let index = parts.count
    let start = DispatchTime.now().uptimeNanoseconds - origin
    parts.append(Part(name: name, depth: depth, start: start, duration: 0))
    depth += 1
    defer {
      depth -= 1
      parts[index].duration = DispatchTime.now().uptimeNanoseconds - origin - start
    }
    return try work()
  }

  /// Returns the name of a layer: the class of its delegate, which is the view, or its own class.
  package static func name(of layer: CALayer) -> String {
    layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
  }

  /// Stores the name of a layer for its node, unless it is the node of a sublayer.
  func add(_ node: DisplayNode, of layer: CALayer) {
    guard names[ObjectIdentifier(node)] == nil else { return }
    names[ObjectIdentifier(node)] = (node, Self.name(of: layer))
  }

  /// Returns the name of the layer whose node it is, or `nil` for a node without a layer.
  package func name(of node: DisplayNode) -> String? { names[ObjectIdentifier(node)]?.name }
}
