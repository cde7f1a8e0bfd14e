import Foundation
import UIKitCore

// StateWriter FOLDER TEXT            comes back, prints the text that was kept, and keeps TEXT
// StateWriter FOLDER TEXT BYTES      is killed when a file gets longer than so many bytes
// StateWriter FOLDER TEXT BYTES full finds the disk full there

/// An application with one page that saves a text.
@MainActor private final class Writer: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let page = TextPage()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    page.restorationIdentifier = "page"
    window = UIWindow()
    window?.rootViewController = page
    return true
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

private final class TextPage: UIViewController {
  var text = ""

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text, forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
  }
}

MainActor.assumeIsolated {
  let arguments = CommandLine.arguments
  UIApplication.stateStore = FolderStore(folder: URL(fileURLWithPath: arguments[1]))
  let writer = Writer()
  UIApplication.shared.delegate = writer
  LaunchSequence(.shared).run()
  FileHandle.standardOutput.write(Data((writer.page.text + "\n").utf8))
  writer.page.text = arguments[2]
  if arguments.count > 3, let bytes = UInt(arguments[3]) {
    signal(SIGXFSZ, arguments.count > 4 ? SIG_IGN : SIG_DFL)
    // The parent process may have blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }
  UIApplication.shared.terminate()
}
