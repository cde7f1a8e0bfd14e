import Foundation

/// Provides the timers that call a method.
///
/// Only `Timer` conforms to this protocol. An initializer in an extension of a protocol can create
/// an object of a subclass, which a timer needs to release its target when it is invalidated.
public protocol _TimerMaking {}

extension Timer: _TimerMaking {}

extension _TimerMaking where Self: Timer {
  /// Creates a timer that calls a method; add it to a run loop.
  ///
  /// The method may take the timer as its argument.
  ///
  /// - Parameters:
  ///   - timeInterval: The time until the method is called, and between two calls, in seconds.
  ///   - target: The object to call. It is retained until the timer is invalidated.
  ///   - selector: The method to call.
  ///   - userInfo: The timer's `userInfo`, which is released when the timer is invalidated.
  ///   - repeats: Whether the method is called until the timer is invalidated.
  public init(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    // R-FND-6
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval),
      interval: timeInterval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
  }

  /// Creates a timer that calls a method, first at a date; add it to a run loop.
  ///
  /// The method may take the timer as its argument.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between two calls, in seconds.
  ///   - target: The object to call. It is retained until the timer is invalidated.
  ///   - selector: The method to call.
  ///   - userInfo: The timer's `userInfo`, which is released when the timer is invalidated.
  ///   - repeats: Whether the method is called until the timer is invalidated.
  public init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    // R-FND-6
    let action = TimerAction(target: target as AnyObject, selector: selector, userInfo: userInfo)
    let timer = SelectorTimer(date, interval, repeats, action: action)
    guard let made = timer as? Self else {
      Misuse.raise(reason: "Subclasses of NSTimer cannot be created with a target and a selector")
    }
    self = made
  }
}

extension Timer {
  /// Creates a timer that calls a method, and adds it to the current run loop.
  ///
  /// The method may take the timer as its argument.
  ///
  /// - Parameters:
  ///   - timeInterval: The time until the method is called, and between two calls, in seconds.
  ///   - target: The object to call. It is retained until the timer is invalidated.
  ///   - selector: The method to call.
  ///   - userInfo: The timer's `userInfo`, which is released when the timer is invalidated.
  ///   - repeats: Whether the method is called until the timer is invalidated.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    // R-FND-6
    let timer = Timer(
      timeInterval: timeInterval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The method that a timer calls, and its target until the timer is invalidated.
private final class TimerAction: @unchecked Sendable {
  private var target: AnyObject?
  private(set) var userInfo: Any?
  private let selector: Selector

  init(target: AnyObject, selector: Selector, userInfo: Any?) {
    (self.target, self.selector, self.userInfo) = (target, selector, userInfo)
  }

  func perform(_ timer: Timer) {
    guard let target else { return }
    selector.performOnCurrentThread(on: target, timer)
  }

  func end() { (target, userInfo) = (nil, nil) }
}

/// A timer that calls a method.
private final class SelectorTimer: Timer {
  private let action: TimerAction

  init(
    _ date: Date,
    _ interval: TimeInterval,
    _ repeats: Bool,
    action: TimerAction
  ) {
    self.action = action
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      action.perform(timer)
      if !repeats { action.end() }
    }
  }

  // R-FND-7
  override var userInfo: Any? { action.userInfo }

  override func invalidate() {
    super.invalidate()
    action.end()
  }
}
