import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: a group that fades or is scaled over a random picture")
struct UnderlayTests {
  /// How the group changes while it fades.
  enum Motion: CaseIterable {
    case none, scaled, moved, blurred, carried
  }

  private static let size = CGSize(width: 400, height: 300)

  @Test(
    "each frame has the same pixels as if it were drawn completely",
    .rule("R-LYR-15"),
    arguments: Motion.allCases,
    1...3
  )
  func completely(motion: Motion, seed: Int) {
    let lower = RandomPicture(
      seed: UInt64(seed),
      size: Self.size,
      hasBackdrops: true,
      hasGradients: false
    )
    let picture = Picture(width: 400, height: 300)

    for step in 0..<20 {
      // In the last frames, what is below the group changes, and something covers it.
      if step > 9, step % 5 == 0 { lower.change() }
      let frame = frame(step, lower.node, motion, isCovered: step > 13)
      picture.rasterizer.draw(frame)

      let whole = Picture(frame, width: 400, height: 300)
      // The pixels of a moving group are cached apart from what is below it, which rounds a translucent
      // group in it in another way.
      let tolerance = motion == .carried ? 1 : 0
      let difference = picture.difference(from: whole)
      #expect(difference?.amount ?? 0 <= tolerance, "step \(step)")
    }
  }

  private func frame(
    _ step: Int,
    _ lower: DisplayNode,
    _ motion: Motion,
    isCovered: Bool
  ) -> DisplayNode {
    var group = DisplayGroup(children: Self.bubble(isBlurred: motion == .blurred))
    group.opacity = CGFloat(1 + step % 12) / 13
    switch motion {
    case .none, .blurred, .carried: break
    case .scaled:
      let scale = 0.8 + CGFloat(step % 12) / 60
      group.transform = CGAffineTransform(translationX: 20, y: 10).scaledBy(x: scale, y: scale)
    case .moved: group.transform = CGAffineTransform(translationX: CGFloat(step), y: 3)
    }
    var container = DisplayGroup(children: [motion == .carried ? Self.small : .group(group)])
    if motion == .carried {
      container.transform = CGAffineTransform(translationX: CGFloat(max(step - 6, 0)), y: 0)
    }
    var nodes = [DisplayNode.group([Self.ground, lower]), .group(container)]
    if motion == .carried {
      // A second group that fades, in front of the first one.
      group.transform = CGAffineTransform(translationX: 60, y: 20)
      nodes.append(.group(group))
    }
    if isCovered { nodes.append(.fill(CGRect(x: 40, y: 60, width: 90, height: 200), .blue)) }
    return .group(nodes)
  }

  /// A page with rows, which are more nodes than are drawn in each frame below a group that fades.
  private static let ground = DisplayNode.group(
    [.fill(CGRect(origin: .zero, size: size), .white)]
      + (0..<10).map { .fill(CGRect(x: 12, y: $0 * 30, width: 350, height: 9), .blue) }
  )

  @Test(
    "what changes beside a group that is scaled is drawn",
    .rule("R-LYR-15"),
    arguments: [false, true]
  )
  func changesBeside(isRasterized: Bool) {
    let picture = Picture(width: 400, height: 300)
    for step in 0..<12 {
      var group = DisplayGroup(children: Self.bubble(isBlurred: false))
      group.opacity = CGFloat(1 + step) / 13
      group.transform = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 0.9, y: 0.9)
      if isRasterized { group.rasterizationScale = 1 }
      let container = DisplayNode.group([.group(group)])
      // Marks in front of the group, which are near its edges or cover a part of it.
      let marks = [(341, 100), (371, 160), (200, 251), (90, 279), (100, 100)].map { x, y in
        let place = CGRect(x: x + step % 3, y: y + step % 4 * 2, width: 3, height: 3)
        return DisplayNode.fill(place, CGColor(gray: 0, alpha: step % 2 == 0 ? 0.5 : 1))
      }
      let isCovered = step % 5 == 4
      let cover = CGRect(x: isCovered ? 20 : 500, y: 20, width: 322, height: 232)
      let frame = DisplayNode.group([Self.ground, container, .fill(cover, .red)] + marks)
      picture.rasterizer.draw(frame)
      let whole = Picture(frame, width: 400, height: 300)
      #expect(picture.difference(from: whole) == nil, "step \(step)")
    }
  }

  private static func bubble(isBlurred: Bool) -> [DisplayNode] { isBlurred ? glass : paper }

  /// The same nodes in all frames, so that their pixels can be cached.
  private static let paper = bubble(
    of: [
      .fill(inner, .white), .fill(CGRect(x: 60, y: 80, width: 110, height: 31), .red),
      .fill(CGRect(x: 55, y: 150, width: 201, height: 20), CGColor(gray: 0, alpha: 0.4)),
    ]
  )
  private static let glass = bubble(
    of: [
      .backdrop(
        BackdropFilter(
          rect: inner,
          blurRadius: 6,
          saturation: 1.5,
          tint: CGColor(gray: 1, alpha: 0.4),
          intensity: 1
        )
      ), .fill(CGRect(x: 60, y: 80, width: 110, height: 31), .red),
    ]
  )
  private static let inner = CGRect(x: 40, y: 40, width: 300, height: 200)

  /// A translucent group that is smaller than its content, and does not change.
  private static let small = DisplayNode.group(
    DisplayGroup(
      children: paper,
      transform: CGAffineTransform(scaleX: 0.9, y: 0.9),
      opacity: 0.6
    )
  )

  /// A shadow around nodes.
  private static func bubble(of nodes: [DisplayNode]) -> [DisplayNode] {
    var shadow = DisplayGroup(
      children: [
        .operations([
          .shadowPath(
            CGPath(rect: inner, radii: CornerRadii(12)),
            blurRadius: 8,
            color: CGColor(gray: 0, alpha: 0.5)
          )
        ])
      ]
    )
    shadow.mask = .operations([
      .fillPath(CGPath(rect: inner, radii: CornerRadii(12)), rule: .winding, color: .black)
    ])
    shadow.isMaskInverted = true
    return [.group(shadow), .group(nodes)]
  }
}
