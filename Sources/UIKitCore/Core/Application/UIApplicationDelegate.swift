import Foundation

/// An object that responds to the launch, the state changes and the requests of the application.
///
/// All methods have default implementations. The usual delegate is a ``UIResponder`` with a
/// `window` property that is set in ``application(_:didFinishLaunchingWithOptions:)``; see
/// ``UIApplication`` for an example. An application that returns a configuration with a delegate
/// class from ``application(_:configurationForConnecting:options:)`` creates its window in the
/// scene delegate instead.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an application without scenes.
  ///
  /// The default implementation returns `nil` and ignores new values.
  var window: UIWindow? { get set }

  // MARK: Launch and termination
  /// Called first when the application launches, before its state is restored.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - launchOptions: The reason for the launch, or `nil`.
  /// - Returns: Whether the application handles the URL in `launchOptions`. The value is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has launched and its state has been restored.
  ///
  /// Create the user interface in this method. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - launchOptions: The reason for the launch, or `nil`.
  /// - Returns: Whether the application handles the URL in `launchOptions`. The value is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the other launch methods.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called before the application terminates, after its state has been saved.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: State changes in an application without scenes
  /// Called when the application has become active and receives events again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the system is low on memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: State preservation and restoration
  // R-RES-10, R-RES-30, R-RES-31
  /// Returns whether the state of the application is to be saved.
  ///
  /// It is called in an application without scenes when the application enters the background, when
  /// it terminates, and 30 seconds after user input. Values written to the coder can be read in
  /// ``application(_:shouldRestoreSecureApplicationState:)`` and
  /// ``application(_:didDecodeRestorableStateWith:)``. The default implementation calls
  /// ``application(_:shouldSaveApplicationState:)``.
  ///
  /// Unlike iOS, it is also called while the application is in the foreground, because a desktop
  /// may terminate programs without notice.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An archiver for the application's own values.
  /// - Returns: `true` to save the state.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  // R-RES-9
  /// Returns whether the saved state of the application is to be restored.
  ///
  /// It is called between the two launch methods if there is a saved state. The default
  /// implementation calls ``application(_:shouldRestoreApplicationState:)``.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An unarchiver with the values that were saved.
  /// - Returns: `true` to restore the state.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether the state of the application is to be saved.
  ///
  /// This is the older variant of ``application(_:shouldSaveSecureApplicationState:)``. The default
  /// implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An archiver for the application's own values.
  /// - Returns: `true` to save the state.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the saved state of the application is to be restored.
  ///
  /// This is the older variant of ``application(_:shouldRestoreSecureApplicationState:)``. The
  /// default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An unarchiver with the values that were saved.
  /// - Returns: `true` to restore the state.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  // R-RES-8
  /// Returns a view controller that was saved without a `restorationClass`.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - identifierComponents: The restoration identifiers of the controller and its ancestors,
  ///     beginning with the outermost.
  ///   - coder: An unarchiver with the controller's saved state.
  /// - Returns: The controller to restore, or `nil` to use an existing controller with that path.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  // R-RES-10
  /// Called before the view controllers encode their state.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An archiver for the application's own values.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  // R-RES-9
  /// Called after the view controllers have decoded their state.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - coder: An unarchiver with the values that were saved.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: Scenes
  /// Returns the configuration of a scene that is about to be connected.
  ///
  /// If the configuration has a `delegateClass`, the application uses scenes.
  ///
  /// Unlike iOS, there is no scene manifest, so the configuration is determined only by this
  /// method: the default implementation returns a configuration without a delegate, which starts
  /// the application without scenes.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - connectingSceneSession: The session of the new scene.
  ///   - options: The reason why the scene is connected.
  /// - Returns: A configuration with the classes of the scene and its delegate.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when windows have been closed, or when the application terminates, and their scenes have
  /// been disconnected.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - sceneSessions: The sessions of the scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: URLs and orientations
  /// Opens a URL in an application without scenes.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - url: The URL to open.
  ///   - options: How the URL was opened. The dictionary is empty.
  /// - Returns: Whether the URL was opened. The value is ignored.
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the interface orientations that the application supports in a given window.
  ///
  /// The default implementation returns the orientations that the list
  /// `UISupportedInterfaceOrientations` in the application's `Info.plist` contains. Without a list,
  /// it returns all orientations, so that the view controllers decide.
  ///
  /// - Parameters:
  ///   - application: The application object.
  ///   - window: The window whose content is about to rotate, or `nil`.
  /// - Returns: The supported orientations.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns `nil` and ignores new values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns `true`.
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
  /// Returns the result of `application(_:shouldSaveApplicationState:)`.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }
  /// Returns the result of `application(_:shouldRestoreApplicationState:)`.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }
  /// Returns `false`.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `nil`.
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
  /// Returns a configuration without a delegate class.
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
  /// Returns `false`.
  public func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns the orientations of the application's `Info.plist`, or all of them if it has none.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .ofApplication }
}
