import SimulatorKit
import Testing
import UIKit

@testable import Gallery

@Suite("Pages on iPad and in toolbars") @MainActor
struct PadPageTests {
  @Test("covers fill the page of an iPad down to the mini player")
  func covers() throws {
    let pad = Simulator(Device.iPadPro11.atOnePixel)
    let tabs = MusicTabBarController()
    pad.window.rootViewController = tabs
    pad.advance(by: 1)

    for page in tabs.viewControllers ?? [] {
      tabs.selectedViewController = page
      pad.advance(by: 1)
      let records = try #require(
        (page as? UINavigationController)?.topViewController as? UICollectionViewController
      )
      let view = try #require(records.collectionView)
      let area = view.bounds.inset(by: view.adjustedContentInset)
      #expect(view.contentSize.height >= area.height * 0.9)
    }
  }

  @Test("the photograph of the diary keeps its proportions on an iPad")
  func photograph() throws {
    let pad = Simulator(Device.iPadPro11.atOnePixel)
    let page = DiaryViewController()
    pad.window.rootViewController = UINavigationController(large: page)
    pad.advance(by: 1)

    let picture = try #require(
      page.view.subviews.flatMap(\.subviews).first { $0 is PhotographView }
    )
    #expect(picture.frame.width == 672)
    #expect(picture.frame.width / picture.frame.height == 1.5)
  }

  @Test("the status of the inbox is shown while the filter is on")
  func filter() throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    phone.window.rootViewController = ToolbarsTabBarController()
    phone.advance(by: 1)
    #expect(phone.elements.contains { $0.label == "Unread" })

    try phone.tap("Filter")

    #expect(!phone.elements.contains { $0.label == "Unread" })
  }
}
