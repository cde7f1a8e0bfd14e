import Foundation
import Monkey

/// Performs walks in a separate process, so that a crash is a finding like others.
///
///     MonkeyWalk 1 200          walks of seeds 1 to 200; prints what was found, each in its shortest walk
///     MonkeyWalk --walk <file> 1  one walk, kept as JSON; ends with 0 where all was in order; pixels are compared after
///                                 each so many steps
///     MonkeyWalk --short 0 99     walks of a few steps, in which a callback of one kind changes the structure during a
///                                 transition of one kind; without numbers, all of them; higher numbers choose a few such
///                                 transitions; prints each walk that found something, in its shortest form
@MainActor func main() {
  setvbuf(stdout, nil, _IOLBF, 0)
  let arguments = CommandLine.arguments
  if arguments.count > 2, arguments[1] == "--walk" {
    guard let text = try? String(contentsOfFile: arguments[2], encoding: .utf8),
      let walk = try? Walk(json: text)
    else { exit(2) }
    let pace = arguments.count > 3 ? Int(arguments[3]) ?? 1 : Runner.pixelPace
    let finding = Runner.firstFinding(in: walk, pixelPace: max(pace, 1))
    if let finding { print(finding) }
    exit(finding == nil ? 0 : 1)
  }
  if arguments.count > 1, arguments[1] == "--short" {
    let first = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    let last = arguments.count > 3 ? Int(arguments[3]) ?? first : ShortWalks.count - 1
    let numbers = first...max(first, last)
    if arguments.last == "--inside" {
      WalkProcess.walkShortInside(numbers)
    } else {
      WalkProcess.walk(numbers, areShort: true)
    }
    return
  }
  let first = arguments.count > 1 ? Int(arguments[1]) ?? 1 : 1
  let last = arguments.count > 2 ? Int(arguments[2]) ?? first : first
  if arguments.count > 3, arguments[3] == "--inside" {
    WalkProcess.walkInside(first...last)
  } else {
    WalkProcess.walk(first...last)
  }
}

MainActor.assumeIsolated { main() }
