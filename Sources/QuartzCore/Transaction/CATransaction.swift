import CoreGraphics

/// A group of changes and animations with common settings.
///
/// The settings apply to changes that are made between ``begin()`` and ``commit()``. Transactions
/// can be nested; settings that aren't set are inherited from the enclosing transaction. Changes
/// outside of a transaction belong to the implicit transaction, which ends with the next frame.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// layer.position = point
/// CATransaction.commit()
/// ```
public final class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var token: TransactionToken?
  }

  /// The open transactions, the innermost last; the first one is the implicit transaction.
  ///
  /// Each access reads or changes a level and calls no block, so exclusive access is not checked.
  @exclusivity(unchecked) nonisolated(unsafe) private static var levels = [Level()]

  private static func change(_ change: (inout Level) -> Void) { change(&levels[levels.count - 1]) }

  private static func setting<Value>(_ read: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = read(level) { return value }
    }
    return nil
  }

  // MARK: Beginning and committing

  /// Begins a transaction inside the current one.
  public class func begin() { levels.append(Level()) }

  /// Commits the innermost transaction.
  ///
  /// The completion block is called immediately if the transaction has no running animations. A
  /// call that does not balance a call of ``begin()`` is ignored, and a warning is logged.
  public class func commit() {
    guard levels.count > 1, let level = levels.popLast() else {
      Log.warning("CATransaction: commit() without a matching begin() was ignored.")
      return
    }
    level.token?.close()
  }

  /// Commits the implicit transaction.
  ///
  /// The method is called at the beginning of each frame. It has no effect while another
  /// transaction is open.
  public class func flush() {
    guard levels.count == 1 else { return }
    let level = levels[0]
    levels[0] = Level()
    level.token?.close()
  }

  // MARK: Settings

  /// Returns the duration of animations that have no duration of their own, in seconds.
  ///
  /// The default value is 0.25.
  public class func animationDuration() -> CFTimeInterval { setting { $0.duration } ?? 0.25 }

  /// Sets the duration of animations that have no duration of their own, in seconds.
  ///
  /// Negative values are treated as 0, which disables implicit animations.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration > 0 ? duration : 0 }
  }

  /// Returns the timing function of implicit animations.
  ///
  /// The default value is `nil`, which has the same effect as
  /// ``CAMediaTimingFunctionName/default``.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting { $0.timingFunction }
  }

  /// Sets the timing function of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns whether actions, such as implicit animations, are disabled for changes of properties.
  ///
  /// The default value is `false`.
  public class func disableActions() -> Bool { setting { $0.disablesActions } ?? false }

  /// Sets whether actions, such as implicit animations, are disabled for changes of properties.
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns the completion block of the innermost transaction.
  public class func completionBlock() -> (() -> Void)? {
    levels[levels.count - 1].token?.block
  }

  /// Sets the block that is called when the animations of the transaction have ended.
  ///
  /// The block is called once, after the commit, when all animations that were added after this
  /// call have ended or were removed. A block that was set earlier is called when its own
  /// animations have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = levels[levels.count - 1].token
    change { $0.token = block.map(TransactionToken.init) }
    former?.close()
  }

  /// Returns the value for a key in the innermost transaction that has one, or `nil` if none does.
  public class func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Stores a value for a key in the innermost transaction.
  ///
  /// - Parameters:
  ///   - value: The value to store.
  ///   - key: The key of the value.
  public class func setValue(_ value: Any?, forKey key: String) {
    change { $0.values[key] = value }
  }

  // MARK: Counting animations

  /// Adds an animation to all open transactions, and returns their tokens.
  static func enterAnimation() -> [TransactionToken] {
    let tokens = levels.compactMap(\.token)
    for token in tokens { token.enter() }
    return tokens
  }
}

/// Counts a transaction's running animations and calls its completion block after the last one.
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
