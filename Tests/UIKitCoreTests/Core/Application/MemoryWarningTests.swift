import Foundation
import QuartzCore
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Memory warnings", .rule("R-LYR-16"))
struct MemoryWarningTests {
  @Test("shaped texts are discarded")
  func texts() {
    let phone = Simulator(.iPhone15)
    let font = FontDescription(size: 17, weight: 400)
    let request = TextRequest(spans: [TextSpan(string: "Low on memory", font: font)])
    let text = Engines.text.shape(request)
    #expect(Engines.text.shape(request) === text)

    UIApplication.shared.receiveMemoryWarning()

    #expect(Engines.text.shape(request) !== text)
    withExtendedLifetime(phone) {}
  }

  @Test("named images are read again")
  func images() throws {
    let phone = Simulator(.iPhone15)
    let folder = try TemporaryFolder()
    let data = try #require(UIImage(systemName: "star")?.pngData())
    try folder.write(data, to: "a.png")
    let bundle = try #require(Bundle(path: folder.url.path))
    #expect(UIImage(named: "a", in: bundle, compatibleWith: nil) != nil)
    try FileManager.default.removeItem(atPath: folder.path("a.png"))
    #expect(UIImage(named: "a", in: bundle, compatibleWith: nil) != nil)

    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil
    )

    #expect(UIImage(named: "a", in: bundle, compatibleWith: nil) == nil)
    withExtendedLifetime(phone) {}
  }

  @Test("the screen is the same afterwards")
  func sameScreen() {
    let phone = Simulator(.iPhone15)
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    label.text = "Low on memory"
    let card = UIView(frame: CGRect(x: 20, y: 120, width: 90, height: 60))
    card.backgroundColor = .systemRed
    card.alpha = 0.5
    card.layer.shadowOpacity = 1
    card.addSubview(UIImageView(image: UIImage(systemName: "star")))
    phone.window.addSubview(label)
    phone.window.addSubview(card)
    let before = phone.screenshot().pngData()

    UIApplication.shared.receiveMemoryWarning()
    card.frame.origin.x += 7.5
    phone.advance(by: 0.1)
    card.frame.origin.x -= 7.5
    phone.advance(by: 0.1)

    #expect(phone.screenshot().pngData() == before)
  }
}
