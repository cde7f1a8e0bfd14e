import SimulatorKit
import Testing

@Suite("Simulator: devices") @MainActor
struct DeviceTests {
  @Test(
    "each preset has the size, scale and idiom of its device",
    arguments: [
      (Device.iPhoneSE, CGSize(width: 375, height: 667), CGFloat(2), UIUserInterfaceIdiom.phone),
      (.iPhone15, CGSize(width: 393, height: 852), 3, .phone),
      (.iPhone15Plus, CGSize(width: 430, height: 932), 3, .phone),
      (.iPadPro11, CGSize(width: 834, height: 1194), 2, .pad),
      (.appleTV, CGSize(width: 1920, height: 1080), 1, .tv),
    ]
  )
  func presets(device: Device, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom) {
    let simulator = Simulator(device)

    #expect(simulator.window.bounds.size == size)
    #expect(simulator.window.screen.scale == scale)
    #expect(simulator.window.traitCollection.userInterfaceIdiom == idiom)
    #expect(simulator.window.safeAreaInsets == device.safeArea)
  }

  @Test("the window is visible and key, and its screen is the main one")
  func window() {
    let phone = Simulator(.iPhone15)

    #expect(!phone.window.isHidden)
    #expect(phone.window.isKeyWindow)
    #expect(UIScreen.main === phone.window.screen)
  }

  @Test("invalid sizes and scales are clamped")
  func oddSizes() {
    let broken = Device(size: CGSize(width: CGFloat.nan, height: -5), scale: .infinity)
    let huge = Device(size: CGSize(width: 1e9, height: 10), scale: 100)

    #expect(broken.size == CGSize(width: 1, height: 1))
    #expect(broken.scale == 1)
    #expect(huge.size.width < 10_000)
    #expect(huge.scale <= 4)
    #expect(Simulator(broken).screenshot().size == CGSize(width: 1, height: 1))
  }

  @Test("a phone in landscape has safe area insets on both sides")
  func landscape() {
    let phone = Simulator(.iPhone15)

    phone.rotate(to: .landscapeLeft)

    #expect(phone.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(phone.window.traitCollection.verticalSizeClass == .compact)
    #expect(phone.screenshot().size == CGSize(width: 852, height: 393))
  }

  @Test("rotating back restores the size")
  func turningBack() {
    let phone = Simulator(.iPhoneSE)

    phone.rotate(to: .landscapeRight)
    #expect(phone.window.safeAreaInsets == .zero)
    phone.rotate(to: .portrait)

    #expect(phone.window.bounds.size == Device.iPhoneSE.size)
    #expect(phone.window.safeAreaInsets == Device.iPhoneSE.safeArea)
  }

  @Test("settings change the traits immediately")
  func settings() {
    let phone = Simulator(.iPhone15)

    phone.userInterfaceStyle = .dark
    phone.layoutDirection = .rightToLeft
    phone.textScale = 1.25
    phone.increasesContrast = true
    phone.reducesTransparency = true

    #expect(phone.window.traitCollection.userInterfaceStyle == .dark)
    #expect(phone.window.traitCollection.layoutDirection == .rightToLeft)
    #expect(phone.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(phone.userInterfaceStyle == .dark)
    #expect(phone.layoutDirection == .rightToLeft)
    #expect(phone.window.traitCollection.accessibilityContrast == .high)
    #expect(phone.increasesContrast)
    #expect(phone.reducesTransparency)
    #expect(!Simulator(.iPhone15).reducesTransparency)
  }
}
