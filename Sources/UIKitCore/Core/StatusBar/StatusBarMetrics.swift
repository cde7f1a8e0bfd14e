import CoreGraphics

/// Dimensions of status bars and home indicators, in points.
///
/// They follow Apple's design resources for iOS 16 and 17, except where a comment says otherwise.
enum StatusBarMetrics {
  /// The height of the status bar of phones with a Dynamic Island, whose safe area inset is larger.
  static let islandHeight: CGFloat = 54
  /// The least top inset of phones with a Dynamic Island.
  static let smallestIslandInset: CGFloat = 51
  /// The top inset of phones with a home button.
  static let plainHeight: CGFloat = 20

  /// The size of the time beside a notch or a Dynamic Island.
  static let largeFontSize: CGFloat = 17
  /// The size of the text on phones with a home button and on tablets.
  static let smallFontSize: CGFloat = 12

  /// The width of the Dynamic Island, which divides the bar into two ears.
  static let islandWidth: CGFloat = 125
  /// The distance of the center of an ear's content from the center of the ear, away from the edge.
  static let islandContentShift: CGFloat = 5
  /// The vertical center of the content beside a Dynamic Island.
  static let islandContentCenter: CGFloat = 32

  /// The width of the notch.
  static let notchWidth: CGFloat = 162
  /// The distance of the center of the time from the center of its ear, towards the edge.
  static let notchTimeShift: CGFloat = 3
  /// The distance of the battery from the edge beside a notch.
  static let notchMargin: CGFloat = 26.5
  /// The vertical center of the content from the bottom of the bar, beside a notch.
  static let notchContentBottom: CGFloat = 22

  /// The distance of the content from the edges on phones with a home button.
  static let plainMargin: CGFloat = 6
  /// The distance of the content from the edges on tablets, chosen for their rounded corners.
  static let padMargin: CGFloat = 20
  /// The distance between texts and icons on tablets, and between the time and the date.
  static let padSpacing: CGFloat = 8

  /// The diameter of the dots for multitasking on tablets, chosen to resemble iPadOS 17.
  static let multitaskingDotSize: CGFloat = 4
  /// The distance between the centers of these dots.
  static let multitaskingDotDistance: CGFloat = 8
  static let multitaskingDotAlpha: CGFloat = 0.6

  /// The distance between icons.
  static let iconSpacing: CGFloat = 7
  /// The size of icons in small status bars relative to that of large ones.
  static let smallIconScale: CGFloat = 0.84

  /// The size of the cellular signal.
  static let signalSize = CGSize(width: 19.2, height: 12.23)
  static let signalBarWidth: CGFloat = 3.2
  static let signalBarRadius: CGFloat = 1.07
  /// The heights of the bars relative to the highest one.
  static let signalBarHeights: [CGFloat] = [0.33, 0.52, 0.76, 1]

  /// The size of the Wi-Fi signal.
  static let wifiSize = CGSize(width: 17.14, height: 12.33)
  /// The inner and outer radii of the arcs of the Wi-Fi signal, from the inside to the outside,
  /// relative to the outermost radius.
  static let wifiArcs: [(inner: CGFloat, outer: CGFloat)] = [(0, 0.3), (0.425, 0.65), (0.775, 1)]

  /// The size of the battery with its cap.
  static let batterySize = CGSize(width: 27.33, height: 13)
  static let batteryBodyWidth: CGFloat = 25
  static let batteryRadius: CGFloat = 4
  static let batteryCapHeight: CGFloat = 4
  static let batteryInset: CGFloat = 2
  static let batteryOutlineAlpha: CGFloat = 0.35
  static let batteryCapAlpha: CGFloat = 0.4
  /// The level at which the battery turns red.
  static let lowBatteryLevel: CGFloat = 0.2
  /// The opacity of signal bars and arcs without a signal.
  static let inactiveAlpha: CGFloat = 0.25

  /// The duration in seconds in which the application hides the status bar.
  static let hidingDuration = 0.35

  /// The height of the home indicator.
  static let indicatorHeight: CGFloat = 5
  /// The distance of the home indicator from the bottom edge.
  static let indicatorMargin: CGFloat = 8
  /// The widths of the home indicator of phones in portrait by the least width of the screen.
  static let indicatorWidths: [(screenWidth: CGFloat, width: CGFloat)] = [
    (414, 152), (390, 139), (0, 134),
  ]
  /// The width of the home indicator of phones in landscape, relative to that of the screen.
  static let landscapeIndicatorShare: CGFloat = 0.265
  /// The width of the home indicator of tablets, relative to the mean of the sides of the screen.
  ///
  /// The value is chosen to resemble iPadOS 17.
  static let padIndicatorShare: CGFloat = 0.28

  /// The brightness under the home indicator below which it becomes white, and above which it
  /// becomes black, from 0 to 1.
  ///
  /// Between them it keeps its color. The values are chosen to resemble iOS 17.
  static let darkBrightness: CGFloat = 0.4
  static let lightBrightness: CGFloat = 0.55
}
