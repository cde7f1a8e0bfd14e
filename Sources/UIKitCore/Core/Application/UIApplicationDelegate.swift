import Foundation

/// Hears about the life of the application; all members have defaults.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }

  // MARK: Launch and end
  /// Called first, before the interface is made; the answer only matters for URLs.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when everything is ready to make the interface.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The launch call of the oldest applications, made after the others.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: Coming and going, in an application without scenes
  /// Called when the application gets events again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before events go elsewhere.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application went out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application comes back into sight.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: Coming back as the user left it
  /// Whether the application is to be kept; asked when it goes to the background, when it ends, and 30 seconds after
  /// something that the user did.
  ///
  /// What is written into the coder comes back to `shouldRestore…` and `didDecodeRestorableStateWith`. By default the
  /// answer of `application(_:shouldSaveApplicationState:)`. (R-RES-10, R-RES-30, R-RES-31)
  ///
  /// Unlike iOS, it is asked also while the application is in front, since a desktop ends programs without a word.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the application is to come back as it was saved; asked between the two launch calls, where there is anything
  /// to come back to.
  ///
  /// By default the answer of `application(_:shouldRestoreApplicationState:)`. (R-RES-9)
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// The older form of `shouldSaveSecureApplicationState`; false by default.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The older form of `shouldRestoreSecureApplicationState`; false by default.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// A controller that was saved without a `restorationClass`; nil, the default, takes the one that stands there. (R-RES-8)
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called before the controllers write what is to come back. (R-RES-10)
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when the controllers have read what they wrote. (R-RES-9)
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: Scenes
  /// How to show a new scene. A configuration with a `delegateClass` makes the application one with scenes.
  ///
  /// Unlike iOS, there is no scene list in an information file, so this answer alone decides: the default, a
  /// configuration without a delegate, starts the application without scenes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user closed scenes for good.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: Other questions
  /// Opens a URL; false by default.
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Which ways up the interface may be shown in a window; all by default, so that controllers decide.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None; setting it is without effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// What the older form answers.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }
  /// What the older form answers.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }
  /// False.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// False.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// None.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {}
  /// A configuration without a delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// False.
  public func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// All.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
