import QuartzCore

/// The picture below a group that fades, which is drawn once and then blended with the group in each
/// frame.
///
/// Without it, everything below the group would be drawn again in each frame of a cross-fade.
final class FadeUnderlay {
  /// The pixels that the group covers with its opaque part.
  let area: PixelRect
  /// The nodes below the group in this area.
  let nodes: [Underlay]
  /// Whether the previous frame had the same nodes.
  ///
  /// Otherwise a copy of their pixels would probably be used once.
  var isStable = false
  var pixels: CachedPixels?

  init(area: PixelRect, nodes: [Underlay]) {
    self.area = area
    self.nodes = nodes
  }
}

/// A group that fades, with its cached pixels and what is below it.
struct Fade {
  let group: CachedPixels
  let place: GroupCache.Place
  let underlay: FadeUnderlay
}

/// Finds the groups of a picture that fade and whose pixels are cached.
struct FadeSurvey {
  private let survey: BackdropSurvey
  private let keeper: GroupCache
  private let start: PaintState
  private(set) var fades: [ObjectIdentifier: Fade] = [:]

  /// Searches the part of a picture inside the clip of a state.
  init(_ survey: BackdropSurvey, _ keeper: GroupCache, _ start: PaintState) {
    self.survey = survey
    self.keeper = keeper
    self.start = start
    guard keeper.hasFadingPixels, GroupCache.isLarge(start.clip) else { return }
    find(survey.root, start)
  }

  private mutating func find(_ node: DisplayNode, _ state: PaintState) {
    guard case .group(let group) = node.content, group.opacity > 0,
      GroupCache.isLarge(state.pixels(of: node.bounds)),
      let inner = group.plainState(inside: state),
      inner.snaps
    else { return }
    if group.opacity < 1 {
      add(node, group, inner)
    } else if group.hasPlainClip {
      for child in group.children { find(child, inner) }
    }
  }

  private mutating func add(_ node: DisplayNode, _ group: DisplayGroup, _ state: PaintState) {
    guard !node.hasBackdrop else { return }
    let (x, y) = (state.transform.tx, state.transform.ty)
    let place = GroupCache.Place(x: x, y: y, opacity: group.opacity)
    guard let pixels = keeper.movingPixels(of: group, at: place) else { return }
    let area = pixels.opaque.offsetBy(x: Int(x), y: Int(y)).intersection(state.clip)
    guard GroupCache.isLarge(area) else { return }
    let nodes = survey.underlay(of: node, in: area)
    guard let underlay = keeper.underlay(of: pixels, area: area, nodes: nodes) else { return }
    fades[ObjectIdentifier(node)] = Fade(group: pixels, place: place, underlay: underlay)
  }
}

extension DisplayGroup {
  /// Whether the children are clipped to whole pixels at most.
  fileprivate var hasPlainClip: Bool {
    guard let clip else { return true }
    guard case .rect(_, let radii) = clip else { return false }
    return radii.isZero
  }
}
