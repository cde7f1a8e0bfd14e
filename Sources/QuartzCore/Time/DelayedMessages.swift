import CoreGraphics

/// The messages that are sent after a delay.
private enum DelayedMessages {
  struct Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: ClockTimer
  }

  private nonisolated(unsafe) static var messages: [Message] = []

  // R-KV-22
  static func schedule(
    _ selector: Selector,
    of target: NSObject,
    _ argument: Any?,
    after delay: TimeInterval
  ) {
    let timer = MediaTime.clock.schedule(after: delay) {
      messages.removeAll { !$0.timer.isPending }
      if selector.name.contains(":") {
        target.perform(selector, with: argument)
      } else {
        target.perform(selector)
      }
    }
    messages.append(
      Message(target: target, selector: selector, argument: argument, timer: timer)
    )
  }

  static func cancel(where matches: (Message) -> Bool) {
    messages.removeAll { message in
      let isCanceled = matches(message)
      if isCanceled { message.timer.cancel() }
      return isCanceled
    }
  }

  /// Whether the main thread, or another thread on behalf of the main queue, calls.
  static var isOnMainThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        first == second
      } else {
        first as AnyObject === second as AnyObject
      }
    default: false
    }
  }
}

extension NSObject {
  /// Calls a method after a delay, in the time of animations.
  ///
  /// The object and the argument are retained until then. In the simulator, the method is called
  /// when the time is advanced. Call it on the main thread.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method.
  ///   - argument: The argument of the method. A method without parameters ignores it.
  ///   - delay: The delay in seconds. With a delay of 0, the method is called after the current
  ///     event.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.schedule(selector, of: self, argument, after: delay)
  }

  /// Calls a method after a delay, in the time of animations.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method.
  ///   - argument: The argument of the method. A method without parameters ignores it.
  ///   - delay: The delay in seconds.
  ///   - modes: The modes of the run loop in which the method is called. Unlike iOS, it is called in
  ///     every mode.
  public func perform(
    _ selector: Selector,
    with argument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method.
  ///   - argument: The argument of the method. A method without parameters ignores it.
  ///   - wait: Whether the current thread waits for the end of the method. On the main thread the
  ///     method is then called immediately, and otherwise after the current event.
  public func performSelector(
    onMainThread selector: Selector,
    with argument: Any?,
    waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    let call = { @Sendable in
      if selector.name.contains(":") {
        target.perform(selector, with: argument)
      } else {
        target.perform(selector)
      }
      return
    }
    switch (DelayedMessages.isOnMainThread, wait) {
    case (true, true): call()
    case (true, false): target.perform(selector, with: argument, afterDelay: 0)
    case (false, true): DispatchQueue.main.sync(execute: call)
    case (false, false): DispatchQueue.main.async(execute: call)
    }
  }

  /// Cancels the calls that were requested with `perform(_:with:afterDelay:)` on an object.
  ///
  /// - Parameter target: The object.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.cancel { $0.target === target as AnyObject }
  }

  /// Cancels the calls of a method that were requested with `perform(_:with:afterDelay:)`.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - selector: The selector of the method.
  ///   - argument: The argument that was passed.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object argument: Any?
  ) {
    DelayedMessages.cancel {
      $0.target === target as AnyObject && $0.selector == selector
        && DelayedMessages.isEqual($0.argument, argument)
    }
  }
}
