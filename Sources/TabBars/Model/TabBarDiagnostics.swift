import UIKit

/// Where the module says what it left out or clamped; nothing in it traps.
@MainActor
public enum TabBarDiagnostics {
  /// Hears each remark; prints it to the standard error stream by default.
  public static var report: (String) -> Void = { remark in
    FileHandle.standardError.write(Data("TabBars: \(remark)\n".utf8))
  }
}
