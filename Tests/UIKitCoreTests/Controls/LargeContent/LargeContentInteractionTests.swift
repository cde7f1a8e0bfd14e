import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UILargeContentViewerInteraction", .serialized) @MainActor
struct LargeContentInteractionTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let button = UIButton(type: .system)

  /// Shows a page with a button at (100, 100), at a text size for low vision.
  init() {
    phone.window.rootViewController = page
    button.frame = CGRect(x: 100, y: 100, width: 60, height: 44)
    button.setTitle("Play", for: .normal)
    button.showsLargeContentViewer = true
    page.view.addSubview(button)
    phone.textScale = 2
  }

  private func hold(at point: CGPoint = CGPoint(x: 120, y: 120)) {
    phone.press(at: point)
    phone.advance(by: 1)
  }

  private var panel: LargeContentPanel? {
    phone.window.subviews.last { $0 is LargeContentPanel } as? LargeContentPanel
  }

  // MARK: Values

  @Test(
    "views have no large content, buttons have their title and image",
    .defaults(
      "UIView.showsLargeContentViewer",
      "UIView.largeContentTitle",
      "UIView.largeContentImage",
      "UIView.scalesLargeContentImage",
      "UIView.largeContentImageInsets",
      "UIView.interactions"
    )
  )
  func defaults() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer)
    #expect(view.largeContentTitle == nil)
    #expect(view.largeContentImage == nil)
    #expect(!view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets == .zero)
    #expect(view.interactions.isEmpty)

    let star = UIImage(systemName: "star")
    button.setImage(star, for: .normal)
    #expect(button.largeContentTitle == "Play")
    #expect(button.largeContentImage === star)
    button.largeContentTitle = "Play all"
    #expect(button.largeContentTitle == "Play all")
  }

  @Test(
    "an interaction belongs to one view at a time",
    .member("UIView.interactions", "UIView.addInteraction", "UIView.removeInteraction")
  )
  func adding() {
    let interaction = RecordingInteraction()
    let (first, second) = (UIView(), UIView())

    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    first.removeInteraction(interaction)
    second.interactions = []
    #expect(interaction.view == nil)
    #expect(
      interaction.journal.lines == [
        "will 1", "did 1", "will nil", "did nil", "will 2", "did 2", "will nil", "did nil",
      ]
    )
  }

  @Test(
    "the viewer is enabled at text sizes for low vision, and changes are posted",
    .rule("R-AX-7"),
    .member(
      "UILargeContentViewerInteraction.isEnabled",
      "UILargeContentViewerInteraction.enabledStatusDidChangeNotification"
    )
  )
  func enabled() {
    let count = NotificationCount(
      UILargeContentViewerInteraction.enabledStatusDidChangeNotification
    )
    phone.advance(by: 0.1)
    #expect(UILargeContentViewerInteraction.isEnabled)

    phone.textScale = 3
    #expect(count.value == 0)
    phone.textScale = 1
    #expect(!UILargeContentViewerInteraction.isEnabled)
    #expect(count.value == 1)
  }

  // MARK: Without a delegate

  @Test(
    "a long press shows the view, and lifting the finger presses a control",
    .member(
      "UILargeContentViewerInteraction.init",
      "UILargeContentViewerInteraction.view",
      "UIView.showsLargeContentViewer"
    )
  )
  func press() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let interaction = UILargeContentViewerInteraction()
    page.view.addInteraction(interaction)
    #expect(interaction.view === page.view)
    #expect(interaction.delegate == nil)

    hold()
    #expect(try #require(panel).label.text == "Play")
    phone.lift()
    #expect(presses == 1)

    button.showsLargeContentViewer = false
    phone.advance(by: 1)
    hold()
    #expect(panel == nil)
    phone.lift()
  }

  @Test(
    "insets move the image, which keeps its size unless it is to be scaled",
    .member(
      "UIView.largeContentImage",
      "UIView.largeContentImageInsets",
      "UIView.scalesLargeContentImage",
      "UIView.largeContentTitle"
    )
  )
  func image() throws {
    button.largeContentImage = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30)) }
    button.largeContentTitle = nil
    button.setTitle(nil, for: .normal)
    page.view.addInteraction(UILargeContentViewerInteraction())

    hold()
    #expect(try #require(panel).imageView.frame == CGRect(x: 115, y: 115, width: 30, height: 30))
    phone.lift()
    phone.advance(by: 1)

    button.scalesLargeContentImage = true
    button.largeContentImageInsets = UIEdgeInsets(top: -10, left: 0, bottom: 10, right: 0)
    hold()
    #expect(try #require(panel).imageView.frame == CGRect(x: 75, y: 65, width: 110, height: 110))
    phone.lift()
    phone.advance(by: 1)

    button.largeContentImageInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    hold()
    #expect(try #require(panel).imageView.frame == CGRect(x: 75, y: 75, width: 110, height: 110))
    phone.lift()
  }

  @Test(
    "another recognizer can require the viewer's recognizer to fail",
    .member("UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship")
  )
  func exclusion() {
    let interaction = UILargeContentViewerInteraction()
    page.view.addInteraction(interaction)
    let other = UILongPressGestureRecognizer()
    other.minimumPressDuration = 0.2
    other.require(toFail: interaction.gestureRecognizerForExclusionRelationship)
    page.view.addGestureRecognizer(other)

    hold()
    #expect(panel != nil)
    #expect(other.state == .failed || other.state == .possible)
    phone.lift()
  }

  // MARK: With a delegate

  @Test(
    "a delegate provides the items and is called with the one that was used",
    .member(
      "UILargeContentViewerInteraction.delegate",
      "UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:didEndOn:at:)",
      "UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:itemAt:)"
    )
  )
  func delegate() throws {
    let delegate = TwoHalves()
    page.view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))

    hold(at: CGPoint(x: 50, y: 400))
    #expect(try #require(panel).label.text == "Left")
    phone.slide(to: CGPoint(x: 300, y: 400))
    #expect(try #require(panel).label.text == "Right")
    phone.lift()

    #expect(delegate.uses == ["Right at 300"])
  }

  @Test(
    "the panel is centered in the view controller that the delegate returns",
    .rule("R-AX-13"),
    .member("UILargeContentViewerInteractionDelegate.viewController")
  )
  func controller() throws {
    let delegate = TwoHalves()
    let child = UIViewController()
    page.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 400)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    page.view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))

    hold(at: CGPoint(x: 50, y: 300))
    #expect(abs(try #require(panel).effectView.frame.midY - 426) <= 0.5)
    phone.lift()
    phone.advance(by: 1)

    delegate.controller = child
    hold(at: CGPoint(x: 50, y: 300))
    #expect(abs(try #require(panel).effectView.frame.midY - 600) <= 0.5)
    phone.lift()
  }

  @Test("the interaction is released with its view")
  func release() {
    expectReleased {
      let interaction = UILargeContentViewerInteraction()
      page.view.addInteraction(interaction)
      hold()
      phone.lift()
      page.view.removeInteraction(interaction)
      phone.advance(by: 1)
      return [interaction]
    }
  }
}

private final class RecordingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  let journal = Journal()
  private var names: [ObjectIdentifier: Int] = [:]

  func willMove(to view: UIView?) { journal.record("will " + name(of: view)) }

  func didMove(to view: UIView?) {
    self.view = view
    journal.record("did " + name(of: view))
  }

  private func name(of view: UIView?) -> String {
    guard let view else { return "nil" }
    let number = names[ObjectIdentifier(view)] ?? names.count + 1
    names[ObjectIdentifier(view)] = number
    return "\(number)"
  }
}

/// A delegate with two items that are not views: the halves of the page.
private final class TwoHalves: NSObject, UILargeContentViewerInteractionDelegate {
  final class Half: NSObject, UILargeContentViewerItem {
    let showsLargeContentViewer = true
    let largeContentTitle: String?
    let largeContentImage: UIImage? = nil
    let scalesLargeContentImage = false
    let largeContentImageInsets = UIEdgeInsets.zero

    init(_ title: String) { largeContentTitle = title }
  }

  private let halves = [Half("Left"), Half("Right")]
  var uses: [String] = []
  var controller: UIViewController?

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: UILargeContentViewerItem?,
    at point: CGPoint
  ) { uses.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x))") }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> UILargeContentViewerItem? { halves[point.x < 196 ? 0 : 1] }

  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    controller ?? UIViewController()
  }
}
