import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Pointer interactions", .releasesEverything)
struct PointerInteractionTests {
  private let stage = SimulatorStage(on: .iPadPro11)
  private var phone: Simulator { stage.phone }
  private let page = UIViewController()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  private let delegate = RecordingPointerDelegate()

  init() {
    page.view.backgroundColor = .systemBackground
    page.view.addSubview(view)
    stage.show(page)
  }

  @Test("fields, texts and links have their own pointers", .rule("R-PTR-6"))
  func texts() {
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    field.clearButtonMode = .always
    field.text = "Mars"
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
    text.isEditable = false
    text.attributedText = NSAttributedString(
      string: "Read more",
      attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)]
    )
    page.view.addSubview(field)
    page.view.addSubview(text)
    phone.advance(by: 0.1)
    #expect(phone.pointer == .arrow)
    phone.hover(at: CGPoint(x: 50, y: 320))
    #expect(phone.pointer == .verticalBeam)
    phone.hover(at: CGPoint(x: 190, y: 320))
    #expect(phone.pointer == .arrow)
    phone.hover(at: CGPoint(x: 30, y: 418))
    #expect(phone.pointer == .link)
    phone.hover(at: CGPoint(x: 100, y: 480))
    #expect(phone.pointer == .verticalBeam)
    text.isSelectable = false
    phone.hover(at: CGPoint(x: 101, y: 480))
    #expect(phone.pointer == .arrow)
    field.isEnabled = false
    phone.hover(at: CGPoint(x: 50, y: 320))
    #expect(phone.pointer == .arrow)
    phone.endHover()
    #expect(phone.pointer == .arrow)
  }

  @Test("the pointer is that of the front view with an interaction", .rule("R-PTR-1", "R-PTR-4"))
  func nesting() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(inner)
    let outside = RecordingPointerDelegate()
    outside.style = UIPointerStyle(shape: .horizontalBeam(length: 20))
    delegate.style = .hidden()
    view.addInteraction(UIPointerInteraction(delegate: outside))
    inner.addInteraction(UIPointerInteraction(delegate: delegate))
    phone.hover(at: CGPoint(x: 110, y: 110))
    #expect(phone.pointer == .hidden)
    phone.hover(at: CGPoint(x: 200, y: 150))
    #expect(phone.pointer == .horizontalBeam)
    phone.hover(at: CGPoint(x: 20, y: 20))
    #expect(phone.pointer == .arrow)
    #expect(delegate.journal == ["enter whole", "exit whole"])
    #expect(outside.journal == ["enter whole", "exit whole"])
    delegate.style = .system()
    phone.hover(at: CGPoint(x: 110, y: 110))
    #expect(phone.pointer == .arrow)
    #expect(outside.journal.count == 2)
  }

  @Test("a delegate divides a view into regions", .rule("R-PTR-2", "R-PTR-3"))
  func regions() {
    delegate.region = { point, whole in
      guard point.y < 80 else { return nil }
      let half = CGRect(x: point.x < 100 ? 0 : 100, y: 0, width: 100, height: 80)
      return UIPointerRegion(rect: half, identifier: point.x < 100 ? "left" : "right")
    }
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    for x in [110, 120, 220, 230] { phone.hover(at: CGPoint(x: x, y: 110)) }
    #expect(delegate.journal == ["enter left", "exit left", "enter right"])
    phone.hover(at: CGPoint(x: 230, y: 190))
    #expect(delegate.journal.last == "exit right")
    phone.hover(at: CGPoint(x: 110, y: 110))
    interaction.isEnabled = false
    #expect(delegate.journal.last == "exit left")
    phone.hover(at: CGPoint(x: 120, y: 110))
    #expect(delegate.journal.last == "exit left")
    #expect(
      UIPointerRegion(rect: .zero, identifier: 1) == UIPointerRegion(rect: .zero, identifier: 1)
    )
    #expect(UIPointerRegion(rect: .zero, identifier: 1) != UIPointerRegion(rect: .zero))
  }

  @Test("an interaction asks again for the style when it is invalidated", .rule("R-PTR-2"))
  func invalidating() {
    delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    phone.hover(at: CGPoint(x: 110, y: 110))
    delegate.style = .hidden()
    interaction.invalidate()
    phone.hover(at: CGPoint(x: 111, y: 110))
    #expect(phone.pointer == .hidden)
    #expect(delegate.journal == ["enter whole"])
  }

  @Test("an interaction knows its view, also when it moves to another one", .rule("R-PTR-2"))
  func moving() {
    let interaction = UIPointerInteraction(delegate: delegate)
    let toolTip = UIToolTipInteraction(defaultToolTip: "Here")
    view.addInteraction(interaction)
    view.addInteraction(toolTip)
    #expect(interaction.view === view && toolTip.view === view)
    #expect(interaction.delegate === delegate)
    phone.hover(at: CGPoint(x: 110, y: 110))
    interaction.willMove(to: nil)
    #expect(delegate.journal == ["enter whole", "exit whole"])
    page.view.addInteraction(interaction)
    #expect(interaction.view === page.view)
    #expect(view.interactions.count == 1)
    toolTip.willMove(to: nil)
    toolTip.didMove(to: nil)
    interaction.didMove(to: nil)
    #expect(interaction.view == nil && toolTip.view == nil)
  }

  @Test("animations of the delegate run with the effect")
  func animations() {
    delegate.animations = { [view] in view.alpha = 0.5 }
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    phone.hover(at: CGPoint(x: 110, y: 110))
    #expect(view.alpha == 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    #expect(delegate.completions == 0)
    phone.advance(by: 0.3)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(delegate.completions == 1)
  }

  @Test("a highlight appears behind the view and disappears", .rule("R-PTR-5"))
  func highlight() throws {
    delegate.style = UIPointerStyle(
      effect: .highlight(UITargetedPreview(view: view)),
      shape: .roundedRect(CGRect(x: 90, y: 90, width: 220, height: 120), radius: 12)
    )
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    phone.hover(at: CGPoint(x: 110, y: 110))
    phone.advance(by: 0.3)
    let platter = try #require(page.view.subviews.first)
    #expect(platter !== view)
    #expect(platter.frame == CGRect(x: 90, y: 90, width: 220, height: 120))
    #expect(platter.layer.cornerRadius == 12)
    #expect(platter.backgroundColor == .tertiarySystemFill)
    phone.hover(at: CGPoint(x: 20, y: 20))
    phone.advance(by: 0.3)
    #expect(page.view.subviews == [view])
  }

  @Test("a lifted view grows and casts a shadow, and keeps its own values", .rule("R-PTR-5"))
  func lift() throws {
    delegate.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    phone.hover(at: CGPoint(x: 110, y: 110))
    phone.advance(by: 0.3)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.transform.m11 - 1.04) < 0.001)
    #expect(shown.shadowOpacity == 0.2)
    #expect(view.transform == .identity)
    #expect(view.layer.shadowOpacity == 0)
    phone.endHover()
    phone.advance(by: 0.3)
    #expect(view.layer.presentation()?.transform.m11 == 1)
  }

  @Test("a hover effect tints the view", .rule("R-PTR-5"))
  func hover() throws {
    let preview = UITargetedPreview(view: view)
    delegate.style = UIPointerStyle(
      effect: .hover(preview, preferredTintMode: .overlay, prefersScaledContent: false)
    )
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    phone.hover(at: CGPoint(x: 110, y: 110))
    let tint = try #require(view.subviews.first)
    #expect(tint.frame == view.bounds)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(UIPointerEffect.automatic(preview).preview === preview)
    view.removeInteraction(try #require(view.interactions.first))
    phone.advance(by: 0.3)
    #expect(view.subviews.isEmpty)
  }

  @Test("buttons are highlighted on request, with a style of their own", .rule("R-PTR-7"))
  func buttons() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    page.view.addSubview(button)
    let count = page.view.subviews.count
    phone.hover(at: CGPoint(x: 110, y: 310))
    #expect(page.view.subviews.count == count)
    button.isPointerInteractionEnabled = true
    phone.hover(at: CGPoint(x: 111, y: 310))
    #expect(page.view.subviews.count == count + 1)
    phone.endHover()
    phone.advance(by: 0.3)
    #expect(page.view.subviews.count == count)
    var frames: [CGRect] = []
    button.pointerStyleProvider = { _, _, shape in
      if let platter = shape.platter { frames.append(platter.rect) }
      return .hidden()
    }
    phone.hover(at: CGPoint(x: 110, y: 310))
    #expect(phone.pointer == .hidden)
    #expect(frames == [button.frame])
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }
}

private final class RecordingPointerDelegate: NSObject, UIPointerInteractionDelegate {
  var style: UIPointerStyle?
  var region: ((CGPoint, UIPointerRegion) -> UIPointerRegion?)?
  var animations: (() -> Void)?
  private(set) var journal: [String] = []
  private(set) var completions = 0

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let region else { return defaultRegion }
    return region(request.location, defaultRegion)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    journal.append("enter \(name(region))")
    guard let animations else { return }
    animator.addAnimations(animations)
    animator.addCompletion { [weak self] in if $0 { self?.completions += 1 } }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { journal.append("exit \(name(region))") }

  private func name(_ region: UIPointerRegion) -> String {
    region.identifier.map { "\($0.base)" } ?? "whole"
  }
}
