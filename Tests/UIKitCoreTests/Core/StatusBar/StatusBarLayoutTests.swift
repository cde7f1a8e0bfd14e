import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Status bar: layout and content") struct StatusBarLayoutTests {
  private let time = CGSize(width: 36, height: 20)
  private let percent = CGSize(width: 34, height: 14)

  private func layout(
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    idiom: UIUserInterfaceIdiom = .phone,
    isRightToLeft: Bool = false
  ) -> StatusBarLayout? {
    StatusBarLayout(
      screenSize: CGSize(width: width, height: height),
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0),
      idiom: idiom,
      isRightToLeft: isRightToLeft
    )
  }

  @Test(
    "screens without a top inset, televisions and phones in landscape have none",
    .rule("R-SB-1")
  )
  func none() {
    #expect(layout(390, 844, top: 0) == nil)
    #expect(layout(1920, 1080, top: 60, idiom: .tv) == nil)
    #expect(layout(844, 390, top: 20) == nil)
    #expect(layout(1194, 834, top: 24, idiom: .pad) != nil)
  }

  @Test(
    "the bar is 54 points high at a Dynamic Island, otherwise as high as the inset",
    .rule("R-SB-1")
  )
  func height() {
    #expect(layout(393, 852, top: 59)?.size == CGSize(width: 393, height: 54))
    #expect(layout(390, 844, top: 47)?.size.height == 47)
    #expect(layout(375, 667, top: 20)?.size.height == 20)
    #expect(layout(834, 1194, top: 24, idiom: .pad)?.size.height == 24)
  }

  @Test("beside a notch or an island the time is in the leading ear, in 17 points", .rule("R-SB-2"))
  func ears() throws {
    let island = try #require(layout(393, 852, top: 59))
    let notch = try #require(layout(390, 844, top: 47))

    #expect(island.fontSize == 17)
    #expect(island.timeFrame(time).midX == 72)
    #expect(notch.timeFrame(time).midX == 54)
    let signal = try #require(island.signalFrame)
    let wifi = island.wifiFrame(percent: percent)
    #expect(signal.minX > 393 / 2 + 125 / 2)
    #expect(signal.maxX < wifi.minX && wifi.maxX < island.batteryFrame.minX)
    #expect(island.batteryFrame.size == CGSize(width: 27.33, height: 13))
    #expect(island.dateFrame(time, time: time) == nil)
    #expect(island.percentFrame(percent) == nil)
  }

  @Test("on phones with a home button the time is in the middle, in 12 points", .rule("R-SB-3"))
  func plain() throws {
    let plain = try #require(layout(375, 667, top: 20))

    #expect(plain.fontSize == 12)
    #expect(plain.timeFrame(time).midX == 187.5)
    let signal = try #require(plain.signalFrame)
    #expect(signal.minX == 6)
    #expect(plain.wifiFrame(percent: percent).minX > signal.maxX)
    #expect(plain.batteryFrame.maxX == 369)
  }

  @Test("tablets show the time and the date, and the charge in percent", .rule("R-SB-4"))
  func pad() throws {
    let pad = try #require(layout(834, 1194, top: 24, idiom: .pad))

    let date = try #require(pad.dateFrame(time, time: time))
    let charge = try #require(pad.percentFrame(percent))
    #expect(pad.timeFrame(time).maxX < date.minX)
    #expect(pad.wifiFrame(percent: percent).maxX < charge.minX)
    #expect(charge.maxX < pad.batteryFrame.minX)
    #expect(pad.signalFrame == nil)
  }

  @Test("a right-to-left layout is reflected", .rule("R-SB-4"), arguments: [20.0, 47, 59])
  func rightToLeft(top: CGFloat) throws {
    let normal = try #require(layout(393, 852, top: top))
    let reflected = try #require(layout(393, 852, top: top, isRightToLeft: true))

    #expect(reflected.batteryFrame.minX.isNear(393 - normal.batteryFrame.maxX))
    #expect(reflected.timeFrame(time).minX.isNear(393 - normal.timeFrame(time).maxX))
  }

  @Test("the home indicator is 139 points wide on a phone, 8 above the edge", .rule("R-SB-5"))
  func indicator() throws {
    func frame(_ width: CGFloat, _ height: CGFloat, bottom: CGFloat, idiom: UIUserInterfaceIdiom)
      -> CGRect?
    {
      HomeIndicatorLayout.frame(
        screenSize: CGSize(width: width, height: height),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
        idiom: idiom
      )
    }

    #expect(
      frame(393, 852, bottom: 34, idiom: .phone)
        == CGRect(x: 127, y: 839, width: 139, height: 5)
    )
    let turned = try #require(frame(852, 393, bottom: 21, idiom: .phone))
    let pad = try #require(frame(834, 1194, bottom: 20, idiom: .pad))
    #expect(turned.width > 200)
    #expect(pad.width > 200)
    #expect(frame(375, 667, bottom: 0, idiom: .phone) == nil)
    #expect(frame(1920, 1080, bottom: 60, idiom: .tv) == nil)
  }

  @Test("tablets have three dots in the middle, phones have none", .rule("R-SB-4"))
  func dots() throws {
    let pad = try #require(
      StatusBarLayout(
        screenSize: CGSize(width: 834, height: 1194),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        idiom: .pad
      )
    )
    #expect(pad.multitaskingDots.map(\.midX) == [409, 417, 425])
    #expect(pad.multitaskingDots.allSatisfy { $0.midY == 12 })
    let phone = try #require(
      StatusBarLayout(
        screenSize: CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        idiom: .phone
      )
    )
    #expect(phone.multitaskingDots.isEmpty)
  }

  @Test("the time and the date have the form of the locale", .rule("R-SB-10"))
  func content() throws {
    let date = Date(timeIntervalSinceReferenceDate: 726_486_090)
    func content(_ idiom: UIUserInterfaceIdiom, _ locale: String) -> StatusBarContent {
      StatusBarContent(
        at: date,
        on: idiom,
        locale: Locale(identifier: locale),
        timeZone: .gmt
      )
    }

    #expect(content(.phone, "en_US").time == "9:41")
    #expect(content(.phone, "de_DE").time == "09:41")
    #expect(content(.phone, "en_US").date.isEmpty)
    #expect(content(.pad, "en_US").date == "Tue Jan 9")
    #expect(content(.pad, "en_US").time.hasSuffix("AM"))
    #expect(StatusBarContent.secondsUntilNextMinute(from: date) == 30)
    #expect(StatusBarContent.fixed(on: .pad, in: .english).date == "Tue Jan 9")
    #expect(StatusBarContent.fixed(on: .pad, in: .english).time == "9:41 AM")
    #expect(StatusBarContent.fixed(on: .phone, in: .german) == StatusBarContent())
  }

  @Test("phones with a home button show the period of the day", .rule("R-SB-3"))
  func period() {
    let fixed = StatusBarContent.fixed(on: .phone, hasHomeButton: true, in: .english)
    #expect(fixed.time == "9:41 AM")
    let content = StatusBarContent(
      at: Date(timeIntervalSinceReferenceDate: 726_486_090),
      on: .phone,
      hasHomeButton: true,
      locale: Locale(identifier: "en_US"),
      timeZone: .gmt
    )
    #expect(content.time.hasSuffix("AM"))
  }

  @Test("time and date have the digits of Arabic on simulated devices", .rule("R-SB-9"))
  func arabicDigits() {
    #expect(StatusBarContent.fixed(on: .phone, in: .arabic).time == "٩:٤١")
    #expect(StatusBarContent.fixed(on: .pad, in: .arabic).date == "الثلاثاء ٩ يناير")
  }

  @Test("the charge has the digits and the sign of the locale", .rule("R-SB-4", "R-SB-9"))
  func charge() {
    var content = StatusBarContent.fixed(on: .pad, in: .english)
    #expect(content.charge == "100%")
    content.batteryLevel = 0.154
    #expect(content.charge == "15%")
    #expect(StatusBarContent.fixed(on: .pad, in: .arabic).charge.hasPrefix("١٠٠٪"))
    #expect(StatusBarContent.fixed(on: .pad, in: .german).charge == "100\u{A0}%")
  }

  @Test("the application's list determines the bar if controllers do not", .rule("R-INFO-5"))
  func information() {
    var appearance = StatusBarAppearance()
    ApplicationStatusBar(ApplicationInformation(["UIStatusBarHidden": true]))
      .apply(to: &appearance)
    #expect(appearance == StatusBarAppearance())

    ApplicationStatusBar(
      ApplicationInformation([
        "UIViewControllerBasedStatusBarAppearance": false,
        "UIStatusBarHidden": true,
        "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      ])
    )
    .apply(to: &appearance)
    #expect(appearance.isHidden)
    #expect(appearance.style == .lightContent)
  }
}

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
}
