import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Feedback generators") struct FeedbackTests {
  @Test("the simulator records what generators play, in order", .rule("R-FBK-1"))
  func order() {
    let phone = Simulator(.iPhone15)
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    #expect(phone.feedback.isEmpty)
    impact.impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UIImpactFeedbackGenerator().impactOccurred(at: CGPoint(x: 1, y: 2))
    #expect(
      phone.feedback == [
        .impact(.light, intensity: 1), .selection, .notification(.warning),
        .impact(.medium, intensity: 1),
      ]
    )
  }

  @Test("intensities are clamped to 0…1", .rule("R-FBK-2"))
  func intensity() {
    let phone = Simulator(.iPhone15)
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    for intensity: CGFloat in [0.25, 2, -1, .nan] { impact.impactOccurred(intensity: intensity) }
    #expect(
      phone.feedback == [0.25, 1, 0, 0].map { .impact(.rigid, intensity: $0) }
    )
  }

  @Test("a generator of a view plays on the view's screen", .rule("R-FBK-3"))
  func ofView() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    phone.window.addSubview(view)
    let impact = UIImpactFeedbackGenerator(style: .soft, view: view)
    #expect(impact.view === view)
    #expect(view.interactions.contains { $0 === impact })
    let other = Simulator(.iPhoneSE)
    impact.impactOccurred()
    UISelectionFeedbackGenerator(view: view).selectionChanged()
    #expect(phone.feedback == [.impact(.soft, intensity: 1), .selection])
    #expect(other.feedback.isEmpty)
  }
}
