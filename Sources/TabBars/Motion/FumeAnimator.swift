import UIKit

// RAM-2
/// An animator that shows the image of the selected item only: the title moves up and fades while
/// the image moves to the center.
///
/// When another item is selected, both return to their positions. If the user prefers reduced
/// motion, the title only fades.
@preconcurrency @MainActor
public final class FumeAnimator: TabItemAnimator {
  /// The duration in seconds.
  public let duration: TimeInterval

  /// Creates an animator with a duration in seconds.
  ///
  /// The default value is 0.5.
  public init(duration: TimeInterval = 0.5) { self.duration = duration }

  /// Hides the title of the selected item and centers the image.
  public func arrange(_ view: TabItemView) {
    guard view.isSelected, view.item.hasTitle else { return }
    view.titleLabel.alpha = 0
    view.pictureView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Animates the title and the image from their visible positions.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition == .select || transition == .deselect, view.item.hasTitle else { return }
    let isLeaving = transition == .select
    let (picture, title) = (view.pictureView, view.titleLabel)
    // The visible positions, which are intermediate ones if an animation is reversed.
    let start = view.moving(picture)?.position ?? picture.center
    let seenTitle = view.moving(title)
    let (here, above) = (CGFloat.zero, -view.bounds.midY)
    let lift = seenTitle?.affineTransform().ty ?? (isLeaving ? here : above)
    let opacity = seenTitle.map { CGFloat($0.opacity) } ?? (isLeaving ? 1 : 0)
    view.layoutIfNeeded()
    view.play(change("position", from: start, to: picture.center), on: picture)
    view.play(
      change("transform.translation.y", from: lift, to: isLeaving ? above : here),
      on: title
    )
    view.fade(change("opacity", from: opacity, to: isLeaving ? 0 : 1), on: title)
  }

  private func change<Value>(_ key: String, from start: Value, to end: Value) -> CAAnimation {
    CABasicAnimation.change(key, from: start, to: end, in: duration)
  }
}
