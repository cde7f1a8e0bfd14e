import Monkey
import Testing

/// A walk that found something, as the argument of a test.
struct FoundWalk: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let walk: Walk

  init(_ description: String, on device: Int, _ steps: [Monkey.Step]) {
    testDescription = description
    walk = Walk(device: device, steps: steps)
  }
}
