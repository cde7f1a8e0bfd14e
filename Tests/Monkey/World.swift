import HeadlessHost
import QuartzCore
import SimulatorKit

@testable import UIKitCore

/// A device with a tab bar controller on which walks are performed.
@MainActor final class World {
  let phone: Simulator
  var tabs: Tabs
  var second: UIWindow?
  let delegate = TabsDelegate()
  /// The step to perform in the next callback of a kind.
  var reactions: [Moment: Step] = [:]
  /// The callbacks that were called.
  var moments: Set<Moment> = []
  /// The active touches, in points of the screen.
  var fingers: [Int: CGPoint] = [:]
  private(set) var faults: [Finding] = []
  private(set) var witnesses: [WeakWitness] = []
  private var pageCount = 0
  private var depth = 0
  /// The number of the current step.
  var stepNumber = 0

  struct WeakWitness {
    weak var object: AnyObject?
    let name: String
  }

  static let devices = [
    Device(
      size: CGSize(width: 393, height: 852),
      scale: 1,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ),
    Device(
      size: CGSize(width: 375, height: 667),
      scale: 1,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ),
    Device(
      size: CGSize(width: 834, height: 1194),
      scale: 1,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      idiom: .pad
    ),
    Device(size: CGSize(width: 430, height: 932), scale: 1),
  ]

  init(device: Int) {
    phone = Simulator(World.devices[device % World.devices.count])
    tabs = Tabs(Record("tabs", nil))
    tabs = makeTabs()
    delegate.world = self
    witness(phone, "simulator")
    witness(phone.window, "window")
    phone.window.rootViewController = tabs
  }

  // MARK: Making

  func witness(_ object: AnyObject, _ name: String) {
    if witnesses.count > 400 { witnesses.removeAll { $0.object == nil } }
    witnesses.append(WeakWitness(object: object, name: name))
  }

  private func known<Controller: Witness>(_ controller: Controller) -> Controller {
    witness(controller, controller.record.name)
    return controller
  }

  private func record(_ kind: String) -> Record {
    pageCount += 1
    return Record("\(kind) \(pageCount)", self)
  }

  func makeTabs() -> Tabs {
    let tabs = known(Tabs(record("tabs")))
    tabs.viewControllers = (0..<3).map { makeChild($0 + 2) }
    tabs.delegate = delegate
    witness(tabs.tabBar, "bar of \(tabs.record.name)")
    return tabs
  }

  /// A page: plain, with short or long scrolling content, or a list.
  func makePage(_ kind: Int) -> UIViewController {
    let page: UIViewController
    switch kind % 4 {
    case 0: page = known(Page(record("page")))
    case 1: page = known(Page(record("short"), height: 300))
    case 2: page = known(Page(record("long"), height: 3000))
    default: page = known(TablePage(record("list")))
    }
    page.title = "Page \(pageCount)"
    return page
  }

  /// A page for a tab, or a navigation controller with one.
  func makeChild(_ kind: Int) -> UIViewController {
    guard kind % 5 > 2 else { return makePage(kind % 5) }
    let stack = known(Stack(record("stack"), root: makePage(kind)))
    stack.delegate = delegate
    witness(stack.navigationBar, "bar of \(stack.record.name)")
    return stack
  }

  /// The controllers that exist.
  var controllers: [UIViewController] { witnesses.compactMap { $0.object as? UIViewController } }

  // MARK: Faults and callbacks

  func fault(_ rule: String, _ detail: String) {
    faults.append(Finding(rule: rule, detail: detail, step: stepNumber))
  }

  /// Performs the step for this callback, unless the callback is caused by such a step.
  func happened(_ moment: Moment) {
    moments.insert(moment)
    guard depth < 3, let step = reactions.removeValue(forKey: moment) else { return }
    depth += 1
    perform(step)
    depth -= 1
  }

  // MARK: Time

  var screen: UIScreen { phone.window.screen }

  private var host: HeadlessWindowHost? { screen.host as? HeadlessWindowHost }

  var clock: ManualClock? { screen.clock as? ManualClock }

  /// Makes a requested frame, and paints it for the comparison with a completely drawn one.
  func frameIfNeeded() {
    guard let host, host.needsFrame else { return }
    host.makeFrame()
    _ = screen.rasterizer
  }

  /// Advances the clock, with a frame at least every 0.1 seconds if something changes.
  func advance(_ seconds: Double) {
    guard let clock, seconds > 0 else { return frameIfNeeded() }
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(to: min(clock.now + 0.1, end))
      frameIfNeeded()
    }
  }

  /// Ends all touches and waits until no animation runs; returns `false` if that does not happen.
  func settle() -> Bool {
    reactions = [:]
    for finger in fingers.keys.sorted() { touch(finger, .ended, at: fingers[finger] ?? .zero) }
    delegate.driver?.finish()
    delegate.driver = nil
    for _ in 0..<40 {
      advance(0.5)
      guard let host, host.needsFrame || screen.isAnimating || isWaiting else { return true }
    }
    return false
  }

  private var isWaiting: Bool {
    guard let clock, let due = clock.nextFireTime else { return false }
    return due < clock.now + 5
  }

  // MARK: Fingers

  func touch(_ finger: Int, _ phase: TouchInput.Phase, at point: CGPoint) {
    fingers[finger] = phase == .ended || phase == .cancelled ? nil : point
    let input = TouchInput(
      identifier: 10 + finger,
      phase: phase,
      location: point,
      timestamp: screen.clock.now
    )
    UIApplication.shared.deliver(touches: [input], to: screen)
    frameIfNeeded()
  }

  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: screen.bounds.width * x, y: screen.bounds.height * y)
  }

  // MARK: The end

  /// Restores the state of the process.
  func end() {
    reactions = [:]
    UIApplication.shared.move(to: .active)
    second?.isHidden = true
    second = nil
    // The completions of blocks in which nothing is animated are retained until the next frame.
    NextFrame.runPending()
  }
}
