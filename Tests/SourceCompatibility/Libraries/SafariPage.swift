import SafariServices
import SimulatorKit
import TestSupport
import Testing
import UIKit

/// A page that opens links in the browser.
private final class LinkPage: UIViewController, SFSafariViewControllerDelegate {
  var calls: [String] = []

  func open(_ text: String) {
    guard let url = URL(string: text) else { return }
    let page = SFSafariViewController(url: url)
    page.preferredControlTintColor = .systemGreen
    page.dismissButtonStyle = .close
    page.delegate = self
    present(page, animated: true)
  }

  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {
    calls.append("opened \(didLoadSuccessfully)")
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    calls.append("finished \(controller.presentingViewController == nil)")
  }
}

@MainActor @Suite("Pages in the browser", .releasesEverything) struct SafariTests {
  @Test("the page is opened, and the controller dismissed", .rule("R-ACT-30"))
  func opening() {
    let phone = Simulator(.iPhone15)
    let page = LinkPage()
    phone.window.rootViewController = page

    page.open("https://example.org/tides")
    #expect(page.presentedViewController is SFSafariViewController)
    phone.advance(by: 1)

    // A simulator has no browser.
    #expect(page.calls == ["opened false", "finished true"])
    #expect(page.presentedViewController == nil)
  }

  @Test("the default settings", .rule("R-ACT-30"))
  func settings() throws {
    let page = SFSafariViewController(url: try #require(URL(string: "http://example.org")))
    #expect(page.dismissButtonStyle == .done)
    #expect(page.configuration.barCollapsingEnabled && !page.configuration.entersReaderIfAvailable)
    #expect(page.preferredBarTintColor == nil && page.delegate == nil)
  }
}
