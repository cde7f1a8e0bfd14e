import Foundation
import Testing

@testable import PortKit

/// A folder for one test.
private final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "port-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func names(_ folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()) ?? []
  }

  /// Runs the command and returns its status and report.
  func run(_ words: String...) throws -> (status: Int32, lines: [String]) {
    var lines: [String] = []
    let full = words.map { $0.hasPrefix("-") ? $0 : path + "/" + $0 }
    let status = PortCommand(try Arguments(full)) { lines.append($0) }.run()
    return (status, lines)
  }
}

@Suite struct CommandTests {
  private static let page =
    "import UIKit\nclass Page: UIViewController {\n  @objc func tap() {}\n}\n"
  private static let portedPage = page.replacing("@objc", with: "     ")

  @Test func copiesAreWrittenWithOtherFiles() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Pages/Page.swift")
    try scratch.write("{}", to: "App/Assets/a.json")
    try scratch.write("// swift-tools-version: 6.1\n@objc", to: "App/Package.swift")
    try scratch.write("x", to: "App/.git/config")

    let result = try scratch.run("App", "--output", "Copy")

    #expect(result.status == 0)
    #expect(scratch.read("Copy/Pages/Page.swift") == Self.portedPage)
    #expect(scratch.read("Copy/Assets/a.json") == "{}")
    #expect(scratch.read("Copy/Package.swift") == "// swift-tools-version: 6.1\n@objc")
    #expect(scratch.names("Copy") == [".tabbarkit-port", "Assets", "Package.swift", "Pages"])
    #expect(scratch.read("App/Pages/Page.swift") == Self.page)
    #expect(
      result.lines.contains(
        "\(scratch.path)/App/Pages/Page.swift:3: note: @objc removed: Swift on Linux has no Objective-C"
      )
    )
    #expect(result.lines.last == "1 files, 1 changed, 1 changes, 0 warnings")
  }

  @Test func severalSourcesAreWrittenUnderTheirNames() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "One/Page.swift")
    try scratch.write("let two = 2\n", to: "Two.swift")

    let result = try scratch.run("One", "Two.swift", "--output", "Copy")

    #expect(result.status == 0)
    #expect(scratch.read("Copy/One/Page.swift") == Self.portedPage)
    #expect(scratch.read("Copy/Two.swift") == "let two = 2\n")
  }

  @Test func aFormerOutputIsReplaced() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")
    try scratch.write("let old = 1\n", to: "App/Old.swift")
    _ = try scratch.run("App", "--output", "Copy")
    try FileManager.default.removeItem(atPath: scratch.path + "/App/Old.swift")
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date],
      ofItemAtPath: scratch.path + "/Copy/Page.swift"
    )

    let result = try scratch.run("App", "--output", "Copy")

    #expect(result.status == 0)
    #expect(scratch.names("Copy") == [".tabbarkit-port", "Page.swift"])
    #expect(scratch.names() == ["App", "Copy"])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: scratch.path + "/Copy/Page.swift"
    )
    #expect(attributes[.modificationDate] as? Date == date)
  }

  @Test func aFolderOfOthersIsNotReplaced() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")
    try scratch.write("mine", to: "Copy/notes.txt")

    let result = try scratch.run("App", "--output", "Copy")

    #expect(result.status == 1)
    #expect(result.lines.last?.contains("not written by tabbarkit-port") == true)
    #expect(scratch.names("Copy") == ["notes.txt"])
  }

  @Test func anOutputWithinTheSourcesIsAnError() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")

    #expect(try scratch.run("App", "--output", "App/Copy").status == 1)
    #expect(scratch.names("App") == ["Page.swift"])
  }

  @Test func brokenSourcesWriteNothing() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")
    try scratch.write("import UIKit\nclass Broken {\n  func\n}\n", to: "App/Broken.swift")

    let result = try scratch.run("App", "--output", "Copy")

    #expect(result.status == 1)
    #expect(result.lines.first?.hasPrefix("\(scratch.path)/App/Broken.swift:3: error: ") == true)
    #expect(scratch.names() == ["App"])
  }

  @Test func unreadableSourcesAreErrorsWithALine() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/App",
      withIntermediateDirectories: true
    )
    try Data([0x61, 0x0A, 0x62, 0x0A, 0xFF, 0xFE, 0x0A])
      .write(to: URL(fileURLWithPath: scratch.path + "/App/Latin.swift"))

    let result = try scratch.run("App", "--output", "Copy")
    let missing = try scratch.run("Nothing", "--output", "Copy")

    #expect(result.status == 1)
    #expect(result.lines == ["\(scratch.path)/App/Latin.swift:3: error: the file is not UTF-8"])
    #expect(missing.lines == ["\(scratch.path)/Nothing: error: no such file or folder"])
    #expect(scratch.names() == ["App"])
  }

  @Test func sourcesChangeInPlaceOnRequest() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")

    #expect(try scratch.run("App", "--in-place").status == 0)
    #expect(scratch.read("App/Page.swift") == Self.portedPage)
    #expect(try scratch.run("App", "--in-place", "--check").status == 0)
  }

  @Test func aCheckWritesNothing() throws {
    let scratch = try Scratch()
    try scratch.write(Self.page, to: "App/Page.swift")
    try scratch.write(
      "import UIKit\nfunc f(_ k: NSObject.Type) { _ = k.init() }\n",
      to: "Bad.swift"
    )

    let changes = try scratch.run("App", "--check", "--output", "Copy")
    let warnings = try scratch.run("Bad.swift", "--check")

    #expect(changes.status == 1)
    #expect(warnings.status == 1)
    #expect(scratch.names() == ["App", "Bad.swift"])
    #expect(scratch.read("App/Page.swift") == Self.page)
  }

  @Test(arguments: [
    [], ["App"], ["App", "--output"], ["App", "--nothing"],
    ["App", "--in-place", "--output", "Copy"],
  ]) func wrongArgumentsAreErrors(_ words: [String]) {
    #expect(throws: PortError.self) { try Arguments(words) }
  }
}

@Suite struct ProjectTests {
  private func ported(
    _ files: [(path: String, text: String)],
    methods: Bool = false
  ) -> [String: String] {
    var options = PortOptions()
    options.registersMethods = methods
    let outputs = Porter(options: options).port(files)
    return Dictionary(uniqueKeysWithValues: outputs.map { ($0.path, $0.text) })
  }

  @Test func optionalMembersAreFoundAcrossFiles() {
    let files = ported([
      ("P.swift", "@objc protocol P { @objc optional func go() }\n"),
      ("A.swift", "import UIKit\nclass A: NSObject, P { func go() {} }\n"),
      ("B.swift", "import UIKit\nclass B { weak var p: P?; func call() { p?.go?() } }\n"),
    ])

    #expect(files["A.swift"]?.contains("class A: NSObject, P, P_go {") == true)
    #expect(files["B.swift"]?.contains("(p as? P_go)?.go()") == true)
  }

  @Test func overridesAreMovedAcrossFiles() {
    let files = ported([
      ("A.swift", "import UIKit\nclass A: UIView {\n}\n"),
      ("A+Layout.swift", "import UIKit\nextension A { override func layoutSubviews() {} }\n"),
    ])

    #expect(
      files["A.swift"]?.contains(
        "override func layoutSubviews() { layoutSubviewsInAExtension() } }"
      )
        == true
    )
    #expect(files["A+Layout.swift"]?.contains("func layoutSubviewsInAExtension() {}") == true)
  }

  @Test func typesOfOneNameInSeveralTargetsAreKeptApart() {
    let page = "import UIKit\nclass Page: UIView {}\n"
    let layout = "import UIKit\nextension Page { override func layoutSubviews() {} }\n"

    let files = ported([
      ("One/Page.swift", page), ("One/Page+Layout.swift", layout), ("Two/Page.swift", page),
      ("Two/Page+Layout.swift", layout),
    ])

    let expected = "override func layoutSubviews() { layoutSubviewsInPageExtension() } }"
    #expect(files["One/Page.swift"]?.components(separatedBy: expected).count == 2)
    #expect(files["Two/Page.swift"]?.components(separatedBy: expected).count == 2)
  }

  @Test func declarationsOfOtherSourcesAreUsed() {
    let library = """
      import UIKit
      @objc public protocol P { @objc optional func go() }
      open class Base: UIViewController, UITableViewDelegate {}
      extension Base { @objc open func load() {} }
      """
    let text = """
      import UIKit
      class Page: Base, P {
        func go() {}
        override func load() {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func call(_ p: P) { p.go?() }
      }
      """

    let output = Porter().port([("App.swift", text)], context: [("Library.swift", library)])

    #expect(output.map(\.path) == ["App.swift"])
    #expect(output[0].text.contains("class Page: Base, P, P_go {"))
    #expect(output[0].text.contains("(p as? P_go)?.go()"))
    #expect(output[0].text.contains("  override func load() {}"))
    #expect(
      output[0].warnings.map(\.text) == [
        "load() is declared in an extension of Base in other sources; move it to the class there",
        "scrollViewDidScroll(_:) is not called: Base conforms to UIScrollViewDelegate without it;"
          + " declare it in Base and override it here",
      ]
    )
  }

  @Test func methodsAreRegisteredOnRequest() {
    let text = """
      import UIKit
      class Page: UIViewController {
        @IBOutlet weak var label: UILabel!
        @objc dynamic var progress = 0.5
        @IBAction func tap(_ sender: Any) {}
        @objc func go() {}
        @objc func go(to: Int, fast: Bool) {}
        func plain() {}
      }
      public class Other: Page { @objc func run(now: Int) {} }

      """
    let files = ported([("Page.swift", text)], methods: true)

    #expect(
      files["Page.swift"] == """
        import UIKit
        class Page: UIViewController, ObjectiveCMembers {
                    weak var label: UILabel!
                dynamic var progress = 0.5 { willSet { willChangeValue(for: \\.progress) } didSet { didChangeValue(for: \\.progress) } }
          @IBAction func tap(_ sender: Any) {}
                func go() {}
                func go(to: Int, fast: Bool) {}
          func plain() {}
        class var objectiveCMembers: [ObjectiveCMember] { [.property(\\Page.label, "label"), .property(\\Page.progress, "progress"), .method(Page.tap, "tap:"), .method(Page.go as (Page) -> @MainActor () -> Void, "go"), .method(Page.go(to:fast:), "goTo:fast:")] } }
        public class Other: Page {       func run(now: Int) {} ; public override class var objectiveCMembers: [ObjectiveCMember] { super.objectiveCMembers + [.method(Other.run, "runWithNow:")] } }

        """
    )
  }

  @Test func linesEndAsTheyDid() {
    let files = ported([("A.swift", "import UIKit\r\n@objc\r\nclass A: NSObject {}\r\n")])

    #expect(files["A.swift"] == "import UIKit\r\n     \r\nclass A: NSObject {}\r\n")
  }
}
