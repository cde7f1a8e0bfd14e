import QuartzCore

/// The status bar and the home indicator of a screen, which the library draws in front of all
/// windows.
///
/// Their views are sublayers of the screen's layer and belong to no window: applications do not find
/// them, and they take no touches.
@MainActor package final class SystemBars {
  private unowned let screen: UIScreen
  private let statusBar = StatusBarView()
  private let indicator = UIView()
  private var isIndicatorLight = false
  private var needsUpdate = false

  /// What the bars depend on.
  private struct Inputs: Equatable {
    let appearance: StatusBarAppearance
    let configuration: ScreenConfiguration
    let content: StatusBarContent
    let isShown: Bool
    let hasWindows: Bool
  }

  /// The values to which the bars were last updated.
  private var known: Inputs?

  // R-SB-8
  /// Whether the bars are drawn.
  ///
  /// The safe area does not depend on the value. The default value is `true`.
  package var isShown = true { didSet { if isShown != oldValue { update() } } }

  /// What the status bar shows.
  package var content: StatusBarContent { didSet { if content != oldValue { update() } } }

  /// Called after the bars have appeared or disappeared, with whether the status bar is visible.
  package var onVisibilityChange: ((Bool) -> Void)?

  init(screen: UIScreen) {
    self.screen = screen
    let configuration = screen.configuration
    content = .fixed(
      on: configuration.idiom,
      hasHomeButton: configuration.hasHomeButton,
      in: configuration.settings.language
    )
    indicator.layer.cornerRadius = StatusBarMetrics.indicatorHeight / 2
  }

  // MARK: State

  /// Whether the status bar is visible.
  package private(set) var showsStatusBar = false

  // R-SB-6
  /// The window whose controllers determine the bars: the frontmost one that covers the screen and
  /// has a root controller.
  var window: UIWindow? {
    screen.windows.last {
      $0.root.controller != nil && $0.coversScreen(of: screen.bounds.size)
    }
  }

  /// What the controllers request, or the defaults without a window.
  var appearance: StatusBarAppearance { window?.root.statusBar ?? StatusBarAppearance() }

  private var layout: StatusBarLayout? { layout(on: screen.configuration) }

  private func layout(on configuration: ScreenConfiguration) -> StatusBarLayout? {
    StatusBarLayout(
      screenSize: configuration.size,
      safeArea: configuration.safeAreaInsets,
      idiom: configuration.idiom,
      isRightToLeft: screen.settings.isRightToLeft
    )
  }

  /// The frame of the status bar, or zero if it is hidden or the screen has none.
  var statusBarFrame: CGRect { statusBarFrame(on: screen.configuration) }

  /// The frame of the status bar for a size and safe area of the screen, or zero.
  func statusBarFrame(on configuration: ScreenConfiguration) -> CGRect {
    guard !appearance.isHidden, let layout = layout(on: configuration) else { return .zero }
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Whether the status bar is hidden, or the screen has none.
  package var isStatusBarHidden: Bool { statusBarFrame == .zero }

  /// Whether the texts and icons of the status bar are white.
  package var hasLightContent: Bool { appearance.isLight }

  // R-SB-13
  /// The insets of the screen's safe area, without the top inset if it exists only for a status bar
  /// that is hidden.
  var safeAreaInsets: UIEdgeInsets {
    var insets = screen.configuration.safeAreaInsets
    if affectsSafeArea, appearance.isHidden { insets.top = 0 }
    return insets
  }

  /// Whether the safe area depends on the visibility of the status bar.
  var affectsSafeArea: Bool { layout?.isPartOfScreen == false }

  /// The insets that the windows were last updated to.
  private lazy var knownInsets = safeAreaInsets

  private func updateSafeArea() {
    // R-ROT-11
    // During an announcement, the windows have their former sizes. The change updates the windows.
    let insets = safeAreaInsets
    guard insets != knownInsets, !screen.announcesChange else { return }
    knownInsets = insets
    for window in screen.windows { window.refreshSafeArea() }
  }

  // MARK: Updating

  /// Adds the bars in front of a new window, or keeps them there.
  func windowsChanged() {
    for bar in [statusBar, indicator] where bar.layer.superlayer != nil {
      screen.rootLayer.addSublayer(bar.layer)
    }
    update()
  }

  /// Makes the next frame read the preferences of the controllers again.
  func setNeedsUpdate() { needsUpdate = true }

  /// Reads the preferences of the controllers again if that was requested.
  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    for window in screen.windows { window.refreshStatusBar() }
  }

  /// Updates the bars to the screen and the preferences of the controllers.
  ///
  /// In an animation block, the bars appear, disappear and change their style with its animation.
  func update() {
    let appearance = appearance
    let window = window
    // Views without a window are not animated.
    for bar in [statusBar, indicator] where bar.tree.window !== window { bar.tree.window = window }
    // R-SB-14
    let inputs = Inputs(
      appearance: appearance,
      configuration: screen.configuration,
      content: content,
      isShown: isShown,
      hasWindows: !screen.windows.isEmpty
    )
    guard inputs != known else { return }
    known = inputs
    updateStatusBar(appearance)
    updateIndicator(appearance)
    updateSafeArea()
    let shows = isShown && statusBarFrame != .zero && !screen.windows.isEmpty
    guard shows != showsStatusBar else { return }
    showsStatusBar = shows
    onVisibilityChange?(shows)
  }

  private func updateStatusBar(_ appearance: StatusBarAppearance) {
    guard isShown, let layout, !screen.windows.isEmpty else {
      statusBar.state = nil
      return statusBar.layer.removeFromSuperlayer()
    }
    let isNew = statusBar.layer.superlayer == nil
    let duration = UIView.inheritedAnimationDuration
    if !isNew, duration > 0, statusBar.state.map({ $0.isLight != appearance.isLight }) ?? false {
      let fade = CATransition()
      fade.duration = duration
      statusBar.layer.add(fade, forKey: nil)
    }
    UIView.performWithoutAnimation {
      statusBar.layer.contentsScale = screen.scale
      statusBar.bounds.size = layout.size
      if isNew { show(statusBar) }
      statusBar.state = StatusBarView.State(
        layout: layout,
        content: content,
        isLight: appearance.isLight
      )
    }
    // R-SB-7
    let slides = appearance.animation == .slide
    let place = {
      self.statusBar.center = CGPoint(
        x: layout.size.width / 2,
        y: layout.size.height * (slides && appearance.isHidden ? -0.5 : 0.5)
      )
      self.statusBar.alpha = appearance.isHidden && !slides ? 0 : 1
    }
    isNew || appearance.animation == .none ? UIView.performWithoutAnimation(place) : place()
  }

  private func updateIndicator(_ appearance: StatusBarAppearance) {
    let frame = HomeIndicatorLayout.frame(
      screenSize: screen.bounds.size,
      safeArea: screen.configuration.safeAreaInsets,
      idiom: screen.configuration.idiom
    )
    guard isShown, let frame, !screen.windows.isEmpty else {
      return indicator.layer.removeFromSuperlayer()
    }
    UIView.performWithoutAnimation {
      indicator.frame = frame
      if indicator.layer.superlayer == nil {
        isIndicatorLight = appearance.interfaceStyle == .dark
        show(indicator)
      }
      indicator.backgroundColor = isIndicatorLight ? .white : .black
    }
    indicator.alpha = appearance.autoHidesHomeIndicator ? 0 : 1
  }

  private func show(_ bar: UIView) {
    screen.rootLayer.addSublayer(bar.layer)
  }

  // MARK: Color of the home indicator

  // R-SB-5
  /// Makes the home indicator black over bright content and white over dark content, after a part of
  /// the frame was drawn.
  ///
  /// Returns whether the color changed.
  func adaptIndicator(to frame: Rasterizer, damage: [PixelRect]) -> Bool {
    guard indicator.layer.superlayer != nil, indicator.alpha > 0,
      let brightness = FrameBrightness(frame: frame, damage: damage)
        .around(indicator.frame, distance: StatusBarMetrics.indicatorHeight / 2)
    else { return false }
    let wasLight = isIndicatorLight
    if brightness < StatusBarMetrics.darkBrightness { isIndicatorLight = true }
    if brightness > StatusBarMetrics.lightBrightness { isIndicatorLight = false }
    guard isIndicatorLight != wasLight else { return false }
    UIView.performWithoutAnimation {
      indicator.backgroundColor = isIndicatorLight ? .white : .black
    }
    return true
  }
}

/// Measures the brightness of a frame.
struct FrameBrightness {
  let frame: Rasterizer
  let damage: [PixelRect]
  /// The number of measured pixels above a rectangle, and below it.
  private static let count = 6

  init(frame: Rasterizer, damage: [PixelRect]) {
    self.frame = frame
    self.damage = damage
  }

  /// Returns the mean brightness directly above and below a rectangle, from 0 to 1.
  ///
  /// Returns `nil` if that part of the frame was not drawn, or is outside of the frame.
  func around(_ rect: CGRect, distance: CGFloat) -> CGFloat? {
    let scale = frame.scale
    let (above, below) = (
      Int((rect.minY - distance) * scale), Int((rect.maxY + distance) * scale)
    )
    let (left, right) = (Int(rect.minX * scale), Int(rect.maxX * scale))
    guard left >= 0, right < frame.size.width, left < right, above >= 0,
      below < frame.size.height,
      damage.contains(where: {
        $0.x < right && $0.x + $0.width > left && $0.y <= below && $0.y + $0.height > above
      })
    else { return nil }
    var sum = 0
    for row in [above, below] {
      for index in 0..<Self.count {
        let column = left + (right - left) * index / (Self.count - 1)
        let pixel = frame.pixels + row * frame.bytesPerRow + column * 4
        sum += Int(pixel[0]) * 114 + Int(pixel[1]) * 587 + Int(pixel[2]) * 299
      }
    }
    return CGFloat(sum) / CGFloat(2 * Self.count * 255_000)
  }
}
