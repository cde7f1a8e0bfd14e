import CoreGraphics

// R-SB-1…4
/// The places of the parts of a status bar.
///
/// ```
///  ┌──────────────────────────────────┐     The notch or the Dynamic Island divides the bar into
///  │   9:41      ████████    ▂▄▆ ◔ ▭  │     two ears. The time is centered in the leading one.
/// ```
struct StatusBarLayout: Equatable {
  /// The shapes of the top of a screen, each of which has its own layout.
  enum Shape {
    case plain, notch, island, pad
  }

  let shape: Shape
  /// The size of the bar.
  let size: CGSize
  let isRightToLeft: Bool

  /// Returns `nil` for screens without a status bar: those of televisions and ordinary desktop
  /// windows, and of phones in landscape.
  init?(
    screenSize: CGSize,
    safeArea: UIEdgeInsets,
    idiom: UIUserInterfaceIdiom,
    isRightToLeft: Bool = false
  ) {
    let isPhone = idiom == .phone
    guard safeArea.top > 0, isPhone || idiom == .pad else { return nil }
    guard !isPhone || screenSize.height > screenSize.width else { return nil }
    let hasIsland = isPhone && safeArea.top >= StatusBarMetrics.smallestIslandInset
    switch (isPhone, safeArea.top) {
    case (false, _): shape = .pad
    case (true, ...StatusBarMetrics.plainHeight): shape = .plain
    default: shape = hasIsland ? .island : .notch
    }
    let height = hasIsland ? StatusBarMetrics.islandHeight : safeArea.top
    size = CGSize(width: screenSize.width, height: height)
    self.isRightToLeft = isRightToLeft
  }

  var fontSize: CGFloat {
    isLarge ? StatusBarMetrics.largeFontSize : StatusBarMetrics.smallFontSize
  }

  /// The size of icons relative to that beside a notch.
  var iconScale: CGFloat { isLarge ? 1 : StatusBarMetrics.smallIconScale }

  private var isLarge: Bool { shape == .notch || shape == .island }

  /// Whether the bar surrounds a notch or a Dynamic Island, which content avoids also while the bar
  /// is hidden.
  var isPartOfScreen: Bool { isLarge }

  /// The vertical center of all parts.
  var centerY: CGFloat {
    switch shape {
    case .island: StatusBarMetrics.islandContentCenter
    case .notch: size.height - StatusBarMetrics.notchContentBottom
    case .plain, .pad: size.height / 2
    }
  }

  // MARK: Texts

  /// The frame of the time.
  func timeFrame(_ time: CGSize) -> CGRect {
    switch shape {
    case .island: frame(time, centerX: islandCenter)
    case .notch:
      frame(
        time,
        centerX: (size.width - StatusBarMetrics.notchWidth) / 4 - StatusBarMetrics.notchTimeShift
      )
    case .plain: frame(time, centerX: size.width / 2)
    case .pad: frame(time, x: StatusBarMetrics.padMargin)
    }
  }

  /// The frame of the date, or `nil` on phones, which show none.
  func dateFrame(_ date: CGSize, time: CGSize) -> CGRect? {
    guard shape == .pad else { return nil }
    return frame(
      date,
      x: StatusBarMetrics.padMargin + time.width + StatusBarMetrics.padSpacing
    )
  }

  /// Whether the charge is shown in percent, as on tablets.
  var showsCharge: Bool { shape == .pad }

  /// The frame of the charge in percent, or `nil` on phones, which show none.
  func percentFrame(_ percent: CGSize) -> CGRect? {
    guard showsCharge else { return nil }
    return frame(percent, x: batteryX - StatusBarMetrics.padSpacing / 2 - percent.width)
  }

  // MARK: Icons

  /// The frames of the three dots for multitasking in the middle of the bar; empty on phones.
  var multitaskingDots: [CGRect] {
    guard shape == .pad else { return [] }
    let side = StatusBarMetrics.multitaskingDotSize
    let distance = StatusBarMetrics.multitaskingDotDistance
    return [-distance, 0, distance].map {
      frame(CGSize(width: side, height: side), centerX: size.width / 2 + $0)
    }
  }

  var batteryFrame: CGRect { frame(scaled(StatusBarMetrics.batterySize), x: batteryX) }

  /// The frame of the Wi-Fi signal; tablets show the charge between it and the battery.
  func wifiFrame(percent: CGSize) -> CGRect {
    let wifi = scaled(StatusBarMetrics.wifiSize)
    switch shape {
    case .plain:
      return frame(wifi, x: signalX + scaled(StatusBarMetrics.signalSize).width + spacing)
    case .notch, .island: return frame(wifi, x: batteryX - spacing - wifi.width)
    case .pad:
      let percentX = batteryX - StatusBarMetrics.padSpacing / 2 - percent.width
      return frame(wifi, x: percentX - StatusBarMetrics.padSpacing / 2 - wifi.width)
    }
  }

  /// The frame of the cellular signal, or `nil` on tablets, which have none.
  var signalFrame: CGRect? {
    shape == .pad ? nil : frame(scaled(StatusBarMetrics.signalSize), x: signalX)
  }

  private var signalX: CGFloat {
    guard isLarge else { return StatusBarMetrics.plainMargin }
    return batteryX - 2 * spacing - StatusBarMetrics.wifiSize.width
      - StatusBarMetrics.signalSize.width
  }

  private var batteryX: CGFloat {
    let width = scaled(StatusBarMetrics.batterySize).width
    switch shape {
    case .island:
      let icons =
        width + StatusBarMetrics.wifiSize.width + StatusBarMetrics.signalSize.width + 2 * spacing
      return size.width - islandCenter + icons / 2 - width
    case .notch: return size.width - StatusBarMetrics.notchMargin - width
    case .plain: return size.width - StatusBarMetrics.plainMargin - width
    case .pad: return size.width - StatusBarMetrics.padMargin - width
    }
  }

  /// The horizontal center of the content of the leading ear beside a Dynamic Island.
  private var islandCenter: CGFloat {
    (size.width - StatusBarMetrics.islandWidth) / 4 + StatusBarMetrics.islandContentShift
  }

  private var spacing: CGFloat { StatusBarMetrics.iconSpacing * iconScale }

  private func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: size.width * iconScale, height: size.height * iconScale)
  }

  private func frame(_ part: CGSize, centerX: CGFloat) -> CGRect {
    frame(part, x: centerX - part.width / 2)
  }

  /// A frame that is centered vertically, and reflected if the layout is right to left.
  private func frame(_ part: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? size.width - x - part.width : x,
      y: centerY - part.height / 2,
      width: part.width,
      height: part.height
    )
  }
}

// R-SB-5
/// The place of the home indicator.
enum HomeIndicatorLayout {
  /// Returns the frame of the indicator, or `nil` for screens without one.
  static func frame(
    screenSize: CGSize,
    safeArea: UIEdgeInsets,
    idiom: UIUserInterfaceIdiom
  ) -> CGRect? {
    guard safeArea.bottom > 0, idiom == .phone || idiom == .pad else { return nil }
    let width = width(on: screenSize, idiom: idiom)
    return CGRect(
      x: (screenSize.width - width) / 2,
      y: screenSize.height - StatusBarMetrics.indicatorMargin - StatusBarMetrics.indicatorHeight,
      width: width,
      height: StatusBarMetrics.indicatorHeight
    )
  }

  private static func width(on size: CGSize, idiom: UIUserInterfaceIdiom) -> CGFloat {
    if idiom == .pad {
      return ((size.width + size.height) / 2 * StatusBarMetrics.padIndicatorShare).rounded()
    }
    guard size.height > size.width else {
      return (size.width * StatusBarMetrics.landscapeIndicatorShare).rounded()
    }
    let entry = StatusBarMetrics.indicatorWidths.first { size.width >= $0.screenWidth }
    return min(entry?.width ?? 0, size.width)
  }
}
