/// The differences between the parts of a drawn bar and those of a picture of a device.
///
///     var comparison = BarComparison(scale: 2)
///     comparison.add("icon", drawn, onDevice)
///     comparison.add("icon", color: drawnColor, onDevice: deviceColor)
///     #expect(comparison.largestDistance <= 0.5, "\(comparison)")
public struct BarComparison: CustomStringConvertible {
  private var distances: [(name: String, points: Double)] = []
  private var colors: [(name: String, difference: Double)] = []
  private let scale: Double

  /// Begins a comparison of pictures with a number of pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// Adds the distance between the farthest edges of a part.
  public mutating func add(_ name: String, _ drawn: Marks, _ onDevice: Marks) {
    distances.append((name, Double(drawn.distance(to: onDevice)) / scale))
  }

  /// Adds the distance of the center, the upper and the lower edge of a text, whose width depends on
  /// the font.
  public mutating func add(text name: String, _ drawn: Marks, _ onDevice: Marks) {
    let distance = [
      abs(drawn.middle - onDevice.middle), Double(abs(drawn.top - onDevice.top)),
      Double(abs(drawn.bottom - onDevice.bottom)),
    ]
    distances.append((name, (distance.max() ?? 0) / scale))
  }

  /// Adds the mean difference of the components of a color.
  public mutating func add(_ name: String, color drawn: [Int], onDevice: [Int]) {
    let sum = zip(drawn, onDevice).reduce(0) { $0 + abs($1.0 - $1.1) }
    colors.append((name, Double(sum) / 3))
  }

  /// The largest distance of an edge, in points.
  public var largestDistance: Double { distances.map(\.points).max() ?? 0 }

  /// The mean of the differences of all colors, 0 to 255.
  public var meanColorDifference: Double {
    colors.reduce(0) { $0 + $1.difference } / Double(max(colors.count, 1))
  }

  /// The largest difference of a color, 0 to 255.
  public var largestColorDifference: Double { colors.map(\.difference).max() ?? 0 }

  public var description: String {
    let edges = distances.map { "\($0.name): \($0.points) points" }
    let shades = colors.map {
      "\($0.name): color differs by \(($0.difference * 10).rounded() / 10)"
    }
    return (edges + shades).joined(separator: "; ")
  }
}
