import Foundation
import TestSupport
import Testing

@testable import UIKitCore

private let opened = Notification.Name("opened")
private let closed = Notification.Name("closed")

@Suite("Notifications with selectors") @MainActor
struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let listener = Listener()

  @Test("the method is called with the notification, before post returns", .rule("R-FND-1"))
  func calling() {
    center.addObserver(
      listener,
      selector: Selector(Listener.noted(_:), "noted"),
      name: opened,
      object: nil
    )
    center.addObserver(
      listener,
      selector: Selector(Listener.counted, "counted"),
      name: nil,
      object: nil
    )
    center.post(name: opened, object: listener, userInfo: ["page": 3])
    #expect(listener.names == [opened])
    #expect(listener.pages == [3])
    #expect(listener.count == 1)

    center.post(name: closed, object: nil)
    #expect(listener.names == [opened])
    #expect(listener.count == 2)
  }

  @Test("the method may take an NSNotification", .rule("R-FND-1"))
  func older() {
    center.addObserver(
      listener,
      selector: Selector(Listener.notedByOlder(_:), "older"),
      name: opened,
      object: nil
    )
    center.post(name: opened, object: nil)
    #expect(listener.names == [opened])
  }

  @Test("only notifications of the object are delivered", .rule("R-FND-1"))
  func objects() {
    let (one, other) = (NSObject(), NSObject())
    center.addObserver(
      listener,
      selector: Selector(Listener.counted, "counted"),
      name: opened,
      object: one
    )
    center.post(name: opened, object: other)
    center.post(name: opened, object: nil)
    #expect(listener.count == 0)
    center.post(name: opened, object: one)
    #expect(listener.count == 1)
  }

  @Test("methods without an actor are called on the posting thread", .rule("R-FND-1"))
  func threads() async {
    let recorder = ThreadRecorder()
    center.addObserver(
      recorder,
      selector: Selector(ThreadRecorder.note, "note"),
      name: opened,
      object: nil
    )
    let center = center
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        center.post(name: opened, object: nil)
        continuation.resume()
      }
    }
    #expect(recorder.wasMain == false)
    center.post(name: opened, object: nil)
    #expect(recorder.wasMain == Thread.isMainThread)
  }

  @Test("observers are not retained, and released ones are not called", .rule("R-FND-2"))
  func release() {
    weak var weakListener: Listener?
    do {
      let other = Listener()
      weakListener = other
      center.addObserver(
        other,
        selector: Selector(Listener.counted, "counted"),
        name: opened,
        object: nil
      )
    }
    #expect(weakListener == nil)
    center.post(name: opened, object: nil)
    for _ in 0..<200 {
      center.addObserver(
        Listener(),
        selector: Selector(Listener.counted, "counted"),
        name: opened,
        object: nil
      )
    }
    center.post(name: opened, object: nil)
  }

  @Test("observers are removed for all or for some notifications", .rule("R-FND-3"))
  func removal() {
    let object = NSObject()
    for name in [opened, closed] {
      center.addObserver(
        listener,
        selector: Selector(Listener.noted(_:), "noted"),
        name: name,
        object: nil
      )
    }
    center.addObserver(
      listener,
      selector: Selector(Listener.counted, "counted"),
      name: opened,
      object: object
    )

    center.removeObserver(listener, name: closed, object: nil)
    center.post(name: closed, object: nil)
    #expect(listener.names == [])
    center.removeObserver(listener, name: opened, object: object)
    center.post(name: opened, object: object)
    #expect(listener.names == [opened])
    #expect(listener.count == 0)
    center.removeObserver(listener)
    center.post(name: opened, object: nil)
    #expect(listener.names == [opened])
  }

  @Test("observers can be removed while they are released", .rule("R-FND-3"))
  func deinitialization() {
    center.addObserver(
      listener,
      selector: Selector(Listener.counted, "counted"),
      name: opened,
      object: nil
    )
    do {
      let other = SelfRemovingListener(center)
      #expect(other.center === center)
      center.post(name: opened, object: nil)
      #expect(other.count == 1)
    }
    center.post(name: opened, object: nil)
    #expect(listener.count == 2)
  }

  @Test("tokens of blocks are removed with the same methods", .rule("R-FND-3"))
  func tokens() {
    nonisolated(unsafe) let count = NSMutableArray()
    let first = center.addObserver(forName: opened, object: nil, queue: nil) { _ in count.add(1) }
    let second = center.addObserver(forName: opened, object: nil, queue: nil) { _ in count.add(2) }
    center.removeObserver(first)
    center.post(name: opened, object: nil)
    #expect(count.count == 1)
    center.removeObserver(second, name: opened, object: nil)
    center.post(name: opened, object: nil)
    #expect(count.count == 1)
    center.removeObserver("no object")
  }

  @Test("another center's observers remain", .rule("R-FND-3"))
  func centers() {
    let other = NotificationCenter()
    for center in [center, other] {
      center.addObserver(
        listener,
        selector: Selector(Listener.counted, "counted"),
        name: opened,
        object: nil
      )
    }
    center.removeObserver(listener)
    other.post(name: opened, object: nil)
    #expect(listener.count == 1)
  }
}

private class Listener: NSObject {
  var names: [Notification.Name] = []
  var pages: [Int] = []
  var count = 0

  func noted(_ notification: Notification) {
    names.append(notification.name)
    pages += [notification.userInfo?["page"] as? Int].compactMap { $0 }
  }

  func notedByOlder(_ notification: NSNotification) { names.append(notification.name) }

  func counted() { count += 1 }
}

private final class SelfRemovingListener: Listener {
  let center: NotificationCenter

  init(_ center: NotificationCenter) {
    self.center = center
    super.init()
    center.addObserver(
      self,
      selector: Selector(SelfRemovingListener.counted, "counted"),
      name: opened,
      object: nil
    )
  }

  deinit { center.removeObserver(self) }
}

private final class ThreadRecorder: NSObject {
  // The thread sanitizer does not know how continuations order the accesses.
  private let lock = NSLock()
  private var value: Bool?

  var wasMain: Bool? { lock.withLock { value } }

  func note() { lock.withLock { value = Thread.isMainThread } }
}
