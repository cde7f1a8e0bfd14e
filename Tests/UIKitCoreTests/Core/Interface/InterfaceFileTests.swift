import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: files for a kind of device", .releasesEverything, .rule("R-IB-4"))
struct InterfaceFileTests {
  /// A folder with files that is removed at the end of a test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func storyboard(_ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes>\(InterfaceFiles.scene("a", attributes: "title=\"\(title)\"", view: InterfaceFiles.view()))</scenes></document>
    """
  }

  private func title(_ name: String, in folder: Folder, on device: Device) throws -> String? {
    let phone = Simulator(device)
    let bundle = try #require(Bundle(path: folder.url.path))
    let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    return withExtendedLifetime(phone) { controller?.title }
  }

  @Test("a storyboard for the kind of device comes before the one for all devices")
  func idioms() throws {
    let folder = try Folder([
      "Main.storyboard": storyboard("All"), "Main~ipad.storyboard": storyboard("Pad"),
      "Base.lproj/List.storyboard": storyboard("All"),
      "Base.lproj/List~iphone.storyboard": storyboard("Phone"),
    ])

    #expect(try title("Main", in: folder, on: .iPadPro11) == "Pad")
    #expect(try title("Main", in: folder, on: .iPhone15) == "All")
    #expect(try title("List", in: folder, on: .iPadPro11) == "All")
    #expect(try title("List", in: folder, on: .iPhone15) == "Phone")
  }

  @Test("a storyboard can exist for one kind of device only")
  func onlyOne() throws {
    let folder = try Folder(["Main~ipad.storyboard": storyboard("Pad")])
    let bundle = try #require(Bundle(path: folder.url.path))

    #expect(try title("Main", in: folder, on: .iPadPro11) == "Pad")
    let phone = Simulator(.iPhone15)
    let found = try InterfaceFile.document(named: "Main", kind: .storyboard, in: bundle)
    withExtendedLifetime(phone) { #expect(found == nil) }
  }

  @Test("the nib of a class is that of the kind of device")
  func nibs() throws {
    func nib(_ text: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v"><subviews><label text="\(text)" id="l"/></subviews></view>
      </objects></document>
      """
    }
    let root = try #require(Bundle.main.resourceURL)
    let files = ["IdiomPage.xib": "All", "IdiomPage~ipad.xib": "Pad"]
    for (name, text) in files {
      try Data(nib(text).utf8).write(to: root.appendingPathComponent(name))
    }
    defer {
      for name in files.keys {
        try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
      }
    }
    func text(_ device: Device) -> String? {
      let phone = Simulator(device)
      let label = IdiomPageController().view.subviews.first as? UILabel
      return withExtendedLifetime(phone) { label?.text }
    }

    #expect(text(.iPhone15) == "All")
    #expect(text(.iPadPro11) == "Pad")
  }
}

private final class IdiomPageController: UIViewController {}
