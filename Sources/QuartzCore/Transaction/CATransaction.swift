import CoreGraphics

/// Settings for the changes and animations made between `begin()` and `commit()`.
///
/// Changes outside any transaction belong to one that ends with the next frame.
public final class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var token: TransactionToken?
  }

  /// The open transactions, the innermost last; the first is the implicit one.
  nonisolated(unsafe) private static var levels = [Level()]

  private static func change(_ change: (inout Level) -> Void) { change(&levels[levels.count - 1]) }

  private static func setting<Value>(_ read: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = read(level) { return value }
    }
    return nil
  }

  // MARK: Grouping

  /// Opens a transaction inside the current one, whose settings it starts with.
  public class func begin() { levels.append(Level()) }

  /// Closes the innermost transaction.
  ///
  /// Its completion block is called at once if nothing in it animates.
  public class func commit() {
    guard levels.count > 1, let level = levels.popLast() else {
      Log.warning("CATransaction: commit() without a matching begin() was ignored.")
      return
    }
    level.token?.close()
  }

  /// Ends the implicit transaction, unless an explicit one is open; each frame begins with it.
  public class func flush() {
    guard levels.count == 1 else { return }
    let level = levels[0]
    levels[0] = Level()
    level.token?.close()
  }

  // MARK: Settings

  /// Seconds that animations without a duration take; 0.25.
  public class func animationDuration() -> CFTimeInterval { setting { $0.duration } ?? 0.25 }

  /// Sets how long animations without a duration take.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration > 0 ? duration : 0 }
  }

  /// The pace of implicit animations; nil leaves them their own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting { $0.timingFunction }
  }

  /// Sets the pace of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changed properties do nothing but change; false.
  public class func disableActions() -> Bool { setting { $0.disablesActions } ?? false }

  /// Sets whether changed properties do nothing but change.
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// What is called when the animations added since it was set have ended.
  public class func completionBlock() -> (() -> Void)? {
    levels[levels.count - 1].token?.block
  }

  /// Sets what is called when all animations added from now on until the commit have ended or were removed.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = levels[levels.count - 1].token
    change { $0.token = block.map(TransactionToken.init) }
    former?.close()
  }

  /// A value stored with the innermost transaction that has one.
  public class func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Stores a value with the transaction.
  public class func setValue(_ value: Any?, forKey key: String) {
    change { $0.values[key] = value }
  }

  // MARK: Counting animations

  /// The tokens of all open transactions, each told to wait for one more animation.
  static func enterAnimation() -> [TransactionToken] {
    let tokens = levels.compactMap(\.token)
    for token in tokens { token.enter() }
    return tokens
  }
}

/// Waits for a transaction's animations, then calls its completion block once.
final class TransactionToken {
  private(set) var block: (() -> Void)?
  private var running = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    callIfDone()
  }

  func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, running <= 0, let block else { return }
    self.block = nil
    block()
  }
}
