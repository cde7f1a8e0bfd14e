import QuartzCore

/// The picture below a group that fades, which is drawn once and then used in each frame.
///
/// Without it, everything below the group would be drawn again in each frame of a cross-fade.
final class FadeUnderlay: CachedPicture {
  /// The pixels that are copied, which contain those of the group.
  let area: PixelRect
  /// The nodes below the group in this area.
  let nodes: [Underlay]
  /// The first frame with the same nodes.
  let firstFrame: Int
  /// Whether the pixels below the group are copied in this frame.
  ///
  /// They are copied in the second frame with the same nodes; otherwise the copy would probably be
  /// used once. They are not copied if something covers the group in this frame.
  var isCaptured = false

  init(area: PixelRect, nodes: [Underlay], frame: Int) {
    self.area = area
    self.nodes = nodes
    firstFrame = frame
    super.init(frame: frame)
  }

  /// The pixels that do not depend on what is drawn below the group, because they are known.
  var knownArea: PixelRect? { pixels == nil ? nil : area }
}

/// A group that fades, with its cached pixels and what is below it.
struct Fade {
  let place: GroupCache.Place
  /// The pixels of the group, or `nil` if it is drawn in this frame, for example because it is scaled.
  let group: CachedPixels?
  let underlay: FadeUnderlay
}

/// Finds the large groups of a picture that fade.
struct FadeSurvey {
  private let survey: BackdropSurvey
  private let keeper: GroupCache
  /// The distance by which rounding may move what is drawn.
  private let reach: CGFloat
  private var fades: [ObjectIdentifier: Fade] = [:]
  /// What is below fading groups, by these groups and by the groups that contain them.
  private var underlays: [ObjectIdentifier: FadeUnderlay] = [:]

  /// The minimum number of nodes below a group that is drawn in each frame.
  ///
  /// Fewer nodes are drawn as fast as their pixels are copied.
  private static let smallestCount = 8

  /// Searches the part of a picture inside the clip of a state.
  ///
  /// Returns `nil` if no large group fades.
  init?(_ survey: BackdropSurvey, _ keeper: GroupCache, _ start: PaintState, reach: CGFloat) {
    guard keeper.hasFades else { return nil }
    self.survey = survey
    self.keeper = keeper
    self.reach = reach
    _ = find(survey.root, start)
    if underlays.isEmpty { return nil }
  }

  /// The areas whose pixels are copied in this frame.
  var capturedAreas: [PixelRect] {
    fades.values.filter(\.underlay.isCaptured).map(\.underlay.area)
  }

  /// Returns the group that fades if it is the given node.
  func fade(of node: DisplayNode) -> Fade? { fades[ObjectIdentifier(node)] }

  /// Returns the area of a fading group, which is the given node or inside of it, if what is below the
  /// group is known and is drawn with it.
  func knownArea(in node: DisplayNode) -> PixelRect? {
    underlays[ObjectIdentifier(node)]?.knownArea
  }

  /// Searches a node, and returns the last underlay that is found.
  private mutating func find(_ node: DisplayNode, _ state: PaintState) -> FadeUnderlay? {
    guard case .group(let group) = node.content, group.opacity > 0, group.projection == nil,
      GroupCache.isLarge(state.pixels(of: node.bounds)),
      let inner = group.rasterizationScale == nil
        ? group.plainState(inside: state) : state.entering(group.transform)
    else { return nil }
    var underlay: FadeUnderlay?
    if group.opacity < 1 {
      if !group.isSingleOperation { underlay = add(node, group, state, inner) }
    } else if inner.snaps, group.rasterizationScale == nil, group.hasPlainClip {
      for child in group.children { underlay = find(child, inner) ?? underlay }
    }
    if let underlay { underlays[ObjectIdentifier(node)] = underlay }
    return underlay
  }

  private mutating func add(
    _ node: DisplayNode,
    _ group: DisplayGroup,
    _ outer: PaintState,
    _ state: PaintState
  ) -> FadeUnderlay? {
    let place = GroupCache.Place(
      x: state.transform.tx,
      y: state.transform.ty,
      opacity: group.opacity
    )
    let isMovable = state.snaps && !node.hasBackdrop && group.rasterizationScale == nil
    let pixels = isMovable ? keeper.movingPixels(of: group, at: place) : nil
    let drawn = outer.pixels(of: node.bounds, outset: reach)
    let underlay = keeper.underlay(of: drawn, grows: !state.snaps) {
      survey.underlay(of: node, in: $0)
    }
    if pixels == nil, underlay.nodes.count < Self.smallestCount { return nil }
    fades[ObjectIdentifier(node)] = Fade(place: place, group: pixels, underlay: underlay)
    return underlay
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
