import Foundation
import Testing

/// The memory of the heap that is in use.
public enum HeapUse {
  /// Returns the number of bytes that one repetition of an action keeps, measured after 100
  /// repetitions that fill caches.
  ///
  /// It is the smaller of two measurements, because a cache may grow once during one of them.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions of each measurement.
  ///   - action: The action.
  /// - Returns: The number of bytes, which is negative if memory became free.
  /// - Throws: An error if the allocator does not report its state.
  public static func bytes(keptByEachOf count: Int, _ action: () -> Void) throws -> Int {
    for _ in 0..<100 { action() }
    var marks = [try bytes()]
    for _ in 0..<2 {
      for _ in 0..<count { action() }
      marks.append(try bytes())
    }
    return min(marks[1] - marks[0], marks[2] - marks[1]) / count
  }

  // The number of bytes in use, without those that the allocator keeps for later.
  private static func bytes() throws -> Int {
    let symbol = try #require(dlsym(nil, "malloc_info"))
    typealias Write = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    let write = unsafeBitCast(symbol, to: Write.self)
    let folder = try TemporaryFolder()
    let path = folder.path("heap.xml")
    let file = try #require(fopen(path, "w"))
    _ = write(0, file)
    fclose(file)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The last element of each kind is that of all arenas.
    return size(of: #"type="current""#, in: text) + size(of: #"type="mmap""#, in: text)
      - size(of: #"type="fast""#, in: text) - size(of: #"type="rest""#, in: text)
  }

  private static func size(of kind: String, in text: String) -> Int {
    guard let line = text.split(separator: "\n").last(where: { $0.contains(kind) }),
      let value = line.split(separator: #"size=""#).last?.prefix(while: \.isNumber)
    else { return 0 }
    return Int(value) ?? 0
  }
}
