import Foundation
import SimulatorKit

@testable import UIKitCore

/// Passes mutated data to the readers of files.
///
/// The first argument names the reader; the others are those of libFuzzer. `Scripts/fuzz` builds and
/// runs the program.
@main @MainActor enum Fuzz {
  /// The reader that is tested.
  static var subject = Subject.image

  enum Subject: String, CaseIterable {
    case image, interface, archive, state, order
  }

  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1, let named = Subject(rawValue: arguments.remove(at: 1)) else {
      let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
      let usage = "usage: Fuzz READER [OPTION or FOLDER]...; readers: \(names)\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    subject = named
    Log.sink = { _ in }
    // The simulator provides the graphics engine.
    let phone = Simulator(.iPhone15)
    var count = CInt(arguments.count)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return run(&count, &start) { bytes, length in
        let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
        MainActor.assumeIsolated { Fuzz.read(data) }
        return 0
      }
    }
    withExtendedLifetime(phone) {}
    exit(status)
  }

  private static func read(_ data: Data) {
    switch subject {
    case .image:
      guard let image = UIImage(data: data) else { return }
      let target = CGRect(x: 0, y: 0, width: 8, height: 8)
      _ = UIGraphicsImageRenderer(size: target.size).image { _ in image.draw(in: target) }
    case .interface:
      guard let document = try? InterfaceDocument(data, name: "fuzz.xib", bundle: .main) else {
        return
      }
      _ = UINib(.document(document)).instantiate(withOwner: nil)
    case .archive:
      guard let decoder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return }
      decoder.requiresSecureCoding = false
      _ = decoder.decodeObject(of: UIView.self, forKey: NSKeyedArchiveRootObjectKey)
    case .state:
      // Only data with the right checksum is read.
      _ = try? SavedState(reading: SavedState.file(of: Array(data)))
    case .order:
      _ = try? SavedTabOrder(reading: data)
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
