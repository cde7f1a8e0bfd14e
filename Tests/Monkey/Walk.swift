import Foundation

/// A device and a sequence of steps.
package struct Walk: Hashable, Codable, Sendable {
  /// The index of the device on which the walk begins.
  package var device = 0
  package var steps: [Step]

  /// The Swift code for a test.
  package var source: String {
    let lines = steps.map { "    \($0.source),\n" }.joined()
    return "Walk(\n  device: \(device),\n  steps: [\n\(lines)  ]\n)"
  }

  package init(device: Int = 0, steps: [Step]) {
    self.device = device
    self.steps = steps
  }

  /// Reads a walk from JSON.
  package init(json: String) throws {
    self = try JSONDecoder().decode(Walk.self, from: Data(json.utf8))
  }

  package var json: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// A violation of a rule, and the step after which it occurred.
package struct Finding: Error, Hashable, CustomStringConvertible {
  /// The violated rule; shortened walks must violate the same one.
  package var rule: String
  package var detail: String
  /// The number of the step after which it was found.
  package var step: Int

  /// A description without names and numbers, which is equal for findings with the same cause.
  package var kind: String {
    rule == "release"
      ? rule
      : rule + ": "
        + detail.prefix { $0 != "(" }.split(separator: " ").filter {
          !$0.contains(where: \.isNumber)
        }.joined(separator: " ")
  }

  package var description: String { "\(rule): \(detail) (after step \(step))" }
}
