import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Views: snapshots", .releasesEverything) struct SnapshotViewTests {
  private let stage = SimulatorStage()
  private let box = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
  private let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    stage.show(UIViewController())
    box.backgroundColor = .red
    dot.backgroundColor = .blue
    box.addSubview(dot)
  }

  private var page: UIView { stage.phone.window.rootViewController?.view ?? UIView() }

  /// Adds a snapshot below the box and returns it.
  private func show(_ snapshot: UIView?) throws -> UIView {
    let snapshot = try #require(snapshot)
    snapshot.frame.origin = CGPoint(x: 50, y: 400)
    page.addSubview(snapshot)
    return snapshot
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    stage.phone.color(at: CGPoint(x: x, y: y))
  }

  @Test("a snapshot looks like the view and does not change with it", .rule("R-VIEW-1"))
  func copy() throws {
    page.addSubview(box)
    stage.rest()
    box.transform = CGAffineTransform(rotationAngle: 1)
    box.alpha = 0.5
    let snapshot = try show(box.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.size == CGSize(width: 100, height: 100))
    box.backgroundColor = .green
    dot.removeFromSuperview()
    #expect(color(60, 480) == [255, 0, 0])
    #expect(color(70, 420) == [0, 0, 255])
    #expect(snapshot.subviews.isEmpty)
  }

  @Test("a snapshot is clipped to the bounds of the view", .rule("R-VIEW-1"))
  func clipped() throws {
    page.addSubview(box)
    dot.frame.origin = CGPoint(x: 95, y: 95)
    _ = try show(box.snapshotView(afterScreenUpdates: true))
    #expect(color(148, 498) == [0, 0, 255])
    #expect(color(153, 498) == color(300, 700))
  }

  @Test("pending changes are included on request", .rule("R-VIEW-2", "R-VIEW-3"))
  func updates() throws {
    page.addSubview(box)
    stage.rest()
    box.backgroundColor = .green
    let old = try show(box.snapshotView(afterScreenUpdates: false))
    #expect(color(60, 480) == [255, 0, 0])
    old.removeFromSuperview()
    box.backgroundColor = .blue
    _ = try show(box.snapshotView(afterScreenUpdates: true))
    #expect(color(60, 480) == [0, 0, 255])
  }

  @Test("a view that was never drawn has an empty snapshot", .rule("R-VIEW-3"))
  func neverDrawn() throws {
    let empty = try show(box.snapshotView(afterScreenUpdates: false))
    #expect(empty.bounds.size == box.bounds.size)
    #expect(color(60, 480) == color(300, 700))
    empty.removeFromSuperview()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "MMMMM"
    label.textColor = .red
    _ = try show(label.snapshotView(afterScreenUpdates: true))
    let row = stride(from: 50, to: 130, by: 1.0).map { color($0, 415) }
    #expect(row.contains([255, 0, 0]))
  }

  @Test("a resizable snapshot keeps the size of its edges", .rule("R-VIEW-4"))
  func resizable() throws {
    box.frame.size = CGSize(width: 60, height: 60)
    dot.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    page.addSubview(box)
    let caps = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    func snapshot(_ caps: UIEdgeInsets) throws -> UIView {
      let view = try show(
        box.resizableSnapshotView(
          from: box.bounds,
          afterScreenUpdates: true,
          withCapInsets: caps
        )
      )
      view.frame = CGRect(x: 50, y: 400, width: 240, height: 60)
      return view
    }
    let capped = try snapshot(caps)
    #expect(color(65, 430) == [0, 0, 255])
    #expect(color(75, 430) == [255, 0, 0])
    capped.removeFromSuperview()
    _ = try snapshot(.zero)
    #expect(color(125, 430) == [0, 0, 255])
    #expect(color(135, 430) == [255, 0, 0])

    #expect(
      NineSlices(part: CGRect(x: 0, y: 0, width: 60, height: 60), caps: caps)
        .frames(in: CGRect(x: 0, y: 0, width: 20, height: 60)).map(\.width)
        == [10, 0, 10, 10, 0, 10, 10, 0, 10]
    )
  }

  @Test("a part of a view", .rule("R-VIEW-4"))
  func part() throws {
    page.addSubview(box)
    let snapshot = try show(
      box.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 20, height: 20),
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    )
    #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
    #expect(color(55, 405) == [255, 0, 0])
    #expect(color(65, 415) == [0, 0, 255])
  }

  @Test("a view draws its hierarchy into an image", .rule("R-VIEW-5"))
  func hierarchy() {
    page.addSubview(box)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 50, height: 50)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      #expect(
        box.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
      )
    }
    #expect(image.color(at: CGPoint(x: 10, y: 10)) == [0, 0, 255])
    #expect(image.color(at: CGPoint(x: 30, y: 30)) == [255, 0, 0])
    #expect(!box.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test("layers render what was not displayed yet", .rule("R-VIEW-7"))
  func rendering() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "MMM"
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { context in
      label.layer.render(in: context.cgContext)
    }
    #expect(image.inkedPixels > 50)
  }

  @Test("a snapshot of the screen contains the windows", .rule("R-VIEW-6"))
  func screen() throws {
    page.addSubview(box)
    let snapshot = stage.phone.window.screen.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.bounds == stage.phone.window.bounds)
    snapshot.frame.origin.y = 300
    page.addSubview(snapshot)
    #expect(color(60, 490) == [255, 0, 0])
  }
}

@MainActor @Suite("Views: transitions", .releasesEverything) struct ViewTransitionTests {
  private let stage = SimulatorStage()
  private let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))

  init() {
    stage.show(UIViewController())
    stage.phone.window.rootViewController?.view.addSubview(card)
    card.backgroundColor = .red
    stage.rest()
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    stage.phone.color(at: CGPoint(x: x, y: y))
  }

  private func turn(_ options: UIView.AnimationOptions) {
    UIView.transition(
      with: card,
      duration: 1,
      options: [options, .curveLinear],
      animations: { card.backgroundColor = .blue }
    )
  }

  @Test(
    "a flip shows the old content and then the new one, in perspective",
    .rule("R-VIEW-20")
  )
  func flip() {
    let background = color(50, 300)
    turn(.transitionFlipFromLeft)
    stage.advance(by: 0.3)
    #expect(color(200, 300) == [255, 0, 0])
    #expect(color(105, 300) == background)
    // The left side is nearer, so it is taller than the right side.
    #expect(color(150, 196) == [255, 0, 0])
    #expect(color(245, 203) == background)
    stage.advance(by: 0.4)
    #expect(color(200, 300) == [0, 0, 255])
    #expect(color(105, 300) == background)
    #expect(color(250, 196) == [0, 0, 255])
    stage.rest()
    #expect(color(105, 205) == [0, 0, 255])
  }

  @Test("flips from the other sides", .rule("R-VIEW-20"))
  func otherFlips() {
    turn(.transitionFlipFromRight)
    stage.advance(by: 0.3)
    #expect(color(250, 196) == [255, 0, 0])
    stage.rest()
    card.backgroundColor = .red
    stage.rest()
    turn(.transitionFlipFromTop)
    stage.advance(by: 0.3)
    #expect(color(96, 250) == [255, 0, 0])
    stage.rest()
    card.backgroundColor = .red
    stage.rest()
    turn(.transitionFlipFromBottom)
    stage.advance(by: 0.3)
    #expect(color(96, 350) == [255, 0, 0])
  }

  @Test("curls slide up and down", .rule("R-VIEW-21"))
  func curls() {
    turn(.transitionCurlUp)
    stage.advance(by: 0.5)
    #expect(color(200, 250) == [255, 0, 0])
    #expect(color(200, 350) == [0, 0, 255])
    stage.rest()
    card.backgroundColor = .red
    stage.rest()
    turn(.transitionCurlDown)
    stage.advance(by: 0.5)
    #expect(color(200, 250) == [0, 0, 255])
    #expect(color(200, 350) == [255, 0, 0])
  }

  @Test("a view is replaced with a flip", .rule("R-VIEW-20"))
  func replacement() throws {
    let parent = try #require(card.superview)
    let other = UIView(frame: card.frame)
    other.backgroundColor = .green
    var result: Bool?
    UIView.transition(
      from: card,
      to: other,
      duration: 0.4,
      options: .transitionFlipFromRight,
      completion: { result = $0 }
    )
    #expect(other.superview === parent && card.superview == nil)
    stage.rest()
    #expect(result == true)
    #expect(color(200, 300) == [0, 255, 0])
  }

  @Test("a presentation flips the window", .rule("R-PRE-44"))
  func presentation() throws {
    let root = try #require(stage.phone.window.rootViewController)
    let other = UIViewController()
    other.view.backgroundColor = .green
    other.modalPresentationStyle = .fullScreen
    other.modalTransitionStyle = .flipHorizontal
    var isPresented = false
    root.present(other, animated: true) { isPresented = true }
    stage.advance(by: 0.1)
    #expect(color(200, 300) == [255, 0, 0])
    stage.rest()
    #expect(isPresented)
    #expect(color(200, 300) == [0, 255, 0])
    root.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(color(200, 300) == [0, 255, 0])
    stage.rest()
    #expect(color(200, 300) == [255, 0, 0])
    #expect(root.presentedViewController == nil)
    #expect(other.view.alpha == 1)
  }
}
