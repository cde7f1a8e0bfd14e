import HeadlessHost
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIWindow and UIScreen") struct WindowTests {
  private let phone = Simulator(.iPhone15)

  @Test("a window is hidden and not in the application's list until it is shown")
  func hidden() {
    let window = UIWindow(screen: phone.window.screen)
    #expect(window.isHidden)
    #expect(!UIApplication.shared.windows.contains(window))

    window.isHidden = false
    #expect(UIApplication.shared.windows.contains(window))
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }

  @Test("only one window is key; the previous one resigns")
  func key() {
    final class RecordingWindow: UIWindow {
      let journal = Journal()
      override func becomeKey() { journal.record("become") }
      override func resignKey() { journal.record("resign") }
    }
    let (one, two) = (
      RecordingWindow(screen: phone.window.screen), RecordingWindow(screen: phone.window.screen)
    )
    one.makeKeyAndVisible()
    two.makeKeyAndVisible()
    #expect(one.journal.lines == ["become", "resign"])
    #expect(two.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === two)

    two.isHidden = true
    #expect(!two.isKeyWindow)
    one.isHidden = true
  }

  @Test("windows are ordered by level, then by when they were shown")
  func levels() {
    let screen = phone.window.screen
    let (alert, normal) = (UIWindow(screen: screen), UIWindow(screen: screen))
    alert.windowLevel = .alert
    alert.isHidden = false
    normal.isHidden = false
    #expect(screen.windows == [phone.window, normal, alert])
    let layers = (screen.rootLayer.sublayers ?? []).filter { $0.delegate is UIWindow }
    #expect(layers.last === alert.layer)

    normal.windowLevel = UIWindow.Level(rawValue: 3000)
    #expect(screen.windows == [phone.window, alert, normal])
    alert.isHidden = true
    normal.isHidden = true
  }

  @Test("a window that covers the screen resizes with it; other windows keep their size")
  func resize() {
    let screen = phone.window.screen
    let small = UIWindow(screen: screen)
    small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    small.isHidden = false

    screen.resize(
      to: CGSize(width: 500, height: 700),
      scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    )

    #expect(phone.window.bounds.size == CGSize(width: 500, height: 700))
    #expect(phone.window.safeAreaInsets.top == 10)
    #expect(phone.window.traitCollection.displayScale == 2)
    #expect(phone.window.layer.contentsScale == 2)
    #expect(small.bounds.size == CGSize(width: 50, height: 50))
    small.isHidden = true
  }

  @Test("the bounds of the screen are in points, its native bounds in pixels")
  func measures() {
    let screen = phone.window.screen
    #expect(screen.bounds.size == phone.window.bounds.size)
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    phone.advance(by: 0.01)
    #expect(UIScreen.main === screen)
  }

  @Test("points are converted between windows in screen coordinates")
  func conversion() {
    let other = UIWindow(screen: phone.window.screen)
    other.frame.origin = CGPoint(x: 10, y: 20)
    #expect(other.convert(CGPoint.zero, to: phone.window) == CGPoint(x: 10, y: 20))
    #expect(other.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 10, y: 20))
    #expect(other.convert(CGPoint(x: 15, y: 25), from: phone.window) == CGPoint(x: 5, y: 5))
  }

  @Test("no frame is rendered while nothing changes")
  func atRest() throws {
    phone.advance(by: 0.5)
    let host = try #require(phone.window.screen.host as? HeadlessWindowHost)
    let count = host.frameCount
    phone.advance(by: 1)
    #expect(host.frameCount == count)

    phone.window.backgroundColor = .red
    phone.advance(by: 1)
    #expect(host.frameCount == count + 1)
  }

  @Test("a hidden window is released")
  func release() {
    expectReleased {
      let window = UIWindow(screen: phone.window.screen)
      window.makeKeyAndVisible()
      window.isHidden = true
      return [window]
    }
  }

  @Test(
    "a window that is hidden by a controller while it is shown stays hidden, and is released",
    .rule("R-WIN-4", "R-WIN-5")
  )
  func hiddenWhileShown() {
    final class HidingController: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
          view.window?.isHidden = true
        }
      }
    }
    let screen = phone.window.screen
    expectReleased {
      let window = UIWindow(screen: screen)
      let controller = HidingController()
      window.rootViewController = controller
      window.isHidden = false
      window.isHidden = true
      screen.resize(to: CGSize(width: 500, height: 700), scale: 2, safeAreaInsets: .zero)

      window.isHidden = false

      #expect(window.isHidden)
      #expect(window.bounds.size == CGSize(width: 500, height: 700))
      #expect(!screen.windows.contains(window))
      #expect(!UIApplication.shared.windows.contains(window))
      #expect(window.layer.superlayer == nil)
      return [window, controller]
    }
  }

  @Test("a window has the size of the screen when it is first shown", .rule("R-WIN-5"))
  func resizedBeforeShown() {
    let screen = phone.window.screen
    let window = UIWindow(screen: screen)
    let insets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    screen.resize(to: CGSize(width: 500, height: 700), scale: 2, safeAreaInsets: insets)

    window.isHidden = false

    #expect(window.frame == screen.bounds)
    #expect(window.safeAreaInsets == insets)
    window.isHidden = true
  }

  @Test("a window that is shown when it has been hidden keeps its controller")
  func shownWhileHidden() {
    let window = UIWindow(screen: phone.window.screen)
    let journal = Journal()
    window.rootViewController = RecordingViewController("A", journal)
    window.isHidden = false
    let observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeHiddenNotification,
      object: window,
      queue: nil
    ) { [unowned window] _ in MainActor.assumeIsolated { window.isHidden = false } }
    journal.clear()

    window.isHidden = true

    NotificationCenter.default.removeObserver(observer)
    #expect(!window.isHidden)
    #expect(journal.take() == [])
    #expect(phone.window.screen.windows.contains(window))
    window.isHidden = true
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test(
    "a controller that shows its window again when it disappears appears, and the others stay",
    .rule("R-WIN-4"),
    arguments: ["willDisappear", "didDisappear"]
  )
  func shownByDisappearing(callback: String) {
    let window = UIWindow(screen: phone.window.screen)
    let journal = Journal()
    window.rootViewController = RecordingViewController("A", journal)
    window.isHidden = false
    let page = RecordingViewController("B", journal)
    window.rootViewController?.present(page, animated: false)
    page.actions[callback] = { [unowned window] in window.isHidden = false }
    journal.clear()

    window.isHidden = true

    let ending = callback == "didDisappear" ? ["B.didDisappear"] : []
    #expect(journal.take() == ["B.willDisappear"] + ending + ["B.willAppear", "B.didAppear"])
    #expect(phone.window.screen.windows.contains(window))
    window.isHidden = true
    #expect(
      journal.take() == ["B.willDisappear", "B.didDisappear", "A.willDisappear", "A.didDisappear"]
    )
  }

  @Test("UIDevice.current describes the device of the main screen")
  func device() {
    phone.advance(by: 0.01)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.systemName == "iOS")
    #expect(UIDevice.current.orientation == .portrait)
  }
}
