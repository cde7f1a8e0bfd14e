import UIKit

/// A speech bubble above an item of a custom bar. (ES-10)
///
///     bar.showTip(TabTipView("Find people here", duration: 5), over: "search")
///
/// It goes when it or its item is tapped, when its time is over, or when its item is gone.
@preconcurrency @MainActor
open class TabTipView: UIControl {
  private let bubble = UIView()
  private let arrow = UIView()
  private let content: UIView
  let duration: TimeInterval?
  /// The name of the item that it belongs to.
  public internal(set) var itemID: TabItem.ID?

  /// Makes a tip that shows a text; with a duration in seconds it goes by itself.
  public convenience init(_ text: String, duration: TimeInterval? = nil) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .systemBackground
    label.numberOfLines = 0
    self.init(content: label, duration: duration)
    accessibilityLabel = text
  }

  /// Makes a tip that shows a view at the size that it fits; give the tip an accessibility label that says the same.
  public init(content: UIView, duration: TimeInterval? = nil) {
    self.content = content
    self.duration = duration.flatMap { $0.isFinite ? max($0, 0) : nil }
    super.init(frame: .zero)
    color = .label
    bubble.layer.cornerRadius = 10
    arrow.layer.cornerRadius = 2
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    for view in [arrow, bubble, content] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Of bubble and arrow; that of text by default, on which texts have the background's.
  open var color: UIColor? {
    get { bubble.backgroundColor }
    set {
      bubble.backgroundColor = newValue
      arrow.backgroundColor = newValue
    }
  }

  /// Fades away at once; nothing if it has gone.
  open func dismiss() {
    guard superview != nil else { return }
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    itemID = nil
    guard window != nil else { return removeFromSuperview() }
    fadeAway(after: 0, isDismissed: true)
  }

  open override func accessibilityActivate() -> Bool {
    dismiss()
    return true
  }

  // MARK: Layout

  private static let padding = UIOffset(horizontal: 12, vertical: 8)
  private static let arrowSide: CGFloat = 12

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (across, down) = (2 * Self.padding.horizontal, 2 * Self.padding.vertical)
    let room = CGSize(
      width: max(size.width - across, 0),
      height: CGFloat.greatestFiniteMagnitude
    )
    let fitting = content.sizeThatFits(room)
    return CGSize(
      width: min(fitting.width.rounded(.up), room.width) + across,
      height: fitting.height.rounded(.up) + down
    )
  }

  /// Stands above an item whose frame is given, on a bar with so much room.
  func place(over item: CGRect, in room: CGRect) {
    let widest = CGSize(width: TabTipLayout.maximumWidth(in: room), height: 0)
    let layout = TabTipLayout(size: sizeThatFits(widest), item: item, room: room)
    frame = layout.frame
    let height = bounds.height - TabTipLayout.arrowHeight
    bubble.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    content.frame = bubble.frame.insetBy(
      dx: Self.padding.horizontal,
      dy: Self.padding.vertical
    )
    arrow.bounds.size = CGSize(width: Self.arrowSide, height: Self.arrowSide)
    arrow.center = CGPoint(
      x: layout.arrow,
      y: bounds.height - Self.arrowSide * 0.5.squareRoot()
    )
  }

  // MARK: Time

  private static let key = "TabBars.tip"
  private static let fadeDuration: TimeInterval = 0.2

  /// Belongs to an item from now on, also if it was shown before.
  func appear(over id: TabItem.ID) {
    itemID = id
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    begin()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    begin()
  }

  /// Appears, and begins to wait for its end; away from the window no time passes.
  private func begin() {
    guard window != nil, itemID != nil else { return }
    layer.removeAnimation(forKey: Self.key)
    let appearing = CABasicAnimation(keyPath: "opacity")
    appearing.fromValue = 0 as CGFloat
    appearing.toValue = 1 as CGFloat
    appearing.duration = Self.fadeDuration
    layer.add(appearing, forKey: nil)
    if let duration { fadeAway(after: duration, isDismissed: false) }
  }

  private func fadeAway(after delay: TimeInterval, isDismissed: Bool) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1 as CGFloat
    animation.toValue = 0 as CGFloat
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.duration = Self.fadeDuration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = TipEnd(self, isDismissed: isDismissed)
    layer.add(animation, forKey: Self.key)
  }
}

/// Takes a tip away that has faded, without keeping it: the tip keeps the animation.
private final class TipEnd: NSObject, CAAnimationDelegate {
  private weak var tip: TabTipView?
  private let isDismissed: Bool

  init(_ tip: TabTipView, isDismissed: Bool) {
    self.tip = tip
    self.isDismissed = isDismissed
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    MainActor.assumeIsolated {
      // One that was dismissed goes also when its bar left the window meanwhile.
      if let tip, finished || isDismissed && tip.itemID == nil { tip.removeFromSuperview() }
    }
  }
}
