import Foundation
import HeadlessHost
import UserNotifications

#if GtkHost
  import GtkHost
#endif

/// Starts the application on the available platform, runs it, and ends the process.
@MainActor enum ApplicationStart {
  static func run(applicationClass: AnyClass?, delegateClass: AnyClass?) -> Never {
    #if GtkHost
      if !HeadlessApplicationHost.isRequested, let reason = OpenFileLimit.raise() {
        exit(fail(reason))
      }
    #endif
    if let applicationClass, let application = make(applicationClass) as? UIApplication {
      UIApplication.adopt(application)
    }
    let delegate = delegateClass.flatMap { make($0) as? UIApplicationDelegate }
    let environment = ProcessInfo.processInfo.environment
    let urls = identity.urls(
      in: Array(CommandLine.arguments.dropFirst()),
      folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    )
    #if GtkHost
      var instance: SingleInstance?
      if !HeadlessApplicationHost.isRequested {
        instance = SingleInstance(identity: identity, environment: environment)
        if instance?.passOn(urls) == true { exit(0) }
      }
    #endif
    openStores(environment)
    UIApplication.timeOfDay = { Date() }
    UIApplication.shared.delegate = delegate ?? UIApplication.shared as? UIApplicationDelegate
    let status = withExtendedLifetime(delegate) {
      #if GtkHost
        HeadlessApplicationHost.isRequested
          ? runWithoutDisplay(opening: urls) : runOnDesktop(opening: urls, as: instance)
      #else
        HeadlessApplicationHost.isRequested ? runWithoutDisplay(opening: urls) : runOnDesktop()
      #endif
    }
    exit(status)
  }

  private static func openStores(_ environment: [String: String]) {
    func store(_ folder: (String, [String: String]) -> URL?) -> FolderStore? {
      guard let new = folder(identity.desktopName, environment) else { return nil }
      if let old = folder(identity.programName, environment) {
        DataFolder.moveFiles(from: old, to: new)
      }
      return FolderStore(folder: new)
    }
    if let store = store(DataFolder.url) { UIApplication.dataStore = store }
    if let store = store(DataFolder.stateURL) { UIApplication.stateStore = store }
  }

  #if GtkHost
    private static func runOnDesktop(opening urls: [URL], as instance: SingleInstance?) -> Int32 {
      do {
        let host = try GtkApplicationHost(identity: identity)
        UIApplication.host = host
        host.connectNotifications(to: instance)
        LaunchSequence(.shared).run(opening: urls)
        UNUserNotificationCenter.current().start()
        host.startNotifications()
        instance?.onRequest = { [weak host] urls, token in
          host?.activate(token: token)
          UIApplication.shared.receive(urls)
        }
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
        "\(identity.programName) was built without the trait GtkHost of TabBarKit, so it cannot open windows."
          + " Start it with TABBARKIT_HOST=headless, or enable the trait."
      )
    }
  #endif

  /// Runs the application until the first frame is drawn, to verify that it starts.
  ///
  /// There is no input without a display, so the application ends then.
  private static func runWithoutDisplay(opening urls: [URL]) -> Int32 {
    var configuration = ScreenConfiguration()
    configuration.settings.use(SystemLanguage(environment: ProcessInfo.processInfo.environment))
    let host = HeadlessApplicationHost(mainScreenConfiguration: configuration)
    UIApplication.host = host
    LaunchSequence(.shared).run(opening: urls)
    host.makeFrames()
    UIApplication.shared.terminate()
    return 0
  }

  private static var identity: ApplicationIdentity { .current }

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
