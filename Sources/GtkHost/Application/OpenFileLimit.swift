import Foundation

/// The number of files that the process can have open at a time.
///
/// Libraries end the process, each with a message of its own, if they cannot open their files.
package enum OpenFileLimit {
  /// The least number with which windows can be opened.
  private static let least: rlim_t = 32
  /// The number that the process requests if its limit is lower.
  private static let wanted: rlim_t = 256

  // R-WIN-23
  /// Raises a low limit as far as the system allows.
  ///
  /// - Returns: `nil`, or a message for the user if the limit is too low.
  package static func raise() -> String? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < wanted
    else { return nil }
    limit.rlim_cur = min(max(limit.rlim_cur, wanted), limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_cur < least else { return nil }
    return "Cannot open a window: the process may open only \(limit.rlim_cur) files, and at least"
      + " \(least) are needed; raise the limit with ulimit -n."
  }
}
