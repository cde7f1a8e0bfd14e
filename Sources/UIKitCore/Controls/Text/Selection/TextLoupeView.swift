import QuartzCore

/// The magnifier above a finger that moves the caret.
///
/// It draws the layer of the text at 1.25 times its size.
final class TextLoupeView: UIView {
  // R-TXT-27
  private var content: UIView?
  private let clip = UIView()

  init() {
    super.init(frame: CGRect(origin: .zero, size: TextLoupeMetrics.size))
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.cornerRadius = bounds.height / 2
    backgroundColor = .systemBackground
    clip.frame = bounds
    clip.clipsToBounds = true
    clip.layer.cornerRadius = bounds.height / 2
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the magnifier above a point, and shows the text around it.
  func follow(_ point: CGPoint, in source: UIView) {
    guard let window = source.ownWindow else { return }
    UIView.performWithoutAnimation {
      let place = source.convert(point, to: window as UIView)
      let half = bounds.width / 2
      let y = place.y - TextLoupeMetrics.distance - bounds.height / 2
      center = CGPoint(
        x: min(max(place.x, half), window.bounds.width - half),
        y: max(y, window.safeAreaInsets.top + bounds.height / 2)
      )
      show(place, in: window, of: source)
    }
  }

  private func show(_ place: CGPoint, in window: UIWindow, of source: UIView) {
    content?.removeFromSuperview()
    backgroundColor = source.loupeBackground
    let scale = TextLoupeMetrics.scale
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    let part = CGRect(
      x: place.x - size.width / 2,
      y: place.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    let local = source.convert(part, from: window as UIView)
    guard
      let snapshot = source.resizableSnapshotView(
        from: local,
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    else { return }
    snapshot.frame = bounds
    clip.addSubview(snapshot)
    content = snapshot
  }

  func appear() {
    alpha = 0
    transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(withDuration: TextLoupeMetrics.duration) {
      self.alpha = 1
      self.transform = .identity
    }
  }

  func disappear() {
    UIView.animate(withDuration: TextLoupeMetrics.duration) {
      self.alpha = 0
      self.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

extension UIView {
  /// The color behind the view's text.
  fileprivate var loupeBackground: UIColor {
    let colors = sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
    return colors.first { $0 != .clear } ?? .systemBackground
  }
}

/// Sizes of the magnifier, in points.
enum TextLoupeMetrics {
  static let size = CGSize(width: 118, height: 46)
  static let scale: CGFloat = 1.25
  /// The distance of the magnifier from the finger.
  static let distance: CGFloat = 36
  static let duration = 0.15
}
