import UIKit

/// Diagnostic messages about values that were ignored or clamped.
///
/// Invalid values never cause a trap in this module.
@MainActor
public enum TabBarDiagnostics {
  /// A closure that is called with each diagnostic message.
  ///
  /// The default closure prints the message to the standard error stream.
  public static var report: (String) -> Void = { remark in
    FileHandle.standardError.write(Data("TabBars: \(remark)\n".utf8))
  }
}
