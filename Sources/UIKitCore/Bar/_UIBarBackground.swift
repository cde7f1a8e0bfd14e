/// Everything behind the content of a bar: blur, colour and picture, and the line at its upper edge.
///
/// The parts exist only while they show something.
@preconcurrency @MainActor
final class _UIBarBackground: UIView {
  private(set) var effectView: UIVisualEffectView?
  private(set) var imageView: UIImageView?
  private(set) var shadowView: _UIBarBackgroundShadowView?
  private var tileView: BarTileView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Showing a background

  func show(_ background: BarBackground) {
    showEffect(background.effect)
    showColorAndImage(of: background)
    showShadow(background.shadow)
    setNeedsLayout()
  }

  private func showEffect(_ effect: UIBlurEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    if let effectView {
      effectView.effect = effect
    } else {
      let view = UIVisualEffectView(effect: effect)
      insertSubview(view, at: 0)
      effectView = view
    }
  }

  private func showColorAndImage(of background: BarBackground) {
    let image = background.image.flatMap { $0.size == .zero ? nil : $0 }
    guard background.color != nil || image != nil else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.backgroundColor = background.color
    view.image = background.tilesImage ? nil : image
    showTiles(of: background.tilesImage ? image : nil, in: view)
    view.contentMode = background.imageContentMode
    view.alpha = background.imageAlpha
    view.clipsToBounds = true
    guard imageView == nil else { return }
    imageView = view
    insertSubview(view, at: effectView == nil ? 0 : 1)
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

  private func showShadow(_ shadow: BarBackground.Shadow) {
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

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    imageView?.frame = bounds
    tileView?.frame = bounds
    guard let shadowView else { return }
    let height = shadowView.fittingHeight
    shadowView.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }
}

/// The line, or the picture, directly above a bar. (M-HAIR-1, R-APP-8)
@preconcurrency @MainActor
final class _UIBarBackgroundShadowView: UIImageView {
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

  /// One pixel, or the picture's height.
  var fittingHeight: CGFloat {
    if let image { return image.size.height }
    return 1 / max(traitCollection.displayScale, 1)
  }
}

/// Repeats a picture from the upper left on.
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
