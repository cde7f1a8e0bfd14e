import CoreGraphics

/// Constants for the effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type with a name; unknown names behave like ``fade``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades into the new content.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides in over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides out and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The content turns about an axis in its middle, and the new content is on its back.
  package static let flip = CATransitionType(rawValue: "oglFlip")
  /// The old content is turned like a page and reveals the new content.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  /// The new content is turned back like a page over the old content.
  package static let pageUncurl = CATransitionType(rawValue: "pageUnCurl")
}

/// Constants for the side from which a sliding transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Creates a side with a name; unknown names behave like ``fromLeft``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition begins at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between the previous and the current content of a layer.
///
/// The transition includes the sublayers. It begins with the content that the layer showed in the
/// last frame, and ends with its current content. A layer has at most one transition at a time,
/// which runs under the key `transition`.
///
/// ```swift
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// layer.add(push, forKey: nil)
/// ```
open class CATransition: CAAnimation {
  /// The key under which every transition runs.
  static let key = "transition"

  /// The effect of the transition.
  ///
  /// The default value is ``CATransitionType/fade``.
  open var type = CATransitionType.fade
  /// The side from which a sliding transition begins.
  ///
  /// The default value is `nil`, which has the same effect as ``CATransitionSubtype/fromLeft``.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  ///
  /// The default value is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  ///
  /// The default value is 1.
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

/// A blend between the display nodes of a layer before and after a transition.
struct TransitionBlend {
  var before: DisplayNode
  var progress: CGFloat
  var type: CATransitionType
  var side: CATransitionSubtype?

  func blend(to after: DisplayNode) -> DisplayNode {
    if progress >= 1 { return after }
    let children: [DisplayNode]
    var addsChildren = false
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
    case .flip: return turned(progress < 0.5 ? before : after, in: frame)
    case .pageCurl: children = [after, moved(before, 0, -frame.height * progress)]
    case .pageUncurl: children = [before, moved(after, 0, -frame.height * (1 - progress))]
    default:
      if let mixed = before.mixed(with: after, part: progress) { return mixed }
      // If the new content covers the old content, fading in only the new content gives an even
      // blend.
      let isCovered = after.opaqueBounds.contains(before.bounds)
      addsChildren = !isCovered
      children = [faded(before, isCovered ? 1 : 1 - progress), faded(after, progress)]
    }
    return .group(
      DisplayGroup(
        children: children,
        clip: .rect(frame, radii: .zero),
        addsChildren: addsChildren
      )
    )
  }

  /// Returns the distance that the content travels: its width or height, away from the side at
  /// which the transition begins.
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

  /// Returns the node that faces the viewer, turned about the middle of a frame.
  ///
  /// The side at which the transition begins moves toward the viewer.
  private func turned(_ node: DisplayNode, in frame: CGRect) -> DisplayNode {
    let angle = (progress < 0.5 ? progress : progress - 1) * .pi
    let turn =
      switch side {
      case .fromRight: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .fromTop: CATransform3DMakeRotation(-angle, 1, 0, 0)
      case .fromBottom: CATransform3DMakeRotation(angle, 1, 0, 0)
      default: CATransform3DMakeRotation(angle, 0, 1, 0)
      }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (max(frame.width, frame.height) * Self.viewingDistance)
    let toMiddle = CATransform3DMakeTranslation(-frame.midX, -frame.midY, 0)
    let back = CATransform3DMakeTranslation(frame.midX, frame.midY, 0)
    let transform = CATransform3DConcat(
      CATransform3DConcat(toMiddle, turn),
      CATransform3DConcat(perspective, back)
    )
    return .group(DisplayGroup(children: [node], mapping: PlaneMapping(transform)))
  }

  /// The distance of the viewer from turning content, in lengths of its longer side.
  private static let viewingDistance: CGFloat = 1.6
}
