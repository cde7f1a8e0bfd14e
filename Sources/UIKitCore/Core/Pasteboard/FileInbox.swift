import Foundation

/// The folder with the copies of files that the user has picked.
@MainActor package enum FileInbox {
  // R-FILE-5
  private static var folder: URL?
  private static var count = 0

  /// Copies a file, and returns the copy, which has the same name; `nil` if that fails.
  ///
  /// The copy is in a folder of its own.
  package static func copy(_ url: URL) -> URL? {
    attempt("\(url.lastPathComponent) cannot be copied") {
      let copy = try newFolder().appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    }
  }

  /// Writes data to a file in a folder of its own; `nil` if that fails.
  static func write(_ data: Data, named name: String) -> URL? {
    attempt("\(name) cannot be written") {
      let file = try newFolder().appendingPathComponent(name)
      try data.write(to: file)
      return file
    }
  }

  /// Removes a file of the inbox and its folder.
  static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  private static func newFolder() throws -> URL {
    count += 1
    let place = try openFolder().appendingPathComponent("\(count)", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    return place
  }

  /// The folder, which is created first and which only this user can read.
  private static func openFolder() throws -> URL {
    if let folder, FileManager.default.fileExists(atPath: folder.path) { return folder }
    let parent = FileManager.default.temporaryDirectory
    let name = ProcessInfo.processInfo.processName + "-Inbox"
    var number = 1
    while true {
      let url = parent.appendingPathComponent("\(name)-\(number)", isDirectory: true)
      do {
        try FileManager.default.createDirectory(
          at: url,
          withIntermediateDirectories: false,
          attributes: [.posixPermissions: 0o700]
        )
        folder = url
        removeAtTermination()
        return url
      } catch  where FileManager.default.fileExists(atPath: url.path) {
        // A folder of another process is not used.
        number += 1
      }
    }
  }

  /// The observer of the termination.
  private static var observer: (any NSObjectProtocol)?

  /// Removes the folder when the application terminates.
  private static func removeAtTermination() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
      }
    }
  }

  /// Writes a file to a place that the user has chosen; `nil` if that fails.
  ///
  /// A file that is there already is replaced.
  static func export(_ url: URL, to place: URL, copies: Bool) -> URL? {
    // R-FILE-6
    attempt("\(url.lastPathComponent) cannot be written to \(place.path)") {
      guard url.standardizedFileURL != place.standardizedFileURL else { return place }
      let files = FileManager.default
      if files.fileExists(atPath: place.path) {
        // The old file is kept until the new one is complete.
        let fresh = freeName(for: place)
        try files.copyItem(at: url, to: fresh)
        try files.removeItem(at: place)
        try files.moveItem(at: fresh, to: place)
        if !copies { try files.removeItem(at: url) }
      } else if copies {
        try files.copyItem(at: url, to: place)
      } else {
        try files.moveItem(at: url, to: place)
      }
      return place
    }
  }

  /// Returns a place with a number in its name if there is a file already.
  static func freeName(for place: URL) -> URL {
    let base = place.deletingPathExtension().lastPathComponent
    let end = place.pathExtension.isEmpty ? "" : ".\(place.pathExtension)"
    var (free, number) = (place, 2)
    while FileManager.default.fileExists(atPath: free.path) {
      free = place.deletingLastPathComponent().appendingPathComponent("\(base) \(number)\(end)")
      number += 1
    }
    return free
  }

  private static func attempt(_ problem: String, _ body: () throws -> URL) -> URL? {
    do { return try body() } catch {
      Log.warning("\(problem): \(error.localizedDescription)")
      return nil
    }
  }
}
