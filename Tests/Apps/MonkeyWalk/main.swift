import Foundation
import Monkey

/// Performs walks in a separate process, so that a crash is a finding like others.
///
///     MonkeyWalk 1 200          walks of seeds 1 to 200; prints what was found, each in its shortest walk
///     MonkeyWalk 1 200 10       the same; pixels are compared after each 10 steps instead of 500
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
  let areShort = arguments.count > 1 && arguments[1] == "--short"
  let numbers = arguments.dropFirst(areShort ? 2 : 1).compactMap { Int($0) }
  let first = numbers.first ?? (areShort ? 0 : 1)
  let last = numbers.count > 1 ? numbers[1] : areShort ? ShortWalks.count - 1 : first
  let pace = numbers.count > 2 ? numbers[2] : Runner.pixelPace
  let process = WalkProcess(pixelPace: max(pace, 1))
  switch (arguments.last == "--inside", areShort) {
  case (false, _): process.walk(first...max(first, last), areShort: areShort)
  case (true, false): process.walkInside(first...max(first, last))
  case (true, true): process.walkShortInside(first...max(first, last))
  }
}

MainActor.assumeIsolated { main() }
