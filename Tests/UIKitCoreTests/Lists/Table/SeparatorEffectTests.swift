import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Separator effects", .releasesEverything) struct SeparatorEffectTests {
  private func line(_ stage: TableStage) -> UIColor? {
    stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.parts.lineBelow?.backgroundColor
  }

  @Test("separators have the color of their effect", .rule("R-TBL-100"))
  func effects() {
    let blur = UIBlurEffect(style: .dark)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .separator)
    let stage = TableStage([3])
    #expect(stage.table.separatorEffect == nil)
    #expect(line(stage) == .separator)

    stage.table.separatorEffect = vibrancy
    stage.rest()
    #expect(line(stage)?.cgColor == vibrancy.color(in: stage.table.traitCollection).cgColor)

    stage.table.separatorColor = UIColor.red.withAlphaComponent(0.5)
    stage.rest()
    let alpha = vibrancy.color(in: stage.table.traitCollection).cgColor.alpha
    #expect(abs((line(stage)?.cgColor.alpha ?? 0) - alpha / 2) < 0.001)

    stage.table.separatorEffect = blur
    stage.rest()
    let tint = Material(.dark, in: stage.table.traitCollection).tint
    #expect(line(stage)?.cgColor.components?.first == tint.components?.first)

    stage.table.separatorEffect = nil
    stage.rest()
    #expect(line(stage) == UIColor.red.withAlphaComponent(0.5))
  }
}
