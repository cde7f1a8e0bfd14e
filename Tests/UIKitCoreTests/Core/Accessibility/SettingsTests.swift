import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIAccessibility: the user's settings", .rule("R-AX-22")) @MainActor
struct AccessibilitySettingsTests {
  @Test("all settings are off by default, and are read from the main screen")
  func values() {
    let phone = Simulator(.iPhoneSE)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)

    phone.reducesMotion = true
    phone.reducesTransparency = true
    phone.increasesContrast = true

    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(phone.window.traitCollection.accessibilityContrast == .high)
  }

  @Test("each change posts one notification, after windows and traits were updated")
  func notifications() {
    let phone = Simulator(.iPhoneSE)
    let motion = NotificationCount(UIAccessibility.reduceMotionStatusDidChangeNotification)
    let transparency = NotificationCount(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    )
    var contrasts: [UIAccessibilityContrast] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        contrasts.append(phone.window.traitCollection.accessibilityContrast)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    phone.reducesMotion = true
    phone.reducesMotion = true
    phone.userInterfaceStyle = .dark
    phone.reducesTransparency = true
    phone.reducesTransparency = false
    phone.increasesContrast = true
    phone.increasesContrast = false

    #expect(motion.value == 1)
    #expect(transparency.value == 2)
    #expect(contrasts == [.high, .normal])
  }

  @Test("a screen that is not the main screen posts nothing")
  func otherScreen() {
    let phone = Simulator(.iPhoneSE)
    let second = UIScreen { _ in nil }
    let count = NotificationCount(UIAccessibility.reduceMotionStatusDidChangeNotification)

    second.update { $0.settings.reducesMotion = true }

    #expect(count.value == 0)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!phone.reducesMotion)
  }

  @Test("a blur is replaced by a solid color if transparency is reduced", .rule("R-AX-21"))
  func blur() {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    page.view.backgroundColor = .red
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    blur.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
    let inside = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    inside.backgroundColor = .blue
    blur.contentView.addSubview(inside)
    page.view.addSubview(blur)
    phone.window.rootViewController = page
    phone.reducesTransparency = true

    #expect(phone.screenshot().pixel(120, 220) == [250, 250, 250, 255])
    #expect(phone.screenshot().pixel(200, 300) == [0, 0, 255, 255])
    #expect(blur.subviews.last === blur.contentView)

    blur.effect = nil
    #expect(phone.screenshot().pixel(120, 220) == [255, 0, 0, 255])
    blur.effect = UIBlurEffect(style: .systemThinMaterialDark)
    #expect(phone.screenshot().pixel(120, 220) == [37, 37, 37, 255])
    phone.reducesTransparency = false
    #expect(blur.subviews.count == 2)
  }
}
