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

  /// Hides the title of the selected item, with the picture in the middle.
  public func arrange(_ view: TabItemView) {
    guard view.isSelected, view.item.hasTitle else { return }
    view.titleLabel.alpha = 0
    view.pictureView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Moves title and picture from where they are seen to where they belong.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition == .select || transition == .deselect, view.item.hasTitle else { return }
    let isLeaving = transition == .select
    let (picture, title) = (view.pictureView, view.titleLabel)
    // Where they are seen now, which is on the way when a movement is turned back.
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
