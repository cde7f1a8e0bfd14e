import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("FolderStore: files that survive a crash") @MainActor
struct FolderStoreTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url.appendingPathComponent("app") }
  private var store: FolderStore { FolderStore(folder: folder) }
  private let old = Data("old".utf8)
  private let new = Data("new".utf8)

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  init() throws { scratch = try TemporaryFolder() }

  @Test("written data is read by another store, and no other file is left", .rule("R-ORD-10"))
  func writing() throws {
    #expect(try store.read("order", limit: 100) == nil)

    try store.write(old, to: "order")
    try store.write(new, to: "order")

    #expect(try store.read("order", limit: 100) == new)
    #expect(files == ["order"])
  }

  @Test("folder and file are accessible to the user only")
  func permissions() throws {
    try store.write(old, to: "order")

    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder) == 0o700)
    #expect(try mode(folder.appendingPathComponent("order")) == 0o600)
  }

  @Test("if renaming fails, the existing item remains and no draft is left", .rule("R-ORD-10"))
  func failedRenaming() throws {
    // A file cannot replace a folder, so renaming fails.
    let obstacle = folder.appendingPathComponent("order")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)

    #expect(throws: StoreError.self) { try store.write(new, to: "order") }

    #expect(files == ["order"])
    #expect(throws: StoreError(description: "it is not a regular file")) {
      try store.read("order", limit: 100)
    }
  }

  @Test("if the folder cannot be created, nothing is written", .rule("R-ORD-10"))
  func noFolder() throws {
    try old.write(to: folder)

    #expect(throws: StoreError.self) { try store.write(new, to: "order") }

    #expect(try Data(contentsOf: folder) == old)
    #expect(try store.read("order", limit: 100) == nil)
  }

  @Test("a draft left by a crash is not read, and is removed once it is old", .rule("R-ORD-10"))
  func leftDraft() throws {
    try store.write(old, to: "order")
    let stale = folder.appendingPathComponent(".order.AAAAAA")
    let fresh = folder.appendingPathComponent(".order.BBBBBB")
    let other = folder.appendingPathComponent(".other.CCCCCC")
    for file in [stale, fresh, other] { try Data("ne".utf8).write(to: file) }
    let longAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1000)]
    for file in [stale, other] {
      try FileManager.default.setAttributes(longAgo, ofItemAtPath: file.path)
    }

    #expect(try store.read("order", limit: 100) == old)
    try store.write(new, to: "order")

    #expect(files == [".order.BBBBBB", ".other.CCCCCC", "order"])
    #expect(try store.read("order", limit: 100) == new)
  }

  @Test("a file that is too large is not read", .rule("R-ORD-11"))
  func limit() throws {
    try store.write(Data(repeating: 32, count: 101), to: "order")

    #expect(throws: StoreError.tooLarge) { try store.read("order", limit: 100) }
    #expect(try store.read("order", limit: 101)?.count == 101)
  }

  @Test("reading a pipe in place of the file fails without blocking", .rule("R-ORD-11"))
  func pipe() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder.appendingPathComponent("order").path, 0o600) == 0)

    #expect(throws: StoreError(description: "it is not a regular file")) {
      try store.read("order", limit: 100)
    }
  }

  @Test("a removed file is gone, and removing it again is not an error")
  func removing() throws {
    try store.remove("order")
    try store.write(old, to: "order")

    try store.remove("order")
    try store.remove("order")

    #expect(try store.read("order", limit: 100) == nil)
  }

  @Test("of several concurrent writers one wins, with a complete file", .rule("R-ORD-10"))
  func manyWriters() async throws {
    let folder = folder
    try store.write(old, to: "order")

    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for _ in 0..<20 {
            let data = Data(repeating: UInt8(writer), count: 1000 * (writer + 1))
            try await FolderStore(folder: folder).write(data, to: "order")
            let found = try await FolderStore(folder: folder).read("order", limit: 5000)
            let first = found?.first ?? 0
            #expect(found == Data(repeating: first, count: 1000 * (Int(first) + 1)))
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(files == ["order"])
  }

  @Test("a process that is killed while writing leaves a complete file", .rule("R-ORD-10"))
  func killed() async throws {
    let path = folder.path
    try store.write(Data(repeating: 1, count: 1000), to: "order")

    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      await writeUntilKilled(in: path)
    }

    let found = try #require(try store.read("order", limit: 1_000_000))
    let first = try #require(found.first)
    #expect(found == Data(repeating: first, count: 1000 * Int(first)))
    try store.write(new, to: "order")
    #expect(try store.read("order", limit: 100) == new)
  }
}

/// Writes files of all sizes until another thread kills the process.
@MainActor private func writeUntilKilled(in folder: String) {
  let store = FolderStore(folder: URL(fileURLWithPath: folder))
  Thread.detachNewThread {
    for _ in 0..<200 where sched_yield() != 0 {}
    kill(getpid(), SIGKILL)
  }
  for round in 0... {
    let size = UInt8(1 + round % 200)
    try? store.write(Data(repeating: size, count: 1000 * Int(size)), to: "order")
  }
}
