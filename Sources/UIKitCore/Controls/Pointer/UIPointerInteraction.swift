import QuartzCore

/// Changes the pointer of a mouse or touchpad, or the view, while the pointer is over the view.
///
/// The delegate returns the regions of the view and their styles. Without a delegate, or without the
/// methods, the whole view is a region without a style.
///
/// ```swift
/// map.addInteraction(UIPointerInteraction(delegate: self))
///
/// func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
///   -> UIPointerStyle?
/// {
///   UIPointerStyle(effect: .lift(UITargetedPreview(view: map)))
/// }
/// ```
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that returns the regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the interaction applies.
  ///
  /// The default value is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  private var current: Hover?

  private struct Hover {
    var region: UIPointerRegion
    var style: UIPointerStyle?
    var effect: PointerEffectPresenter?
  }

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that returns the regions and styles. The reference is weak. The
  ///   default value is `nil`.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate again for the style of the region that the pointer is in.
  open func invalidate() {
    guard let current else { return }
    current.effect?.end(animated: true)
    self.current = makeHover(current.region)
  }

  /// Ends the style if the interaction is removed from its view.
  open func willMove(to view: UIView?) { leave() }

  /// Sets ``view``.
  open func didMove(to view: UIView?) { self.view = view }

  // R-PTR-2
  private func region(at point: CGPoint, in view: UIView) -> UIPointerRegion? {
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    let request = UIPointerRegionRequest(location: point)
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return region.flatMap { $0.rect.contains(point) ? $0 : nil }
  }

  private func enter(_ region: UIPointerRegion) {
    guard current?.region != region else { return }
    leave()
    current = makeHover(region)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run()
  }

  private func makeHover(_ region: UIPointerRegion) -> Hover {
    let style = delegate?.pointerInteraction(self, styleFor: region)
    let effect = style?.effect.map { PointerEffectPresenter($0, shape: style?.shape) }
    effect?.begin()
    return Hover(region: region, style: style, effect: effect)
  }

  private func leave() {
    guard let hover = current else { return }
    current = nil
    hover.effect?.end(animated: view?.window != nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: hover.region, animator: animator)
    animator.run()
  }
}

extension UIPointerInteraction: PointerStylingInteraction {
  func pointerMoved(to point: CGPoint) -> PointerShape? {
    guard isEnabled, let view, let region = region(at: point, in: view) else { return nil }
    enter(region)
    return current?.style?.image ?? .arrow
  }

  func pointerLeft() { leave() }
}

/// The methods of the delegate of a pointer interaction.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a point, or `nil` if there is none.
  ///
  /// It is called whenever the pointer moves over the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The location of the pointer.
  ///   - defaultRegion: The region of the whole view, which the default implementation returns.
  /// - Returns: The region. It is ignored if it does not contain the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of a region that the pointer has entered.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  /// - Returns: The style. The default implementation returns `nil`, for the arrow.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when the pointer enters a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: The object that runs animations together with the style.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Called when the pointer leaves a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: The object that runs animations together with the style.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations of an app together with those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  ///
  /// - Parameter animations: A closure that changes animatable properties of views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  ///
  /// - Parameter completion: The closure. The argument is `false` if the animations were interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects the animations of a delegate, and runs them.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var collected = CollectedAnimations()

  func addAnimations(_ animations: @escaping () -> Void) { collected.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    collected.completions.append(completion)
  }

  func run() { collected.run(duration: PointerMetrics.duration) }
}
