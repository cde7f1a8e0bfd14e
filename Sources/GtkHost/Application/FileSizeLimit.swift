import Foundation

/// The limit of file sizes of the process, as `ulimit -f` sets it.
enum FileSizeLimit {
  // R-WIN-26
  /// Makes writes beyond the limit fail like writes to a full disk.
  ///
  /// By default the system ends the process with the signal XFSZ. A handler of the application
  /// stays. Programs that the application starts have the default again.
  static func reportAsError() {
    var current = sigaction()
    guard sigaction(SIGXFSZ, nil, &current) == 0,
      current.__sigaction_handler.sa_handler == nil
    else { return }
    signal(SIGXFSZ) { _ in }
  }
}
