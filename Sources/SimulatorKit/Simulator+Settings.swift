import UIKitCore

extension Simulator {
  // MARK: Orientation and size

  /// Rotates the device.
  ///
  /// The interface rotates too if its view controllers support the orientation. The value
  /// `.unknown` is ignored.
  public func rotate(to orientation: UIInterfaceOrientation) {
    enter()
    guard orientation != .unknown else { return }
    screen.deviceOrientation = orientation
    turnContent(to: window.orientation(forDevice: orientation, current: screen.orientation))
    makeFrameIfNeeded()
  }

  func turnContent(to orientation: UIInterfaceOrientation) {
    let turned = rotation.configuration(in: orientation)
    screen.update {
      $0.size = turned.size
      $0.safeAreaInsets = turned.safeAreaInsets
      $0.orientation = turned.orientation
    }
  }

  /// Changes the size of the screen immediately, as for a resized desktop window or a split screen.
  ///
  /// Rotating the device restores its own size.
  ///
  /// - Parameter size: The new size, in points. Each side is clamped to 1 to 4096 points.
  public func resize(to size: CGSize) {
    enter()
    screen.update {
      $0.size = CGSize(
        width: DeviceLimits.length(size.width),
        height: DeviceLimits.length(size.height)
      )
    }
    makeFrameIfNeeded()
  }

  /// The appearance of the system, light or dark.
  ///
  /// The default value is `.light`.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.settings.isDark ? .dark : .light }
    set { change { $0.isDark = newValue == .dark } }
  }

  // R-LANG-1
  /// The language of the system's texts, which is one of ``languages``.
  ///
  /// The language can't be changed, just as apps are restarted on a device when its language
  /// changes.
  public var language: String { screen.settings.language.rawValue }

  /// The direction of the layout.
  ///
  /// The default value is the direction of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { screen.settings.isRightToLeft ? .rightToLeft : .leftToRight }
    set { change { $0.isRightToLeft = newValue == .rightToLeft } }
  }

  /// The preferred text size of the user.
  ///
  /// The default value is `.large`. Values that aren't one of the twelve sizes of UIKit are ignored
  /// with a warning.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    // R-LANG-6
    get { screen.traitCollection.preferredContentSizeCategory }
    set {
      guard let scale = TextSizes.scale(of: newValue) else {
        return Log.warning("Simulator: \(newValue.rawValue) is not a text size; ignored")
      }
      textScale = scale
    }
  }

  /// The factor by which the user prefers text to be larger than the standard size.
  ///
  /// The nearest text size is used as the ``preferredContentSizeCategory``. The default value is 1.
  public var textScale: CGFloat {
    get { screen.settings.textScale }
    set { change { $0.textScale = newValue } }
  }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  ///
  /// The default value is `false`.
  public var reducesMotion: Bool {
    get { screen.settings.reducesMotion }
    set { change { $0.reducesMotion = newValue } }
  }

  /// A Boolean value that indicates whether the user prefers colors with more contrast.
  ///
  /// The default value is `false`.
  public var increasesContrast: Bool {
    get { screen.settings.increasesContrast }
    set { change { $0.increasesContrast = newValue } }
  }

  /// A Boolean value that indicates whether the user prefers opaque bars and panels.
  ///
  /// The default value is `false`.
  public var reducesTransparency: Bool {
    get { screen.settings.reducesTransparency }
    set { change { $0.reducesTransparency = newValue } }
  }

  /// A Boolean value that indicates whether a screen reader is running.
  ///
  /// The default value is `false`.
  public var isVoiceOverRunning: Bool {
    // R-AX-40
    get { screen.settings.readsScreen }
    set { change { $0.readsScreen = newValue } }
  }

  private func change(_ change: (inout SystemSettings) -> Void) {
    enter()
    screen.update { change(&$0.settings) }
    makeFrameIfNeeded()
  }
}
