import Foundation

/// A device, and what happens on it one after the other.
package struct Walk: Hashable, Codable, Sendable {
  /// Which of the devices it begins on.
  package var device = 0
  package var steps: [Step]

  /// As it stands in a test.
  package var source: String {
    let lines = steps.map { "    \($0.source),\n" }.joined()
    return "Walk(\n  device: \(device),\n  steps: [\n\(lines)  ]\n)"
  }

  package init(device: Int = 0, steps: [Step]) {
    self.device = device
    self.steps = steps
  }

  /// Reads a walk that was kept as JSON.
  package init(json: String) throws {
    self = try JSONDecoder().decode(Walk.self, from: Data(json.utf8))
  }

  package var json: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// What went wrong, and where.
package struct Finding: Error, Hashable, CustomStringConvertible {
  /// Which rule is broken; walks are shortened as long as the same one is.
  package var rule: String
  package var detail: String
  /// The number of the step after which it was seen.
  package var step: Int

  /// The same for findings that have the same cause, as far as can be told: without names and numbers.
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
