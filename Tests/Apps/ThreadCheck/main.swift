import Foundation
import SimulatorKit
import UIKit

// Uses everything that applications may use outside of the main thread, on eight threads, while the main
// thread draws frames. `Scripts/check-threads` runs it with the thread sanitizer.

let group = DispatchGroup()
for thread in 0..<8 {
  DispatchQueue.global().async(group: group) {
    for turn in 0..<300 { Turn(number: thread * 31 + turn).perform() }
  }
}
let frames = MainActor.assumeIsolated {
  FrameLoop().run { group.wait(timeout: .now()) == .success }
}
print("\(frames) frames were drawn meanwhile.")
