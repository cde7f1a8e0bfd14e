import Foundation
import HeadlessHost

#if GtkHost
  import GtkHost
#endif

/// Starts the application on the available platform, runs it, and ends the process.
@MainActor enum ApplicationStart {
  static func run(applicationClass: AnyClass?, delegateClass: AnyClass?) -> Never {
    if let applicationClass, let application = make(applicationClass) as? UIApplication {
      UIApplication.adopt(application)
    }
    let delegate = delegateClass.flatMap { make($0) as? UIApplicationDelegate }
    let environment = ProcessInfo.processInfo.environment
    if let folder = DataFolder.url(for: title, in: environment) {
      UIApplication.dataStore = FolderStore(folder: folder)
    }
    if let folder = DataFolder.stateURL(for: title, in: environment) {
      UIApplication.stateStore = FolderStore(folder: folder)
    }
    UIApplication.timeOfDay = { Date() }
    UIApplication.shared.delegate = delegate ?? UIApplication.shared as? UIApplicationDelegate
    let status = withExtendedLifetime(delegate) {
      HeadlessApplicationHost.isRequested ? runWithoutDisplay() : runOnDesktop()
    }
    exit(status)
  }

  #if GtkHost
    private static func runOnDesktop() -> Int32 {
      do {
        let host = try GtkApplicationHost(title: title)
        UIApplication.host = host
        LaunchSequence(.shared).run()
        host.run()
        UIApplication.shared.terminate()
        return 0
      } catch {
        return fail(error.description)
      }
    }
  #else
    private static func runOnDesktop() -> Int32 {
      fail(
        "\(title) was built without the trait GtkHost of TabBarKit, so it cannot open windows."
          + " Start it with TABBARKIT_HOST=headless, or enable the trait."
      )
    }
  #endif

  /// Runs the application until the first frame is drawn, to verify that it starts.
  ///
  /// There is no input without a display, so the application ends then.
  private static func runWithoutDisplay() -> Int32 {
    var configuration = ScreenConfiguration()
    configuration.settings.use(SystemLanguage(environment: ProcessInfo.processInfo.environment))
    let host = HeadlessApplicationHost(mainScreenConfiguration: configuration)
    UIApplication.host = host
    LaunchSequence(.shared).run()
    host.makeFrames()
    UIApplication.shared.terminate()
    return 0
  }

  /// The name of the application, which is that of its executable.
  private static var title: String { ProcessInfo.processInfo.processName }

  private static func make(_ type: AnyClass) -> NSObject? {
    let object = Instantiation.make(type)
    if object == nil { Log.warning("\(type) cannot be created: it is not a subclass of NSObject") }
    return object
  }

  private static func fail(_ reason: String) -> Int32 {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    return 1
  }
}
