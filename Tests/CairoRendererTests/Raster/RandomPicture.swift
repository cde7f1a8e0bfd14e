import QuartzCore
import TestSupport

@testable import CairoRenderer

/// A random tree of marks and groups that can be changed piece by piece.
///
/// Unchanged parts return the same nodes, as layers do.
@MainActor final class RandomPicture {
  private final class Piece {
    var content: Content
    var node: DisplayNode?

    init(_ content: Content) { self.content = content }
  }

  private enum Content {
    case mark(DrawingOperation)
    case group(DisplayGroup, [Piece])
    case backdrop(BackdropFilter)
  }

  private var generator: SeededGenerator
  private var root: Piece!
  private let size: CGSize
  private let hasBackdrops: Bool
  private let hasGradients: Bool

  init(seed: UInt64, size: CGSize, hasBackdrops: Bool, hasGradients: Bool) {
    generator = SeededGenerator(seed: seed)
    self.size = size
    self.hasBackdrops = hasBackdrops
    self.hasGradients = hasGradients
    root = Piece(.group(DisplayGroup(children: []), (0..<6).map { _ in makePiece(depth: 3) }))
  }

  var node: DisplayNode { node(of: root) }

  /// Changes a random piece: replaces, moves, fades, adds or removes it.
  func change() { _ = change(root) }

  private func node(of piece: Piece) -> DisplayNode {
    if let node = piece.node { return node }
    let made: DisplayNode
    switch piece.content {
    case .mark(let operation): made = .operations([operation])
    case .backdrop(let filter): made = .backdrop(filter)
    case .group(var group, let pieces):
      group.children = pieces.map { node(of: $0) }.filter { !$0.bounds.isNull }
      made = .group(group)
    }
    piece.node = made
    return made
  }

  private func change(_ piece: Piece) -> Bool {
    piece.node = nil
    guard case .group(var group, var pieces) = piece.content else {
      piece.content = makePiece(depth: 0).content
      return true
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: pieces.append(makePiece(depth: 1))
    case 1 where pieces.count > 1:
      pieces.remove(at: Int.random(in: pieces.indices, using: &generator))
    case 2: pieces.shuffle(using: &generator)
    case 3 where piece !== root: group.transform = transform()
    case 4 where piece !== root: group.opacity = number(0.1...1)
    case 5 where piece !== root: group.clip = clip()
    default:
      guard let child = pieces.randomElement(using: &generator) else { return false }
      return change(child)
    }
    piece.content = .group(group, pieces)
    return true
  }

  private func makePiece(depth: Int) -> Piece {
    let kind = Int.random(in: 0..<(depth > 0 ? 12 : 7), using: &generator)
    if kind < 7 { return Piece(.mark(mark(kind))) }
    if kind == 7, hasBackdrops {
      return Piece(
        .backdrop(
          BackdropFilter(
            rect: rect(),
            blurRadius: number(1...8),
            saturation: 1.5,
            tint: color(),
            intensity: number(0.3...1)
          )
        )
      )
    }
    var group = DisplayGroup(children: [], transform: transform())
    if kind == 8 { group.opacity = number(0.2...0.9) }
    if kind == 9 { group.clip = clip() }
    if kind == 10 {
      group.shadow = (CGColor(gray: 0, alpha: 0.5), CGSize(width: 1, height: 2), number(0...3))
    }
    if kind == 11 { group.mask = .fill(rect(), .black, radii: CornerRadii(4)) }
    return Piece(.group(group, (0..<3).map { _ in makePiece(depth: depth - 1) }))
  }

  private func mark(_ kind: Int) -> DrawingOperation {
    let radii = CornerRadii(Bool.random(using: &generator) ? 0 : number(1...12))
    switch kind {
    case 0, 1: return .fillRect(wholeRect(), radii: .zero, color: color(opaque: true))
    case 2: return .fillRect(rect(), radii: radii, color: color())
    case 3: return .strokeRect(rect(), radii: radii, width: number(0.5...3), color: color())
    case 4:
      let request = TextRequest(
        ["Home", "Library", "a longer row of text", "频道"].randomElement(using: &generator) ?? "",
        size: number(8...20)
      )
      return .text(Picture.text.shape(request), origin: rect().origin, color: color())
    case 5: return .shadowRect(rect(), radii: radii, blurRadius: number(0...4), color: color())
    default:
      let area = rect()
      guard hasGradients else {
        return .fillPath(CGPath(rect: area, radii: radii), rule: .winding, color: color())
      }
      let fill = GradientFill(
        shape: .linear(start: area.origin, end: CGPoint(x: area.maxX, y: area.maxY)),
        colors: [color(), color()],
        locations: [0, 1]
      )
      return .gradientRect(area, radii: radii, fill: fill)
    }
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat(
      Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &generator)
    )
  }

  private func rect() -> CGRect {
    CGRect(
      x: number(-20...size.width),
      y: number(-20...size.height),
      width: number(1...size.width / 2),
      height: number(1...size.height / 2)
    )
  }

  private func wholeRect() -> CGRect {
    let rect = rect()
    return CGRect(
      x: rect.minX.rounded(),
      y: rect.minY.rounded(),
      width: rect.width.rounded(.up),
      height: rect.height.rounded(.up)
    )
  }

  private func color(opaque: Bool = false) -> CGColor {
    CGColor(
      red: number(0...1),
      green: number(0...1),
      blue: number(0...1),
      alpha: opaque || Bool.random(using: &generator) ? 1 : number(0.2...0.9)
    )
  }

  private func clip() -> DisplayGroup.Clip {
    .rect(rect(), radii: CornerRadii(Bool.random(using: &generator) ? 0 : number(1...10)))
  }

  private func transform() -> CGAffineTransform {
    let move = CGAffineTransform(translationX: number(-30...30), y: number(-30...30))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return move.scaledBy(x: number(0.5...1.5), y: number(0.5...1.5))
    case 1: return move.rotated(by: number(-1...1))
    case 2, 3: return CGAffineTransform(translationX: move.tx.rounded(), y: move.ty.rounded())
    default: return move
    }
  }
}
