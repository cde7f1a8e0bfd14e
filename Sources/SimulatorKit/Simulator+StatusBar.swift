import UIKitCore

extension Simulator {
  // R-SB-8
  /// A Boolean value that indicates whether the status bar and the home indicator are drawn.
  ///
  /// The safe area doesn't depend on the value. The default value is `true`.
  public var showsStatusBar: Bool {
    get { screen.systemBars.isShown }
    set {
      enter()
      screen.systemBars.isShown = newValue
      makeFrameIfNeeded()
    }
  }

  // R-SB-9
  /// The status bar of the device.
  ///
  /// It shows 9:41, full signals and a full battery unless other values are set, so that screenshots
  /// are always the same.
  ///
  /// ```swift
  /// phone.statusBar.time = "21:05"
  /// phone.statusBar.batteryLevel = 0.15
  /// #expect(!phone.statusBar.isHidden)
  /// ```
  public var statusBar: StatusBar { StatusBar(simulator: self) }

  /// The status bar of a simulator.
  @MainActor public struct StatusBar {
    let simulator: Simulator

    private var content: StatusBarContent {
      get { simulator.screen.systemBars.content }
      nonmutating set {
        simulator.enter()
        simulator.screen.systemBars.content = newValue
        simulator.makeFrameIfNeeded()
      }
    }

    /// The text of the time.
    ///
    /// The default value is "9:41", "9:41 AM" on tablets in English, and "٩:٤١" in Arabic.
    public var time: String {
      get { content.time }
      nonmutating set { content.time = newValue }
    }

    /// The text of the date, which only tablets show.
    ///
    /// The default value is "Tue Jan 9" in the language of the simulator, and empty on phones.
    public var date: String {
      get { content.date }
      nonmutating set { content.date = newValue }
    }

    /// The number of bars of the cellular signal.
    ///
    /// Values are clamped to 0 to 4. The default value is 4.
    public var cellularBars: Int {
      get { content.cellularBars }
      nonmutating set {
        content.cellularBars = min(max(newValue, 0), StatusBarContent.allCellularBars)
      }
    }

    /// The number of arcs of the Wi-Fi signal.
    ///
    /// Values are clamped to 0 to 3. The default value is 3.
    public var wifiBars: Int {
      get { content.wifiBars }
      nonmutating set { content.wifiBars = min(max(newValue, 0), StatusBarContent.allWifiBars) }
    }

    /// The level of the battery, from 0 to 1.
    ///
    /// The battery is red at a level of 0.2 or less. Values are clamped, and NaN is ignored. The
    /// default value is 1.
    public var batteryLevel: CGFloat {
      get { content.batteryLevel }
      nonmutating set {
        guard !newValue.isNaN else { return }
        content.batteryLevel = min(max(newValue, 0), 1)
      }
    }

    /// A Boolean value that indicates whether the battery is charging and therefore green.
    ///
    /// The default value is `false`.
    public var isCharging: Bool {
      get { content.isCharging }
      nonmutating set { content.isCharging = newValue }
    }

    /// A Boolean value that indicates whether the status bar is hidden, because a view controller
    /// prefers it or because a phone is in landscape orientation.
    public var isHidden: Bool { simulator.screen.systemBars.isStatusBarHidden }

    /// A Boolean value that indicates whether the texts and icons are white.
    public var hasLightContent: Bool { simulator.screen.systemBars.hasLightContent }
  }
}
