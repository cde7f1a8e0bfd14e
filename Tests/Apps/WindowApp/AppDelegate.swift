import Foundation
import UIKit
import WindowScenes

/// An application for the window tests with colored tabs, which prints events, one line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var timer: Timer?
  private var watches: [NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if usesScenes { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makePage(CommandLine.arguments)
    window.rootViewController?.title = ProcessInfo.processInfo.environment["WINDOW_TITLE"]
    window.makeKeyAndVisible()
    self.window = window
    reportLaunch(UIScreen.main.traitCollection)
    reportLanguage(application.userInterfaceLayoutDirection)
    reportWishes()
    useEveryWayToComeBackLater()
    return true
  }

  private var usesScenes: Bool { CommandLine.arguments.contains("scenes") }

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if usesScenes { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  private func makePage(_ arguments: [String]) -> UIViewController {
    if arguments.contains("picker") { return PickerPage(report: report) }
    if arguments.contains(where: ["notify", "remember"].contains) {
      return NotificationPage(report: report)
    }
    if arguments.contains("tint") { return TintedPage(report: report) }
    if arguments.contains("form") { return FormPage(report: report) }
    return arguments.contains("spoken") ? SpokenTabs(report: report) : ColouredTabs(report: report)
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    report("opened \(url.absoluteString)")
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { report("in the background") }

  func applicationWillEnterForeground(_ application: UIApplication) { report("in the foreground") }

  func applicationWillTerminate(_ application: UIApplication) { report("terminated") }

  private func reportLaunch(_ traits: UITraitCollection) {
    let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let motion = UIAccessibility.isReduceMotionEnabled ? "still" : "moving"
    let size = UIScreen.main.bounds.size
    report("screen \(Int(size.width)) \(Int(size.height))")
    report("launched \(style), text \(traits.preferredContentSizeCategory.rawValue), \(motion)")
  }

  private func reportLanguage(_ direction: UIUserInterfaceLayoutDirection) {
    let search = UITabBarItem(tabBarSystemItem: .search, tag: 0).title ?? ""
    report("\(search), \(direction == .rightToLeft ? "right to left" : "left to right")")
  }

  private func reportWishes() {
    watch(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) {
      let contrast = UIAccessibility.isDarkerSystemColorsEnabled ? "high" : "normal"
      let blurs = UIAccessibility.isReduceTransparencyEnabled ? "opaque" : "transparent"
      report("contrast \(contrast), \(blurs)")
    }
    watch(UIAccessibility.voiceOverStatusDidChangeNotification) {
      report("screen reader \(UIAccessibility.isVoiceOverRunning ? "on" : "off")")
    }
    watch(UIContentSizeCategory.didChangeNotification) {
      report("text \(UIApplication.shared.preferredContentSizeCategory.rawValue)")
    }
    watch(UIAccessibility.reduceMotionStatusDidChangeNotification) {
      report("motion \(UIAccessibility.isReduceMotionEnabled ? "still" : "moving")")
    }
  }

  private func watch(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    watches.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(body)
      }
    )
  }

  private func useEveryWayToComeBackLater() {
    DispatchQueue.main.async { report("main queue") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { report("main queue later") }
    Task {
      try? await Task.sleep(nanoseconds: 20_000_000)
      report("task")
      report("detached \(await Task.detached { 42 }.value)")
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in report("timer") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in report("timer from elsewhere") }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
