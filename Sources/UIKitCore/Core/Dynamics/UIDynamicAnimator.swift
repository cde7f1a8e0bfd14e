import QuartzCore

/// Methods that are called when a dynamic animator stops and continues.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator continues.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items came to rest and the animator has stopped.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that moves items by physical rules: gravity, collisions, attachments, snaps and pushes.
///
/// Create an animator for the view that contains the items, add behaviors, and keep a reference to
/// the animator while it runs:
///
/// ```swift
/// animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [ball]))
/// let walls = UICollisionBehavior(items: [ball])
/// walls.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(walls)
/// ```
///
/// The animator advances with the frames of the screen, in steps of 1/240 second. When all items
/// have been at rest for half a second it pauses, until a behavior changes. The same steps always
/// have the same result.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items are, or `nil` if it no longer exists.
  open private(set) weak var referenceView: UIView?

  /// The object that is notified when the animator stops and continues.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var delegate: UIDynamicAnimatorDelegate?

  /// The behaviors that were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// The total time for which the animator has run, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private var scene = DynamicsScene()
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval = 0
  /// The time that has passed since the last step of the simulation.
  private var remainder: CFTimeInterval = 0

  /// Creates an animator without behaviors.
  ///
  /// - Parameter view: The view in whose coordinates the items are. The reference is weak.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  deinit { link?.invalidate() }

  /// A Boolean value that indicates whether items are moving.
  open var isRunning: Bool { link != nil }

  // MARK: Behaviors

  /// Adds a behavior and its children, which takes effect in the next frame.
  ///
  /// A behavior that was already added is ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    resume()
  }

  /// Removes a behavior and its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items whose frames intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [UIDynamicItem] {
    var found: [UIDynamicItem] = []
    for item in allItems where !found.contains(where: { $0 === item }) {
      let size = item.bounds.applying(item.transform).size
      let frame = CGRect(
        x: item.center.x - size.width / 2,
        y: item.center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      if frame.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Reads the center, the rotation and the size of an item again after the app has changed them.
  ///
  /// The velocity of the item does not change.
  open func updateItem(usingCurrentState item: UIDynamicItem) {
    // R-DYN-5
    scene.read(item)
    resume()
  }

  func body(of item: UIDynamicItem) -> DynamicBody? {
    if scene.body(of: item) == nil { scene.update(items: allItems) }
    return scene.body(of: item)
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }
  private var allItems: [UIDynamicItem] { allBehaviors.flatMap(\.ownItems) }

  // MARK: Frames

  /// Starts the frames if they don't run, after a change.
  func resume() {
    scene.update(items: allItems)
    scene.world.wake()
    guard link == nil, !allItems.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let clock = referenceView?.window?.screen.clock ?? MediaTime.clock
    let link = CADisplayLink(clock: clock) { [weak self] link in
      MainActor.assumeIsolated { self?.advance(to: link.timestamp) }
    }
    self.link = link
    lastTime = clock.now
    remainder = 0
    link.add(to: .main, forMode: .common)
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(to time: CFTimeInterval) {
    // R-DYN-1, R-DYN-2
    let elapsed = min(max(time - lastTime, 0), Self.longestFrame)
    lastTime = time
    elapsedTime += elapsed
    remainder += elapsed
    let steps = Int((remainder / DynamicsMetrics.step + 1e-6).rounded(.down))
    remainder -= Double(steps) * DynamicsMetrics.step
    prepareScene()
    for _ in 0..<steps { scene.world.advance(DynamicsMetrics.step) }
    scene.writeItems()
    report()
    for behavior in allBehaviors { behavior.action?() }
    if scene.world.isAtRest || scene.world.bodies.isEmpty { pause() }
  }

  /// The longest time that a frame simulates, in seconds; a longer interruption is skipped.
  private static let longestFrame = 0.1

  private func prepareScene() {
    scene.update(items: allItems)
    scene.referenceBounds = referenceView?.bounds
    scene.world.forces = []
    scene.world.joints = []
    scene.world.groups = []
    let behaviors = allBehaviors
    var properties: [ObjectIdentifier: BodyProperties] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items { properties[ObjectIdentifier(item)] = behavior.properties }
    }
    for item in allItems {
      scene.body(of: item)?.properties = properties[ObjectIdentifier(item)] ?? BodyProperties()
    }
    for behavior in behaviors { behavior.contribute(to: &scene) }
    scene.world.forgetContacts()
  }

  /// Notifies the delegates of collision behaviors.
  private func report() {
    let events = scene.world.events
    scene.world.events = []
    guard !events.isEmpty else { return }
    for behavior in allBehaviors.compactMap({ $0 as? UICollisionBehavior }) {
      for event in events where event.group == ObjectIdentifier(behavior) {
        guard let first = scene.item(of: event.first) else { continue }
        behavior.report(event, first, event.second.flatMap { scene.item(of: $0) })
      }
    }
  }
}
