import UIKit

/// Shows the selected item as its picture alone: the title flies up and fades while the picture sinks to the middle. (RAM-2)
///
/// When another item is selected both come back the way they went. With reduced motion the title only fades.
@preconcurrency @MainActor
public final class FumeAnimator: TabItemAnimator {
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes an animator that takes half a second.
  public init(duration: TimeInterval = 0.5) { self.duration = duration }

  public func arrange(_ view: TabItemView) {
    guard view.isSelected, view.item.hasTitle else { return }
    view.titleLabel.alpha = 0
    view.pictureView.center.y = view.bounds.midY
  }

  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition == .select || transition == .deselect, view.item.hasTitle else { return }
    let isLeaving = transition == .select
    let (picture, title) = (view.pictureView, view.titleLabel)
    let height = seenHeight(of: picture, in: view)
    let top = -view.bounds.midY
    let (lift, opacity) = (seenLift(of: title, in: view), view.moving(title)?.opacity)
    view.layoutIfNeeded()
    view.play(change(height - picture.center.y, to: 0), on: picture)
    view.play(change(lift ?? (isLeaving ? 0 : top), to: isLeaving ? top : 0), on: title)
    view.fade(
      change(CGFloat(opacity ?? (isLeaving ? 1 : 0)), to: isLeaving ? 0 : 1, of: "opacity"),
      on: title
    )
  }

  private func seenHeight(of picture: UIView, in view: TabItemView) -> CGFloat {
    guard let seen = view.moving(picture) else { return picture.center.y }
    return seen.position.y + seen.affineTransform().ty
  }

  private func seenLift(of title: UIView, in view: TabItemView) -> CGFloat? {
    view.moving(title)?.affineTransform().ty
  }

  private func change(
    _ start: CGFloat,
    to end: CGFloat,
    of key: String = "transform.translation.y"
  ) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }
}
