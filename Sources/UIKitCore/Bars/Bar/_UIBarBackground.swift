/// The background of a bar: effect, color, image and shadow.
///
/// The subviews only exist while they display something. A fade animates the effect and the colors,
/// and cross-fades everything else.
@preconcurrency @MainActor
final class _UIBarBackground: UIView {
  private(set) var effectView: UIVisualEffectView?
  private(set) var imageView: UIImageView?
  private(set) var shadowView: _UIBarBackgroundShadowView?
  private var tileView: BarTileView?
  private var shown = BarBackground.transparent
  /// Whether the shadow is below the bar, as for bars at the top.
  var hasLineBelow = false { didSet { if hasLineBelow != oldValue { setNeedsLayout() } } }
  /// Subviews that fade out.
  private var fadingOut: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Showing a background

  func show(_ background: BarBackground, fading: Bool = false) {
    let old = shown
    shown = background
    if fading {
      fade(from: old)
    } else {
      endFades()
      showEffect()
      showColorAndImage()
      showShadow()
      removeEffectIfUnused()
    }
    setNeedsLayout()
  }

  /// Displays the effect; without one the effect view is kept with a strength of zero.
  private func showEffect() {
    guard let effect = shown.effect else {
      effectView?.strength = 0
      return
    }
    let view = effectView ?? makeEffectView()
    if view.effect != effect { view.effect = effect }
    view.strength = 1
  }

  private func makeEffectView() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: shown.effect)
    view.frame = bounds
    insertSubview(view, at: 0)
    effectView = view
    return view
  }

  private func removeEffectIfUnused() {
    guard shown.effect == nil else { return }
    effectView?.removeFromSuperview()
    effectView = nil
  }

  private func showColorAndImage() {
    let background = shown
    let image = background.visibleImage
    guard background.color != nil || image != nil else {
      imageView?.removeFromSuperview()
      imageView = nil
      tileView = nil
      return
    }
    let view = imageView ?? makeImageView()
    view.backgroundColor = background.color
    view.image = background.tilesImage ? nil : image
    showTiles(of: background.tilesImage ? image : nil, in: view)
    view.contentMode = background.imageContentMode
    view.alpha = background.imageAlpha
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: bounds)
    view.clipsToBounds = true
    imageView = view
    if let shadowView {
      insertSubview(view, belowSubview: shadowView)
    } else {
      addSubview(view)
    }
    return view
  }

  private func showTiles(of image: UIImage?, in view: UIImageView) {
    guard let image else {
      tileView?.removeFromSuperview()
      tileView = nil
      return
    }
    let tiles = tileView ?? BarTileView(frame: view.bounds)
    tiles.image = image
    view.addSubview(tiles)
    tileView = tiles
  }

  private func showShadow() {
    let shadow = shown.shadow
    if case .none = shadow {
      shadowView?.removeFromSuperview()
      shadowView = nil
      return
    }
    let view = shadowView ?? _UIBarBackgroundShadowView()
    view.show(shadow)
    guard shadowView == nil else { return }
    shadowView = view
    addSubview(view)
  }

  // MARK: Fading

  private func fade(from old: BarBackground) {
    let mayChangeImage = old.hasOnlyColor && shown.hasOnlyColor
    let mayChangeShadow = old.shadow.isHairline && shown.shadow.isHairline
    var outgoing: [UIView] = []
    if !mayChangeImage, !old.hasSameColorAndImage(as: shown), let view = imageView {
      outgoing.append(view)
      imageView = nil
      tileView = nil
    }
    if !mayChangeShadow, old.shadow != shown.shadow, let view = shadowView {
      outgoing.append(view)
      shadowView = nil
    }
    fadingOut += outgoing
    let (imageStays, shadowStays) = (imageView != nil, shadowView != nil)
    UIView.performWithoutAnimation { addMissingParts() }
    BarCrossFade.animate { [self] in
      for view in outgoing { view.alpha = 0 }
      showEffect()
      if imageStays { showColorAndImage() } else { imageView?.alpha = shown.imageAlpha }
      if shadowStays { showShadow() } else { shadowView?.alpha = 1 }
    } completion: { [weak self] in
      self?.fadeEnded(outgoing)
    }
  }

  /// Adds the subviews that did not exist before, fully transparent.
  private func addMissingParts() {
    if effectView == nil, shown.effect != nil { makeEffectView().strength = 0 }
    if imageView == nil {
      showColorAndImage()
      imageView?.alpha = 0
    }
    if shadowView == nil {
      showShadow()
      shadowView?.alpha = 0
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func fadeEnded(_ outgoing: [UIView]) {
    for view in outgoing { view.removeFromSuperview() }
    fadingOut.removeAll { view in outgoing.contains { $0 === view } }
    removeEffectIfUnused()
  }

  /// Completes all fades immediately.
  private func endFades() {
    for view in fadingOut { view.removeFromSuperview() }
    fadingOut = []
    effectView?.endFade()
    for view in [imageView, shadowView] as [UIView?] { view?.layer.removeAllAnimations() }
    shadowView?.alpha = 1
  }

  // MARK: Layout

  /// Assigns the frame and the corner radius, in points.
  func place(in frame: CGRect, cornerRadius: CGFloat) {
    self.frame = frame
    layer.cornerRadius = cornerRadius
    clipsToBounds = cornerRadius > 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    imageView?.frame = bounds
    tileView?.frame = bounds
    for view in fadingOut + [shadowView].compactMap({ $0 }) {
      guard let shadow = view as? _UIBarBackgroundShadowView else {
        view.frame = bounds
        continue
      }
      let height = shadow.fittingHeight
      let top = hasLineBelow ? bounds.height : -height
      shadow.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
  }

  override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + barBackgroundMembers
  }
}

/// The hairline or image outside of the edge of a bar.
@preconcurrency @MainActor
final class _UIBarBackgroundShadowView: UIImageView {
  // M-HAIR-1, R-APP-8
  func show(_ shadow: BarBackground.Shadow) {
    switch shadow {
    case .none: break
    case .hairline(let color):
      image = nil
      backgroundColor = color
    case .image(let image, let tint):
      self.image = image
      backgroundColor = nil
      tintColor = tint
    }
  }

  /// One pixel, or the height of the image.
  var fittingHeight: CGFloat {
    if let image { return image.size.height }
    return 1 / max(traitCollection.displayScale, 1)
  }
}

/// A view that tiles an image from its upper left corner.
@preconcurrency @MainActor
private final class BarTileView: UIView {
  var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    image?.resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(in: bounds)
  }
}
