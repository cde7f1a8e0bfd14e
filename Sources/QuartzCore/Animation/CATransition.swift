import CoreGraphics

/// How a transition leads from what was seen to what is seen.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a type by its name; unknown names act like `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a sliding transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a side by its name; unknown names act like `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the upper edge on the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the lower edge on the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a whole layer, with everything in it, from how it was last seen to how it is.
open class CATransition: CAAnimation {
  /// The key that every transition runs under.
  static let key = "transition"

  /// The kind of change; a fade.
  open var type = CATransitionType.fade
  /// Where a sliding change comes from; nil is the left.
  open var subtype: CATransitionSubtype?
  /// The share of the change that it begins at; 0.
  open var startProgress: Float = 0
  /// The share of the change that it ends at; 1.
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
    }
    return copy
  }

  func blend(from before: DisplayNode, at fraction: Double) -> TransitionBlend {
    let progress =
      Double(startProgress) + (Double(endProgress) - Double(startProgress)) * paced(fraction)
    return TransitionBlend(
      before: before,
      progress: CGFloat(min(max(progress, 0), 1)),
      type: type,
      side: subtype
    )
  }
}

/// Two pictures of one layer, mixed.
struct TransitionBlend {
  var before: DisplayNode
  var progress: CGFloat
  var type: CATransitionType
  var side: CATransitionSubtype?

  func blend(to after: DisplayNode) -> DisplayNode {
    if progress >= 1 { return after }
    let children: [DisplayNode]
    let frame = before.bounds.union(after.bounds)
    let (dx, dy) = offset(in: frame)
    switch type {
    case .moveIn: children = [before, moved(after, -dx * (1 - progress), -dy * (1 - progress))]
    case .push:
      children = [
        moved(before, dx * progress, dy * progress),
        moved(after, -dx * (1 - progress), -dy * (1 - progress)),
      ]
    case .reveal: children = [after, moved(before, dx * progress, dy * progress)]
    default:
      // Where the new picture hides the old one, only the new one has to fade for an even mix.
      let isCovered = after.opaqueBounds.contains(before.bounds)
      children = [faded(before, isCovered ? 1 : 1 - progress), faded(after, progress)]
    }
    return .group(DisplayGroup(children: children, clip: .rect(frame, radii: .zero)))
  }

  /// How far pictures travel: one width or height away from the side they come from.
  private func offset(in frame: CGRect) -> (CGFloat, CGFloat) {
    switch side {
    case .fromRight: (-frame.width, 0)
    case .fromTop: (0, frame.height)
    case .fromBottom: (0, -frame.height)
    default: (frame.width, 0)
    }
  }

  private func faded(_ node: DisplayNode, _ opacity: CGFloat) -> DisplayNode {
    opacity >= 1 ? node : .group(DisplayGroup(children: [node], opacity: opacity))
  }

  private func moved(_ node: DisplayNode, _ dx: CGFloat, _ dy: CGFloat) -> DisplayNode {
    .group(
      DisplayGroup(children: [node], transform: CGAffineTransform(translationX: dx, y: dy))
    )
  }
}
