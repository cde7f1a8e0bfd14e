import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sizes, frames and notifications of the input area") struct InputAreaEngineTests {
  @Test("an accessory view has the height of its frame or of its content", .rule("R-KBD-6"))
  func accessoryHeight() {
    var sizing = InputViewSizing(frameHeight: 44, intrinsicHeight: 60)
    #expect(sizing.accessoryHeight == 44)
    sizing.isFlexible = true
    #expect(sizing.accessoryHeight == 60)
    sizing.fittingHeight = 84
    #expect(sizing.accessoryHeight == 84)
    #expect(InputViewSizing(frameHeight: 44, isFlexible: true).accessoryHeight == 44)
    #expect(InputViewSizing(frameHeight: 0, intrinsicHeight: 50).accessoryHeight == 50)
    #expect(InputViewSizing(frameHeight: 0, intrinsicHeight: -1).accessoryHeight == 0)
  }

  @Test("an input view with a flexible height has that of the keyboard", .rule("R-KBD-7"))
  func inputHeight() {
    #expect(InputViewSizing(frameHeight: 200).inputHeight(default: 291) == (200, false))
    #expect(
      InputViewSizing(frameHeight: 200, isFlexible: true).inputHeight(default: 291) == (291, true)
    )
    #expect(InputViewSizing().inputHeight(default: 291) == (291, true))
    let constrained = InputViewSizing(frameHeight: 9, fittingHeight: 120, usesConstraints: true)
    #expect(constrained.inputHeight(default: 291) == (120, false))

    let phone = CGSize(width: 390, height: 844)
    #expect(KeyboardMetrics.defaultHeight(in: phone, bottomInset: 34, isPad: false) == 291)
    let old = CGSize(width: 375, height: 667)
    #expect(KeyboardMetrics.defaultHeight(in: old, bottomInset: 0, isPad: false) == 216)
  }

  @Test("a phone in landscape has a lower keyboard", .rule("R-KBD-7", "R-KBD-17"))
  func landscape() {
    func height(_ inset: CGFloat, _ showsSuggestions: Bool) -> CGFloat {
      KeyboardMetrics.height(
        in: CGSize(width: 844, height: 390),
        bottomInset: inset,
        isPad: false,
        showsSuggestions: showsSuggestions
      )
    }

    #expect(height(21, false) == 171)
    #expect(height(21, true) == 209)
    #expect(height(0, false) == 162)
    #expect(height(0, true) == 200)
  }

  @Test("the accessory view is above the input view", .rule("R-KBD-3"))
  func placement() {
    let placement = InputAreaPlacement(accessoryHeight: 44, inputHeight: 200, inputInset: 34)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(
      placement.area(in: bounds, isShown: true) == CGRect(x: 0, y: 566, width: 390, height: 278)
    )
    #expect(placement.area(in: bounds, isShown: false).minY == 844)
    #expect(placement.accessory(in: bounds) == CGRect(x: 0, y: 566, width: 390, height: 44))
    #expect(placement.input(in: bounds) == CGRect(x: 0, y: 610, width: 390, height: 234))
  }

  @Test("each change has its notifications", .rule("R-KBD-9"))
  func changes() {
    func change(_ was: Bool, _ isShown: Bool, exchange: Bool = false, moves: Bool = false)
      -> InputAreaChange?
    {
      InputAreaChange(
        wasShown: was,
        isShown: isShown,
        isExchange: exchange,
        movesFrame: moves
      )
    }
    #expect(change(false, false, exchange: true) == nil)
    #expect(change(false, true) == .show)
    #expect(change(true, false) == .hide)
    #expect(change(true, true) == nil)
    #expect(change(true, true, exchange: true) == .show)
    #expect(change(true, true, moves: true) == .resize)
    #expect(InputAreaChange.show.before == [.willChangeFrame, .willShow])
    #expect(InputAreaChange.hide.after == [.didHide, .didChangeFrame])
    #expect(InputAreaChange.resize.before == [.willChangeFrame])
    #expect(InputAreaChange.resize.after == [.didChangeFrame])
  }

  @Test("the guide covers at least the inset and at most the view", .rule("R-KBD-14"))
  func cover() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 500)
    #expect(KeyboardCover.height(top: nil, bounds: bounds, bottomInset: 34) == 34)
    #expect(KeyboardCover.height(top: 300, bounds: bounds, bottomInset: 34) == 200)
    #expect(KeyboardCover.height(top: 600, bounds: bounds, bottomInset: 0) == 0)
    #expect(KeyboardCover.height(top: -40, bounds: bounds, bottomInset: 0) == 500)
  }
}
