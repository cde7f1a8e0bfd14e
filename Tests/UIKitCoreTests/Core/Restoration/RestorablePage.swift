import Foundation
import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

extension Journal {
  /// What happened while an application was kept and came back.
  static let restoration = Journal()
}

/// A page that keeps a text and tells what it is asked.
class RestorablePage: UIViewController {
  var text = ""

  init(_ identifier: String?, text: String = "") {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    title = identifier
    self.text = text
    ReleaseWitnesses.announce(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var name: String { restorationIdentifier ?? "?" }

  override func viewDidLoad() {
    super.viewDidLoad()
    Journal.restoration.record("\(name) loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Journal.restoration.record("\(name) appears \(text)".trimmingCharacters(in: .whitespaces))
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text, forKey: "text")
    Journal.restoration.record("\(name) encodes")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
    Journal.restoration.record("\(name) decodes \(text)".trimmingCharacters(in: .whitespaces))
  }

  override func applicationFinishedRestoringState() {
    Journal.restoration.record("\(name) is told of the end")
  }
}

/// Makes pages by the last identifier of their path; none for "refused".
final class PageRestorationClass: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
    Journal.restoration.record("class makes \(identifierComponents.joined(separator: "/")) \(text)")
    guard let name = identifierComponents.last, name != "refused" else { return nil }
    return RestorablePage(name)
  }
}

extension UIViewController {
  /// The controller with what makes it at the next launch.
  func made(by maker: UIViewControllerRestoration.Type) -> Self {
    restorationClass = maker
    return self
  }
}

@MainActor func tabs(_ children: [UIViewController], named name: String? = "tabs")
  -> UITabBarController
{
  let tabs = UITabBarController()
  tabs.viewControllers = children
  tabs.restorationIdentifier = name
  ReleaseWitnesses.announce(tabs)
  return tabs
}

@MainActor func stack(_ pages: [UIViewController], named name: String? = "stack")
  -> UINavigationController
{
  let stack = UINavigationController()
  stack.viewControllers = pages
  stack.restorationIdentifier = name
  ReleaseWitnesses.announce(stack)
  return stack
}

/// Shows a controller, has the device end, and shows another one on a device that comes back.
@MainActor func restore(
  from first: UIViewController,
  to second: UIViewController,
  on device: Device = .iPhone15,
  meanwhile work: (Simulator) throws -> Void
) rethrows -> Simulator {
  let phone = Simulator(device)
  phone.window.rootViewController = first
  try work(phone)
  let state = phone.saveState()
  phone.terminate()
  let next = Simulator(device, restoring: state)
  ReleaseWitnesses.announce(phone, next)
  next.window.rootViewController = second
  return next
}

/// As `restore(from:to:on:meanwhile:)`, with nothing done to the first one.
@MainActor func restore(
  from first: UIViewController,
  to second: UIViewController,
  on device: Device = .iPhone15
) -> Simulator {
  restore(from: first, to: second, on: device) { _ in }
}

/// Tests that launch applications one after the other, which find what the last one kept.
@MainActor protocol RestorableLaunches {
  var store: MemoryStore { get }
}

extension RestorableLaunches {
  /// Starts an application whose files are in a store; in that of the test where none is named.
  func launch(_ delegate: RestorableApp, in other: (any DataStore)? = nil) -> UIApplication {
    UIApplication.stateStore = other ?? store
    let application = UIApplication()
    application.delegate = delegate
    LaunchSequence(application).run()
    return application
  }

  /// Launches, selects the second tab and goes to the background.
  func saveSecondTab() {
    let app = RestorableApp()
    let application = launch(app)
    app.root.selectedIndex = 1
    application.move(to: .background)
  }

  /// Which tab a new launch comes back to.
  func selectedTabAfterRelaunch() -> Int {
    let app = RestorableApp()
    return withExtendedLifetime(launch(app)) { app.root.selectedIndex }
  }
}
