import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: rasterized groups")
struct BitmapTests {
  enum Motion: CaseIterable {
    case none, moved, scaled, small, turned, faded, scaledAndFaded, inMovedGroup, tilted
  }

  private static let size = CGSize(width: 400, height: 300)

  @Test(
    "each frame has the same pixels as if it were drawn completely",
    .rule("R-LYR-17"),
    arguments: Motion.allCases,
    1...2
  )
  func completely(motion: Motion, seed: Int) {
    let content = RandomPicture(
      seed: UInt64(seed),
      size: Self.size,
      hasBackdrops: false,
      hasGradients: false
    )
    let picture = Picture(width: 400, height: 300)

    for step in 0..<16 {
      if step % 6 == 5 { content.change() }
      let frame = frame(step, content.node, motion)
      picture.rasterizer.draw(frame)
      #expect(picture.difference(from: Picture(frame, width: 400, height: 300)) == nil, "\(step)")
    }
  }

  private func frame(_ step: Int, _ content: DisplayNode, _ motion: Motion) -> DisplayNode {
    var group = DisplayGroup(children: [content])
    group.rasterizationScale = 1
    let share = CGFloat(step + 1) / 17
    switch motion {
    case .none, .tilted: break
    case .moved, .inMovedGroup:
      group.transform = CGAffineTransform(translationX: CGFloat(step) * 1.3, y: 7)
    case .scaled: group.transform = CGAffineTransform(scaleX: 0.8 + share / 2, y: 1.2 - share / 3)
    case .small: group.transform = CGAffineTransform(scaleX: share / 2, y: share / 2)
    case .turned: group.transform = CGAffineTransform(rotationAngle: share)
    case .faded: group.opacity = share
    case .scaledAndFaded:
      group.transform = CGAffineTransform(translationX: 9.5, y: 4).scaledBy(x: share + 0.8, y: 1.1)
      group.opacity = share
    }
    if motion == .tilted {
      group = DisplayGroup(
        children: [content],
        projection: [1, 0, 0, 0, 1, 0, share / 1_000, 0, 1],
        opacity: share
      )
      group.rasterizationScale = 1
    }
    var container = DisplayGroup(children: [.group(group)])
    if motion == .inMovedGroup {
      let moved = CGAffineTransform(translationX: CGFloat(step), y: CGFloat(step))
      container.transform = moved.scaledBy(x: 0.9, y: 0.9)
    }
    return .group([Self.ground, .group(container)])
  }

  /// A page with rows, which are more nodes than are drawn in each frame below a group that fades.
  private static let ground = DisplayNode.group(
    [.fill(CGRect(origin: .zero, size: size), .white)]
      + (0..<10).map { .fill(CGRect(x: 12, y: $0 * 30, width: 350, height: 9), .blue) }
  )

  @Test("at the scale of the screen the pixels are those without a bitmap", .rule("R-LYR-17"))
  func equalScale() {
    let content = DisplayNode.group([
      .fill(CGRect(x: 10, y: 10, width: 60, height: 40), .red, radii: CornerRadii(9)),
      .fill(CGRect(x: 30.25, y: 20.5, width: 60, height: 40), .blue),
    ])
    var group = DisplayGroup(
      children: [content],
      transform: CGAffineTransform(translationX: 13, y: 5)
    )
    let plain = page(.group(group))
    group.rasterizationScale = 2
    #expect(page(.group(group)).difference(from: plain) == nil)
  }

  @Test("fewer pixels than those of the screen blur the content", .rule("R-LYR-17"))
  func smallerScale() {
    var group = DisplayGroup(children: [.fill(CGRect(x: 10, y: 0, width: 50, height: 100), .red)])
    group.rasterizationScale = 1
    let picture = page(.group(group))

    #expect(picture.color(60, 50) == 0xFF0000)
    let edge = (16...23).map { picture.color($0, 50) & 0xFF }
    #expect(edge.first == 255)
    #expect(edge.last == 0)
    #expect(Set(edge).count > 2, "the edge is interpolated: \(edge)")
  }

  @Test("a group with a filter is not rasterized", .rule("R-LYR-17"))
  func filter() {
    let filter = BackdropFilter(
      rect: CGRect(x: 20, y: 20, width: 60, height: 50),
      blurRadius: 4,
      saturation: 1,
      tint: CGColor(gray: 1, alpha: 0.5),
      intensity: 1
    )
    var group = DisplayGroup(children: [.backdrop(filter)])
    let plain = page(.group(group))
    group.rasterizationScale = 1
    #expect(page(.group(group)).difference(from: plain) == nil)
  }

  @Test(
    "a rasterized group is drawn again where a filter is added or removed",
    .rule("R-LYR-17"),
    arguments: [false, true]
  )
  func changedFilter(isAdded: Bool) {
    func frame(hasFilter: Bool) -> DisplayNode {
      let filter = DisplayNode.backdrop(
        BackdropFilter(
          rect: CGRect(x: 10, y: 30, width: 20, height: 10),
          blurRadius: 3,
          saturation: 1,
          tint: CGColor(gray: 1, alpha: 0.5)
        )
      )
      let mark = DisplayNode.fill(
        CGRect(x: 5.3, y: 5.3, width: 20, height: 8),
        .red,
        radii: CornerRadii(4)
      )
      var group = DisplayGroup(children: [mark] + (hasFilter ? [filter] : []))
      group.rasterizationScale = 1
      return .group([.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .white), .group(group)])
    }
    let picture = Picture(frame(hasFilter: !isAdded), width: 120, height: 120, scale: 3)

    picture.rasterizer.draw(frame(hasFilter: isAdded))

    let whole = Picture(frame(hasFilter: isAdded), width: 120, height: 120, scale: 3)
    #expect(picture.difference(from: whole) == nil)
  }

  @Test("the shadow of a rasterized group is in the bitmap", .rule("R-LYR-17"))
  func shadow() {
    var group = DisplayGroup(
      children: [.fill(CGRect(x: 40, y: 30, width: 40, height: 30), .red)],
      shadow: (CGColor(gray: 0, alpha: 1), CGSize(width: 0, height: 4), 5)
    )
    group.rasterizationScale = 2
    let picture = page(.group(group))
    #expect(picture.brightness(120, 130) < 200)
    #expect(picture.brightness(120, 195) == 255)
  }

  private func page(_ node: DisplayNode) -> Picture {
    Picture(
      .fill(CGRect(x: 0, y: 0, width: 120, height: 100), .white),
      node,
      width: 240,
      height: 200,
      scale: 2
    )
  }
}
