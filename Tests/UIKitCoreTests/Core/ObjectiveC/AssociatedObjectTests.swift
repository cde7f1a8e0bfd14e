import SimulatorKit
import TestSupport
import Testing
import UIKitCore

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
  @Test("an object in an optional", .rule("R-KV-10"))
  func optionalObject() {
    let view: UIView? = UIView()
    let object: AnyObject? = view
    var key: UInt8 = 0

    objc_setAssociatedObject(object as Any, &key, "label", .OBJC_ASSOCIATION_COPY_NONATOMIC)

    #expect(objc_getAssociatedObject(view as Any, &key) as? String == "label")
    objc_removeAssociatedObjects(view as Any)
    #expect(objc_getAssociatedObject(object as Any, &key) == nil)
  }

  @Test("values by key, of any type", .rule("R-KV-10", "R-KV-12"))
  func values() {
    let view = UIView()
    objc_setAssociatedObject(view, &firstKey, "One", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    view.note = Remark(text: "Three")

    #expect(objc_getAssociatedObject(view, &firstKey) as? String == "One")
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
    #expect(view.note?.text == "Three")

    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(view.note == nil)
    #expect(objc_getAssociatedObject(UIView(), &secondKey) == nil)
  }

  @Test("values are released with a view", .rule("R-KV-10"), .releasesEverything)
  func release() {
    weak var released: UIView?
    do {
      let (view, value) = (UIView(), UIView())
      objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      released = value
    }
    #expect(released == nil)
  }

  @Test("policies", .rule("R-KV-11"))
  func policies() {
    let view = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &secondKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    do {
      let value = UIView()
      objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &firstKey) as? UIView === value)
    }

    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    #expect((objc_getAssociatedObject(view, &secondKey) as? NSString)?.length == 1)
  }

  @Test("objects of other classes", .rule("R-KV-12"))
  func otherObjects() {
    let phone = Simulator(.iPhone15)
    weak var released: UIView?
    do {
      let (object, value) = (Plain(), UIView())
      objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &firstKey) as? UIView === value)
      #expect(objc_getAssociatedObject(Plain(), &firstKey) == nil)
      released = value
    }
    phone.window.backgroundColor = .red
    phone.advance(by: 0.1)
    #expect(released == nil)
  }

  @Test("from several threads", .rule("R-KV-10"))
  func threads() {
    let objects = (0..<8).map { _ in Plain() }
    nonisolated(unsafe) let shared = objects
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let object = shared[index % 8]
      objc_setAssociatedObject(object, &firstKey, index, .OBJC_ASSOCIATION_RETAIN)
      _ = objc_getAssociatedObject(object, &firstKey)
    }
    #expect(objects.allSatisfy { objc_getAssociatedObject($0, &firstKey) is Int })
  }

  @Test("an object is locked recursively", .rule("R-KV-13"))
  func locks() {
    nonisolated(unsafe) let object = Plain()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count == 200)
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(autoreleasepool { 3 } == 3)
  }
}

private final class Plain {}

private struct Remark { var text: String }

extension UIView {
  private static var noteKey: UInt8 = 0

  fileprivate var note: Remark? {
    get { objc_getAssociatedObject(self, &Self.noteKey) as? Remark }
    set { objc_setAssociatedObject(self, &Self.noteKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
