import UIKit

// ES-10
/// A speech bubble above an item of a custom bar.
///
/// ```swift
/// bar.showTip(TabTipView("Find people here", duration: 5), over: "search")
/// ```
///
/// The tip is dismissed when it or its item is tapped, when its duration has elapsed, or when its
/// item is removed.
@preconcurrency @MainActor
open class TabTipView: UIControl {
  private let bubble = UIView()
  private let arrow = UIView()
  private let content: UIView
  let duration: TimeInterval?
  /// The identifier of the tip's item.
  public internal(set) var itemID: TabItem.ID?

  /// Creates a tip with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - duration: The time after which the tip is dismissed, in seconds, or `nil` for no limit.
  ///     The default value is `nil`.
  public convenience init(_ text: String, duration: TimeInterval? = nil) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .systemBackground
    label.numberOfLines = 0
    self.init(content: label, duration: duration)
    accessibilityLabel = text
  }

  /// Creates a tip with a view at its fitting size.
  ///
  /// Set an accessibility label that describes the content.
  ///
  /// - Parameters:
  ///   - content: The view that the tip shows.
  ///   - duration: The time after which the tip is dismissed, in seconds, or `nil` for no limit.
  ///     The default value is `nil`.
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

  /// The color of bubble and arrow.
  ///
  /// The default value is the label color, with text in the background color.
  open var color: UIColor? {
    get { bubble.backgroundColor }
    set {
      bubble.backgroundColor = newValue
      arrow.backgroundColor = newValue
    }
  }

  /// Fades out and removes the tip.
  ///
  /// Does nothing if the tip was already removed.
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

  /// Positions the tip above an item with a given frame, in the given bounds of the bar.
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

  // MARK: Duration

  private static let key = "TabBars.tip"
  private static let fadeDuration: TimeInterval = 0.2

  /// Assigns the tip to an item and shows it, even if it was shown before.
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

  /// Shows the tip and starts its timer, which only runs while the tip is in a window.
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

/// Removes a tip after it faded out.
///
/// The reference is weak, because the tip retains the animation.
private final class TipEnd: NSObject, CAAnimationDelegate {
  private weak var tip: TabTipView?
  private let isDismissed: Bool

  init(_ tip: TabTipView, isDismissed: Bool) {
    self.tip = tip
    self.isDismissed = isDismissed
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    MainActor.assumeIsolated {
      // A dismissed tip is also removed if its bar has left the window.
      if let tip, finished || isDismissed && tip.itemID == nil { tip.removeFromSuperview() }
    }
  }
}
