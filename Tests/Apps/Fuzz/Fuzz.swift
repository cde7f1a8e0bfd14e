import Foundation
import Mutation
import SimulatorKit
import UIKitCore

/// Passes mutated data to the readers of files.
///
/// The first argument names the reader. The others are those of libFuzzer, or `--samples` and a folder
/// to which valid inputs are written. `Scripts/fuzz` builds and runs the program.
@main @MainActor enum Fuzz {
  /// The reader that is tested.
  static var reader = Reader.png

  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1, let named = Reader(rawValue: arguments.remove(at: 1)) else {
      let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
      let usage = "usage: Fuzz READER [OPTION or FOLDER]...; readers: \(names)\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    reader = named
    Log.sink = { _ in }
    // The simulator provides the graphics engine.
    let phone = Simulator(.iPhone15)
    defer { withExtendedLifetime(phone) {} }
    if arguments.count == 3, arguments[1] == "--samples" { return writeSamples(to: arguments[2]) }
    var count = CInt(arguments.count)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return run(&count, &start) { bytes, length in
        let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
        MainActor.assumeIsolated { Fuzz.reader.read(data) }
        return 0
      }
    }
    exit(status)
  }

  private static func writeSamples(to folder: String) {
    for (number, sample) in reader.samples.enumerated() {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("sample-\(number)")
      do { try sample.write(to: file) } catch { print("\(file.path): \(error)") }
    }
  }
}

/// The driver of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
