import QuartzCore

/// A card with rounded corners and a shadow that shows a view, which it scales while it grows.
///
/// The view doesn't receive touches. A picture of the part of the window from which the card grows
/// covers the view at first.
final class PreviewPlatterView: UIView {
  private let shadow = UIView()
  private let clip = UIView()
  private let holder = UIView()
  private var picture: UIView?
  private var pictureSize = CGSize.zero

  /// The color behind the content, or `nil` for that of the system's background.
  var backgroundFill: UIColor? {
    didSet { clip.backgroundColor = backgroundFill ?? .systemBackground }
  }

  /// The geometry of a platter.
  struct Placement: Equatable {
    /// The frame of the platter in its superview.
    var frame: CGRect
    /// The size of the content, which is scaled to the width of the frame.
    var contentSize: CGSize
    var cornerRadius: CGFloat
    var pictureAlpha: CGFloat
    var shadowAlpha: CGFloat
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowColor = CGColor.black
    shadow.layer.shadowRadius = PreviewMetrics.shadowRadius
    shadow.layer.shadowOpacity = PreviewMetrics.shadowOpacity
    shadow.layer.shadowOffset = PreviewMetrics.shadowOffset
    clip.clipsToBounds = true
    clip.backgroundColor = .systemBackground
    holder.isUserInteractionEnabled = false
    clip.addSubview(holder)
    addSubview(shadow)
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view to the platter.
  func hold(_ view: UIView) {
    guard view.superview !== holder else { return }
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
  }

  /// Removes the content, so that it can be shown elsewhere.
  func empty() {
    for view in holder.subviews { view.removeFromSuperview() }
  }

  /// Sets the picture that covers the content while the platter is small.
  func setPicture(_ view: UIView?) {
    picture?.removeFromSuperview()
    picture = view
    guard let view else { return }
    pictureSize = view.bounds.size
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    clip.addSubview(view)
  }

  /// Places the platter and its parts.
  ///
  /// The changes can be animated.
  func place(_ placement: Placement) {
    let (size, content) = (placement.frame.size, placement.contentSize)
    frame = placement.frame
    clip.frame = CGRect(origin: .zero, size: size)
    clip.layer.cornerRadius = placement.cornerRadius
    guard content.width > 0, content.height > 0 else { return }
    let scale = max(size.width / content.width, size.height / content.height)
    holder.bounds = CGRect(origin: .zero, size: content)
    holder.center = CGPoint(x: size.width / 2, y: content.height * scale / 2)
    holder.transform = CGAffineTransform(scaleX: scale, y: scale)
    shadow.bounds = CGRect(origin: .zero, size: content)
    shadow.center = CGPoint(x: size.width / 2, y: size.height / 2)
    shadow.transform = CGAffineTransform(
      scaleX: size.width / content.width,
      y: size.height / content.height
    )
    shadow.alpha = placement.shadowAlpha
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: PreviewMetrics.cornerRadius).cgPath
    guard let picture, pictureSize.width > 0 else { return }
    let height = pictureSize.height * size.width / pictureSize.width
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    picture.alpha = placement.pictureAlpha
  }
}

/// The view behind a preview, which blurs and dims the window.
final class PreviewBackdropView: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let dimming = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(
        white: 0,
        alpha: isDark ? PreviewMetrics.darkDimming : PreviewMetrics.lightDimming
      )
    }
    for view in [blur, dimming] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isShown = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the window is blurred and dimmed.
  ///
  /// The change can be animated.
  var isShown = true {
    didSet {
      blur.strength = isShown ? 1 : 0
      dimming.alpha = isShown ? 1 : 0
    }
  }
}
