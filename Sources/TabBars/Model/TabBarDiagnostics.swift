import UIKit

/// Diagnostics about values that were ignored or clamped.
///
/// The module never traps.
@MainActor
public enum TabBarDiagnostics {
  /// Called with each diagnostic.
  ///
  /// The default prints it to the standard error stream.
  public static var report: (String) -> Void = { remark in
    FileHandle.standardError.write(Data("TabBars: \(remark)\n".utf8))
  }
}
