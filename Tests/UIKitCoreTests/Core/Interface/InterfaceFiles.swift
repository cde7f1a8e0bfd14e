import Foundation
import TestStage

@testable import UIKitCore

/// Interface files as Xcode writes them.
@MainActor enum InterfaceFiles {
  /// Returns a storyboard with scenes.
  static func storyboard(
    _ scenes: String...,
    initial: String? = nil,
    resources: String = "",
    translation: @escaping (String) -> String? = { _ in nil }
  ) throws -> UIStoryboard {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(first)>
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
              \(scenes.joined(separator: "\n"))
          </scenes>
          <resources>\(resources)</resources>
      </document>
      """
    return UIStoryboard(
      try InterfaceDocument(
        Data(text.utf8),
        name: "Test.storyboard",
        bundle: .main,
        translation: translation
      ),
      name: "Test"
    )
  }

  /// Returns a scene with a controller, whose view has contents.
  static func scene(
    _ id: String,
    _ element: String = "viewController",
    attributes: String = "",
    view: String = "",
    more: String = "",
    objects: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)">
        <objects>
            <\(element) storyboardIdentifier="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
                \(view)
                \(more)
            </\(element)>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
            <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
            \(objects)
        </objects>
        <point key="canvasLocation" x="53" y="375"/>
    </scene>
    """
  }

  /// Returns a storyboard with a `PreparingList` of songs, whose cells start a segue to a page.
  static func songs() throws -> UIStoryboard {
    let table = """
      <tableView key="view" style="plain" dataMode="prototypes" id="table">
          <prototypes>
              <tableViewCell reuseIdentifier="song" id="cell">
                  <tableViewCellContentView key="contentView" id="content"/>
                  <connections><segue destination="detail" kind="show" identifier="song" id="s"/></connections>
              </tableViewCell>
          </prototypes>
      </tableView>
      """
    return try storyboard(
      scene(
        "list",
        "tableViewController",
        attributes: "customClass=\"PreparingList\" customModule=\"CoreTests\"",
        view: table
      ),
      scene(
        "detail",
        attributes: "customClass=\"StoryboardPage\" customModule=\"CoreTests\"",
        view: view()
      )
    )
  }

  /// Returns the view of a controller.
  static func view(_ contents: String = "", constraints: String = "") -> String {
    """
    <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(contents)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>\(constraints)</constraints>
    </view>
    """
  }

  /// Returns a nib with objects, whose owner has connections.
  static func nib(_ objects: String, owner connections: String = "") throws -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>\(connections)</connections>
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              \(objects)
          </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }
}

/// A page of a storyboard that records its calls.
final class StoryboardPage: UIViewController, ObjectiveCMembers {
  var label: UILabel?
  var button: UIButton?
  var views: [UIView] = []
  var taps: [String] = []
  var unwound: [String] = []
  var journal = Journal()
  var allows = true
  var name = "page"

  override func awakeFromNib() {
    super.awakeFromNib()
    journal.record("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.record("load \(label?.text ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.record("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded
    journal.record("prepare \(segue.identifier ?? "-") loaded \(isLoaded)")
  }

  func tapped(_ sender: Any) { taps.append("\(type(of: sender))") }
  func unwindHere(_ segue: UIStoryboardSegue) {
    unwound.append("\((segue.source as? StoryboardPage)?.name ?? "?")")
  }

  class var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\StoryboardPage.label, "label"), .property(\StoryboardPage.button, "button"),
      .property(\StoryboardPage.views, "views"), .property(\StoryboardPage.name, "name"),
      .method(StoryboardPage.tapped, "tapped:"), .method(StoryboardPage.unwindHere, "unwindHere:"),
    ]
  }
}

/// A view of an interface file whose initializer uses its frame.
final class CardView: UIView, ObjectiveCMembers {
  var radius: CGFloat = 0
  var title: UILabel?
  var awoke = false
  var frameInInitializer = CGRect.zero
  var subviewsInInitializer = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInitializer = frame
    subviewsInInitializer = subviews.count
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awoke = true
  }

  class var objectiveCMembers: [ObjectiveCMember] {
    [.property(\CardView.radius, "radius"), .property(\CardView.title, "title")]
  }
}

/// A cell of an interface file.
final class SongCell: UITableViewCell, ObjectiveCMembers {
  var songLabel: UILabel?

  class var objectiveCMembers: [ObjectiveCMember] {
    [.property(\SongCell.songLabel, "songLabel")]
  }
}
