import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIBarButtonItemAppearance") @MainActor
struct UIBarButtonItemAppearanceTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  private func states(_ appearance: UIBarButtonItemAppearance) -> [UIBarButtonItemStateAppearance] {
    [appearance.normal, appearance.highlighted, appearance.disabled, appearance.focused]
  }

  private func fill(_ appearance: UIBarButtonItemAppearance) {
    for (number, state) in states(appearance).enumerated() {
      let shift = CGFloat(number + 1)
      state.titleTextAttributes = [.kern: number, .foregroundColor: UIColor.systemRed]
      state.titlePositionAdjustment = UIOffset(horizontal: shift, vertical: 0)
      state.backgroundImage = .bitmap(.red, width: shift, height: 2)
      state.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: shift)
    }
  }

  @Test("new states have no values", .rule("R-BBI-30"))
  func defaults() {
    for state in states(UIBarButtonItemAppearance()) {
      #expect(state.titleTextAttributes.isEmpty)
      #expect(state.titlePositionAdjustment == .zero)
      #expect(state.backgroundImage == nil)
      #expect(state.backgroundImagePositionAdjustment == .zero)
    }
  }

  @Test("appearances are equal when style and states are", .rule("R-BBI-34"))
  func equality() {
    let (one, other) = (UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .plain))

    #expect(one == other)
    #expect(one != UIBarButtonItemAppearance(style: .done))
    fill(one)
    #expect(one != other)
    #expect(one.normal != other.normal)
    fill(other)
    #expect(one == other)
    #expect(one.hash == other.hash)
  }

  @Test("a copy has the same values and is independent", .rule("R-BBI-34"))
  func copying() {
    let appearance = UIBarButtonItemAppearance(style: .done)
    fill(appearance)

    let copy: UIBarButtonItemAppearance = appearance.copy()

    #expect(copy == appearance)
    copy.focused.titlePositionAdjustment = .zero
    #expect(copy != appearance)
  }

  @Test("configureWithDefault resets all values", .rule("R-BBI-34"))
  func configuring() {
    let appearance = UIBarButtonItemAppearance(style: .done)
    fill(appearance)

    appearance.configureWithDefault(for: .plain)

    #expect(appearance == UIBarButtonItemAppearance())
  }

  @Test("an appearance can be archived securely", .rule("R-BBI-34"))
  func archives() throws {
    let appearance = UIBarButtonItemAppearance(style: .done)
    fill(appearance)

    let copy = try #require(try Archives.secureCopy(of: appearance))

    #expect(copy.states.style == .done)
    for (one, other) in zip(states(copy), states(appearance)) {
      #expect(one.titlePositionAdjustment == other.titlePositionAdjustment)
      #expect(one.titleTextAttributes[.kern] as? Int == other.titleTextAttributes[.kern] as? Int)
      #expect(one.backgroundImage?.size == other.backgroundImage?.size)
      #expect(
        one.backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
      )
    }
  }

  @Test(
    "a toolbar appearance copies assigned button appearances and sets their style",
    .rule("R-BBI-34")
  )
  func inToolbarAppearance() throws {
    let appearance = UIToolbarAppearance()
    let buttons = UIBarButtonItemAppearance()
    fill(buttons)
    appearance.doneButtonAppearance = buttons
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 9,
      vertical: 9
    )
    buttons.normal.titlePositionAdjustment = .zero

    let copy: UIToolbarAppearance = appearance.copy()
    let archived = try #require(try Archives.secureCopy(of: appearance))

    #expect(appearance.doneButtonAppearance.states.style == .done)
    #expect(appearance.doneButtonAppearance.normal.titlePositionAdjustment.horizontal == 1)
    #expect(copy == appearance)
    #expect(archived.buttonAppearance.normal.titlePositionAdjustment.vertical == 9)
    copy.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(copy != appearance)
    let plain = UIToolbarAppearance(barAppearance: appearance).buttonAppearance
    #expect(plain == UIBarButtonItemAppearance())
  }
}
