import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Status bar and home indicator", .releasesEverything)
struct SystemBarsTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var animation = UIStatusBarAnimation.fade
    var hidesIndicator = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private let page = Page()

  private func phone(_ device: Device = .iPhone15, color: UIColor = .systemBackground) -> Simulator
  {
    let phone = Simulator(device)
    page.loadViewIfNeeded()
    page.view.backgroundColor = color
    phone.window.rootViewController = page
    return phone
  }

  /// Returns the darkest and the brightest value of red in a rectangle of the screen.
  private func range(of phone: Simulator, in rect: CGRect) -> ClosedRange<Int> {
    let image = phone.screenshot()
    var values: [Int] = []
    for x in stride(from: rect.minX, to: rect.maxX, by: 0.5) {
      for y in stride(from: rect.minY, to: rect.maxY, by: 0.5) {
        values.append(image.color(at: CGPoint(x: x, y: y)).first ?? 0)
      }
    }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  private let ear = CGRect(x: 40, y: 20, width: 64, height: 24)
  private let home = CGPoint(x: 196, y: 841)

  @Test("only phones with a home button show the period of the day", .rule("R-SB-3"))
  func period() {
    #expect(Simulator(.iPhoneSE).statusBar.time == "9:41 AM")
    #expect(Simulator(.iPhone15).statusBar.time == "9:41")
  }

  @Test("content is dark in the light style and light in the dark style", .rule("R-SB-6"))
  func interfaceStyle() {
    let phone = phone()
    #expect(range(of: phone, in: ear) == 0...255)
    #expect(!phone.statusBar.hasLightContent)
    #expect(phone.color(at: home) == [0, 0, 0])

    phone.userInterfaceStyle = .dark
    #expect(phone.statusBar.hasLightContent)
    #expect(range(of: phone, in: ear) == 0...255)
    #expect(phone.color(at: home) == [255, 255, 255])
  }

  @Test("the bars of the cellular signal rise from left to right", .rule("R-SB-16"))
  func signalBars() throws {
    for isRightToLeft in [false, true] {
      let layout = try #require(
        StatusBarLayout(
          screenSize: CGSize(width: 393, height: 852),
          safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
          idiom: .phone,
          isRightToLeft: isRightToLeft
        )
      )
      let frame = try #require(layout.signalFrame)
      let view = StatusBarView(frame: CGRect(origin: .zero, size: layout.size))
      view.state = StatusBarView.State(
        layout: layout,
        content: StatusBarContent(),
        isLight: false
      )
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.view.addSubview(view)
      let phone = Simulator(.iPhone15)
      phone.showsStatusBar = false
      phone.window.rootViewController = page
      let image = phone.screenshot()
      func isDark(_ x: CGFloat) -> Bool {
        image.color(at: CGPoint(x: x, y: frame.minY + 2)) != [255, 255, 255]
      }
      #expect(!isDark(frame.minX + 1.5) && isDark(frame.maxX - 1.5))
    }
  }

  @Test("a controller's own interface style applies to the default style", .rule("R-SB-6"))
  func overriddenStyle() {
    let phone = phone()

    page.overrideUserInterfaceStyle = .dark
    phone.advance(by: 0.1)

    #expect(phone.statusBar.hasLightContent)
  }

  @Test("the preferred style takes precedence over the interface style", .rule("R-SB-6"))
  func preferredStyle() {
    let phone = phone(color: .gray)

    page.style = .lightContent
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(phone.statusBar.hasLightContent)
    #expect(range(of: phone, in: ear).upperBound == 255)

    page.style = .darkContent
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(range(of: phone, in: ear).lowerBound == 0)
  }

  @Test("a covering presentation determines the status bar until it is dismissed", .rule("R-SB-6"))
  func presentation() {
    let phone = phone()
    let full = Page()
    full.style = .lightContent
    full.modalPresentationStyle = .fullScreen

    page.present(full, animated: false)
    #expect(phone.statusBar.hasLightContent)
    page.dismiss(animated: false)
    #expect(!phone.statusBar.hasLightContent)
  }

  @Test("the frontmost window that covers the screen determines the status bar", .rule("R-SB-6"))
  func windows() {
    let phone = phone()
    let front = UIWindow(frame: UIScreen.main.bounds)
    front.windowLevel = .alert
    let other = Page()
    other.style = .lightContent
    front.rootViewController = other

    front.isHidden = false
    #expect(phone.statusBar.hasLightContent)
    front.isHidden = true
    #expect(!phone.statusBar.hasLightContent)
  }

  @Test("the bars are in front of windows of every level", .rule("R-SB-6"))
  func levels() {
    let phone = phone()
    let front = UIWindow(frame: UIScreen.main.bounds)
    front.windowLevel = .alert + 1
    front.backgroundColor = .white

    front.isHidden = false

    #expect(range(of: phone, in: ear) == 0...255)
    front.isHidden = true
  }

  @Test("applications find neither bar among windows, views and elements", .rule("R-SB-6"))
  func invisible() {
    let phone = phone()

    #expect(
      !UIApplication.shared.windows.contains {
        $0.screen === phone.window.screen && $0 !== phone.window
      }
    )
    #expect(phone.window.subviews == [page.view])
    #expect(phone.elements.isEmpty)
    #expect(phone.window.hitTest(CGPoint(x: 196, y: 841), with: nil) === page.view)
  }

  @Test("a hidden status bar fades in an animation block, otherwise at once", .rule("R-SB-7"))
  func fading() {
    let phone = phone()
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(phone.statusBar.isHidden)
    #expect(range(of: phone, in: ear) == 255...255)

    page.isBarHidden = false
    UIView.animate(withDuration: 1) { self.page.setNeedsStatusBarAppearanceUpdate() }
    phone.advance(by: 0.5)
    #expect((80...180).contains(range(of: phone, in: ear).lowerBound))
    phone.advance(by: 0.6)
    #expect(range(of: phone, in: ear).lowerBound == 0)
  }

  @Test("a new style fades in during the animation of a block", .rule("R-SB-7"))
  func styleFading() {
    let phone = phone()
    page.style = .lightContent
    UIView.animate(withDuration: 1) { self.page.setNeedsStatusBarAppearanceUpdate() }
    phone.advance(by: 0.5)
    #expect((120...230).contains(range(of: phone, in: ear).lowerBound))
    phone.advance(by: 0.6)
    #expect(range(of: phone, in: ear) == 255...255)
    page.style = .darkContent
    page.setNeedsStatusBarAppearanceUpdate()
    phone.advance(by: 0.02)
    #expect(range(of: phone, in: ear).lowerBound == 0)
  }

  @Test("with the slide animation the status bar moves over the edge", .rule("R-SB-7"))
  func sliding() {
    let phone = phone()
    page.isBarHidden = true
    page.animation = .slide

    UIView.animate(withDuration: 1) { self.page.setNeedsStatusBarAppearanceUpdate() }
    phone.advance(by: 0.5)
    #expect(range(of: phone, in: CGRect(x: 40, y: 0, width: 64, height: 12)).lowerBound == 0)
    phone.advance(by: 0.6)
    #expect(range(of: phone, in: CGRect(x: 40, y: 0, width: 64, height: 50)) == 255...255)
  }

  @Test("phones hide the status bar in landscape, tablets show it", .rule("R-SB-1"))
  func landscape() {
    let phone = phone()
    phone.rotate(to: .landscapeRight)
    phone.advance(by: 1)
    #expect(phone.statusBar.isHidden)
    #expect(phone.color(at: CGPoint(x: 426, y: 382)) == [0, 0, 0])

    let pad = Simulator(.iPadPro11)
    pad.window.rootViewController = UIViewController()
    pad.rotate(to: .landscapeRight)
    #expect(!pad.statusBar.isHidden)
  }

  @Test("the home indicator contrasts with the content behind it", .rule("R-SB-5"))
  func contrast() {
    let phone = phone(color: .black)
    #expect(phone.color(at: home) == [255, 255, 255])

    page.view.backgroundColor = .yellow
    #expect(phone.color(at: home) == [0, 0, 0])
  }

  @Test("a controller hides the home indicator", .rule("R-SB-5"))
  func hiddenIndicator() {
    let phone = phone()

    page.hidesIndicator = true
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()

    #expect(phone.color(at: home) == [255, 255, 255])
  }

  @Test(
    "a hidden status bar leaves no safe area, except beside a notch or an island",
    .rule("R-SB-13")
  )
  func safeArea() {
    let old = Simulator(.iPhoneSE)
    let plain = Page()
    old.window.rootViewController = plain
    #expect(plain.view.safeAreaInsets.top == 20)
    plain.isBarHidden = true
    plain.setNeedsStatusBarAppearanceUpdate()
    #expect(plain.view.safeAreaInsets.top == 0)

    let phone = phone()
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(page.view.safeAreaInsets.top == 59)
    _ = phone
  }

  @Test("a simulator can draw without the bars, with the same safe area", .rule("R-SB-8"))
  func notShown() {
    let phone = phone()

    phone.showsStatusBar = false

    #expect(range(of: phone, in: ear) == 255...255)
    #expect(phone.color(at: home) == [255, 255, 255])
    #expect(page.view.safeAreaInsets.top == 59)
    #expect(!phone.statusBar.isHidden)
  }

  @Test("the time, the signals and the battery of a simulator can be set", .rule("R-SB-9"))
  func values() throws {
    let phone = phone()
    #expect(phone.statusBar.time == "9:41")

    let before = try #require(phone.screenshot().pixels)
    phone.statusBar.time = "10:00"
    #expect(phone.screenshot().pixels?.difference(from: before) != nil)

    phone.statusBar.cellularBars = 9
    phone.statusBar.wifiBars = -1
    phone.statusBar.batteryLevel = 2
    #expect(phone.statusBar.cellularBars == 4)
    #expect(phone.statusBar.wifiBars == 0)
    #expect(phone.statusBar.batteryLevel == 1)
  }

  @Test("the battery is red when it is low, and green while it is charging", .rule("R-SB-11"))
  func battery() {
    let phone = phone()
    let charge = CGPoint(x: 336, y: 32)
    phone.statusBar.batteryLevel = 0.2
    #expect(phone.color(at: charge) == [255, 59, 48])

    phone.statusBar.isCharging = true
    #expect(phone.color(at: charge) == [52, 199, 89])
  }

  @Test("the manager of a scene and the application report the frame", .rule("R-SB-12"))
  func manager() {
    let phone = phone()
    let manager = UIStatusBarManager(screen: phone.window.screen)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
    #expect(UIApplication.shared.statusBarFrame == manager.statusBarFrame)
    #expect(manager.statusBarStyle == .default)

    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.isStatusBarHidden)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  @Test("an application without controller-based bars sets them itself", .rule("R-INFO-5"))
  func applicationBased() {
    let old = UIApplication.shared.statusBar
    defer { UIApplication.shared.statusBar = old }
    UIApplication.shared.statusBar = ApplicationStatusBar(
      ApplicationInformation(["UIViewControllerBasedStatusBarAppearance": false])
    )
    let phone = phone()
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(!phone.statusBar.isHidden)

    UIApplication.shared.statusBarStyle = .lightContent
    #expect(phone.statusBar.hasLightContent)
    UIApplication.shared.setStatusBarHidden(true, with: .none)
    #expect(phone.statusBar.isHidden)
  }

  @Test("an unchanged status bar draws nothing", .rule("R-SB-14"))
  func rest() {
    let phone = phone()
    phone.advance(by: 1)
    phone.window.screen.performFrame()

    #expect(phone.window.screen.performFrame().isEmpty)
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(phone.window.screen.performFrame().isEmpty)
  }

  @Test("a rotation is announced with the new values and reported with the old", .rule("R-SB-20"))
  func rotation() {
    let phone = phone()
    let journal = Journal()
    let names: [(Notification.Name, String)] = [
      (UIApplication.willChangeStatusBarOrientationNotification, "will turn"),
      (UIApplication.didChangeStatusBarOrientationNotification, "did turn"),
      (UIApplication.willChangeStatusBarFrameNotification, "will resize"),
      (UIApplication.didChangeStatusBarFrameNotification, "did resize"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
        MainActor.assumeIsolated {
          let key = UIApplication.statusBarOrientationUserInfoKey
          let frame = notice.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
          let value = notice.userInfo?[key].map { "\($0)" } ?? "\(frame?.cgRectValue.width ?? -1)"
          journal.record("\(word) \(value)")
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }

    phone.rotate(to: .landscapeLeft)

    let landscape = UIInterfaceOrientation.landscapeLeft.rawValue
    #expect(
      journal.take() == [
        "will turn \(landscape)", "will resize 0.0", "did turn 1", "did resize 393.0",
      ]
    )
  }
}
