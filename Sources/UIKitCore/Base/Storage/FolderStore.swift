import Foundation

// R-ORD-10
/// A store of files in a folder, which is created with the first file.
///
/// A file is written under another name, synchronized to the disk, and renamed. Readers therefore
/// always find the complete old or the complete new file. If two processes write, the last one
/// wins.
package final class FolderStore: DataStore {
  private let folder: URL

  package init(folder: URL) { self.folder = folder }

  // MARK: Reading

  package func read(_ name: String, limit: Int) throws(StoreError) -> Data? {
    // Opening a file that is not a regular file must not block.
    let file = open(path(name), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system()
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(description: "it is not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else { throw .system() }
      if step == 0 { break }
      count += step
    }
    return Data(bytes.prefix(count))
  }

  // MARK: Writing

  package func write(_ data: Data, to name: String) throws(StoreError) {
    try makeFolder()
    let template = path(".\(name).XXXXXX")
    var draft = Array(template.utf8CString)
    let file = mkstemp(&draft)
    guard file >= 0 else { throw .system() }
    do throws(StoreError) {
      defer { close(file) }
      try fill(file, with: data)
      guard fsync(file) == 0 else { throw .system() }
      guard rename(draft, path(name)) == 0 else { throw .system() }
      removeOldDrafts(of: name, beside: file)
    } catch {
      unlink(draft)
      throw error
    }
    synchronizeFolder()
  }

  package func remove(_ name: String) throws(StoreError) {
    guard unlink(path(name)) == 0 || errno == ENOENT || errno == ENOTDIR else { throw .system() }
    synchronizeFolder()
  }

  private func makeFolder() throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreError(description: "there is no folder \(folder.path)")
    }
  }

  private func fill(_ file: Int32, with data: Data) throws(StoreError) {
    let bytes = Array(data)
    var start = 0
    while start < bytes.count {
      let step = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .system() }
      start += step
    }
  }

  /// Synchronizes the folder, so that the new name survives a loss of power.
  ///
  /// Some file systems do not support this.
  private func synchronizeFolder() {
    let file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// Removes incomplete files of interrupted writes, except those that may be in use.
  private func removeOldDrafts(of name: String, beside file: Int32) {
    var own = stat()
    guard fstat(file, &own) == 0,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for draft in files where draft.hasPrefix(".\(name).") {
      var other = stat()
      guard lstat(path(draft), &other) == 0,
        other.st_mtim.tv_sec < own.st_mtim.tv_sec - FolderStore.draftLifetime
      else { continue }
      unlink(path(draft))
    }
  }

  /// The maximum age of such files in seconds.
  private static let draftLifetime = 3600

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
}

extension StoreError {
  /// Creates an error with the system's message for the last call that failed.
  fileprivate static func system() -> StoreError {
    StoreError(description: String(cString: strerror(errno)))
  }
}
