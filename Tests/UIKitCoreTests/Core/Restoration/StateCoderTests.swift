import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// An object of the application that can be encoded.
final class Note: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let text: String
  var next: Note?

  init(_ text: String, next: Note? = nil) {
    (self.text, self.next) = (text, next)
  }

  init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text") else { return nil }
    self.text = text as String
    next = coder.decodeObject(of: Note.self, forKey: "next")
  }

  func encode(with coder: NSCoder) {
    coder.encode(text, forKey: "text")
    coder.encode(next, forKey: "next")
  }
}

/// An object whose initializer traps, because tests expect that it is not called.
final class Brittle: NSObject, NSCoding {
  override init() { super.init() }
  init?(coder: NSCoder) { fatalError("made without having been asked for") }
  func encode(with coder: NSCoder) { coder.encode(1, forKey: "number") }
}

@Suite("Encoding and decoding of restorable state") @MainActor
struct StateCoderTests {
  /// Returns a coder that reads what was written, after a round trip through bytes.
  private func reread(_ write: (NSCoder) -> Void) throws -> StateCoder {
    let writer = StateCoder()
    write(writer)
    var state = SavedState()
    state.application = writer.values
    return StateCoder(try SavedState(reading: state.data()).application)
  }

  private func reread(_ object: Any?) throws -> Any? {
    try reread { $0.encode(object, forKey: "key") }.decodeObject(forKey: "key")
  }

  @Test("numbers and Boolean values can be decoded, also as one another", .rule("R-RES-14"))
  func numbers() throws {
    let coder = try reread {
      $0.encode(true, forKey: "flag")
      $0.encode(42, forKey: "int")
      $0.encode(Int32(-7), forKey: "int32")
      $0.encode(Int64.max, forKey: "int64")
      $0.encode(Float(0.5), forKey: "float")
      $0.encode(2.75, forKey: "double")
    }

    #expect(coder.decodeBool(forKey: "flag"))
    #expect(coder.decodeInteger(forKey: "int") == 42)
    #expect(coder.decodeInt32(forKey: "int32") == -7)
    #expect(coder.decodeInt64(forKey: "int64") == .max)
    #expect(coder.decodeFloat(forKey: "float") == 0.5)
    #expect(coder.decodeDouble(forKey: "double") == 2.75)
    #expect(coder.decodeDouble(forKey: "int") == 42)
    #expect(coder.decodeInteger(forKey: "double") == 2)
    #expect(coder.decodeInt32(forKey: "int64") == 0)
    #expect(coder.decodeObject(forKey: "int") as? Int == 42)
    #expect(coder.decodeObject(of: NSNumber.self, forKey: "flag")?.boolValue == true)
    #expect(coder.containsValue(forKey: "flag"))
    #expect(!coder.containsValue(forKey: "none"))
  }

  @Test("values of Foundation types can be decoded", .rule("R-RES-14"))
  func plainValues() throws {
    let date = Date(timeIntervalSinceReferenceDate: 12.5)
    let url = try #require(URL(string: "https://example.org/a?b"))
    let id = UUID()

    #expect(try reread("text") as? String == "text")
    #expect(try reread(NSString("text")) as? String == "text")
    #expect(try reread(Data([1, 2])) as? Data == Data([1, 2]))
    #expect(try reread(date) as? Date == date)
    #expect(try reread(url) as? URL == url)
    #expect(try reread(id) as? UUID == id)
    #expect(try reread(IndexPath(indexes: [2, 5])) as? IndexPath == IndexPath(indexes: [2, 5]))
    #expect(try reread(NSNumber(value: 3)) as? Int == 3)
    #expect(try reread(NSNumber(value: true)) as? Bool == true)
    #expect(try reread(true) as? Bool == true)
    #expect(try reread(NSNull()) is NSNull)
    #expect(try reread(nil) == nil)
  }

  @Test("nested lists, sets and dictionaries can be decoded", .rule("R-RES-14"))
  func collections() throws {
    let nested: [String: Any] = ["rows": [1, 2, 3], "names": ["a": Data()], "none": [Int]()]

    let copy = try #require(try reread(nested) as? [String: Any])

    #expect(copy["rows"] as? [Int] == [1, 2, 3])
    #expect(copy["names"] as? [String: Data] == ["a": Data()])
    #expect((copy["none"] as? [Any])?.isEmpty == true)
    #expect(try reread(Set(["a", "b"])) as? Set<String> == ["a", "b"])
    #expect(try reread(NSArray(array: ["a"])) as? [String] == ["a"])
    #expect(
      try reread([IndexPath(indexes: [0, 1])]) as? [IndexPath] == [IndexPath(indexes: [0, 1])]
    )
  }

  @Test("a value of another type is decoded as missing", .rule("R-RES-14"))
  func otherKind() throws {
    let coder = try reread { $0.encode("text", forKey: "text") }

    #expect(!coder.decodeBool(forKey: "text"))
    #expect(coder.decodeInteger(forKey: "text") == 0)
    #expect(coder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
    #expect(coder.decodeObject(of: Note.self, forKey: "text") == nil)
  }

  @Test("objects are decoded as the requested class", .rule("R-RES-16"))
  func objects() throws {
    let coder = try reread {
      $0.encode(Note("a", next: Note("b")), forKey: "note")
      $0.encode([Note("c"), Note("d")], forKey: "notes")
      $0.encode(UIColor.red, forKey: "color")
    }

    let note = coder.decodeObject(of: Note.self, forKey: "note")
    let notes = coder.decodeObject(of: [NSArray.self, Note.self], forKey: "notes") as? [Note]

    #expect(note?.text == "a")
    #expect(note?.next?.text == "b")
    #expect(notes?.map(\.text) == ["c", "d"])
    #expect(coder.decodeObject(of: UIColor.self, forKey: "color") == .red)
  }

  @Test("no object is created of a class that was not requested", .rule("R-RES-16", "R-RES-43"))
  func wrongClasses() throws {
    let coder = try reread { $0.encode(Brittle(), forKey: "brittle") }
    let foreign = StateCoder([
      "gone": .object(className: "App.Gone", values: [:]),
      "process": .object(className: "NSProcess", values: [:]),
      "torn": .object(className: Foundation.NSStringFromClass(Note.self), values: [:]),
    ])

    let messages = warnings {
      #expect(coder.decodeObject(forKey: "brittle") == nil)
      #expect(coder.decodeObject(of: Note.self, forKey: "brittle") == nil)
      for key in ["gone", "process", "torn"] {
        #expect(foreign.decodeObject(of: Note.self, forKey: key) == nil)
        #expect(foreign.decodeObject(of: [NSArray.self], forKey: key) == nil)
      }
    }

    #expect(messages.count == 5)
  }

  @Test(
    "values that cannot be saved are skipped with a warning, and all others are saved",
    .rule("R-RES-14")
  )
  func refused() throws {
    struct Point { var x = 1 }
    let loop = Note("a")
    loop.next = loop
    defer { loop.next = nil }

    var coder = StateCoder()
    let messages = try warnings {
      coder = try reread {
        $0.encode(Point(), forKey: "struct")
        $0.encode(NSObject(), forKey: "object")
        $0.encode(UIView(), forKey: "view")
        $0.encode(UIViewController(), forKey: "controller")
        $0.encode(["a": Point(), "b": 1] as [String: Any], forKey: "some")
        $0.encode(loop, forKey: "loop")
      }
    }

    #expect(messages.count == 6)
    for key in ["struct", "object", "view", "controller"] {
      #expect(!coder.containsValue(forKey: key))
    }
    #expect((coder.decodeObject(forKey: "some") as? [String: Int]) == ["b": 1])
    #expect(coder.decodeObject(of: Note.self, forKey: "loop")?.next == nil)
  }

  @Test("a long chain of objects is saved to the depth that can be read", .rule("R-RES-14"))
  func longChain() throws {
    let chain = (0..<1000).reduce(Note("end")) { Note("\($1)", next: $0) }

    let copy = try reread { $0.encode(chain, forKey: "chain") }.decodeObject(
      of: Note.self,
      forKey: "chain"
    )

    #expect(copy?.text == "999")
  }

  @Test("the coder is keyed and secure, and reports errors instead of trapping", .rule("R-RES-16"))
  func nature() {
    let coder = StateCoder()

    #expect(coder.allowsKeyedCoding)
    #expect(coder.requiresSecureCoding)
    #expect(coder.decodingFailurePolicy == .setErrorAndReturn)
    #expect(coder.error == nil)
  }
}
