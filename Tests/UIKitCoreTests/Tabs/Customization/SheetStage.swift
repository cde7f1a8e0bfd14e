import SimulatorKit
import Testing
import TestStage

@testable import UIKitCore

/// A screen with a bar that can be customized, and a user's hands for the sheet.
@MainActor
protocol SheetStage: SimulatorStage {
  var bar: UITabBar { get }
}

extension SheetStage {
  var sheet: UITabBarCustomizeView? {
    phone.window.subviews.compactMap { $0 as? UITabBarCustomizeView }.last
  }

  /// Taps Done and waits until the sheet is gone.
  func done(sourceLocation: SourceLocation = #_sourceLocation) {
    tap("Done", sourceLocation: sourceLocation)
    rest()
  }

  func center(ofPlace place: Int) -> CGPoint {
    let frame = bar.layout.buttonFrame(at: place)
    return bar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func center(ofCandidate title: String) -> CGPoint {
    guard let view = candidate(title) else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func candidate(_ title: String) -> CandidateView? {
    sheet?.panel.candidates.first { $0.item.title == title }
  }

  func drag(candidate: String, toPlace place: Int) {
    phone.drag(from: center(ofCandidate: candidate), to: center(ofPlace: place))
    rest()
  }

  func drag(place: Int, toPlace end: Int) {
    phone.drag(from: center(ofPlace: place), to: center(ofPlace: end))
    rest()
  }
}
