import Foundation

/// A temporary folder for one test, which is removed when the object is released.
public final class ScratchFolder {
  public let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("TabOrder-\(UUID().uuidString)")

  public init() {}

  deinit { try? FileManager.default.removeItem(at: url) }
}
