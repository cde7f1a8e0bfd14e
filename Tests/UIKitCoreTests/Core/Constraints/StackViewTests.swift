import TestSupport
import Testing

@testable import UIKitCore

@Suite("Stack view") @MainActor
struct StackViewTests {
  private func stack(_ sizes: [CGSize], frame: CGRect) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map(Block.init))
    stack.frame = frame
    return stack
  }

  private let sizes = [
    CGSize(width: 50, height: 20), CGSize(width: 100, height: 40), CGSize(width: 30, height: 30),
  ]

  @Test("arranged views keep their order, and hidden ones take no space", .rule("R-STK-1"))
  func order() {
    let stack = stack(sizes, frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    stack.spacing = 10
    stack.arrangedSubviews[1].isHidden = true
    stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 60, y: 0, width: 240, height: 60))

    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 60)
  }

  @Test("fillEqually gives all views the same length", .rule("R-STK-2"))
  func equalFilling() {
    let stack = stack(sizes, frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110, 220])
  }

  @Test("equalSpacing distributes the remaining space between the views", .rule("R-STK-2"))
  func equalSpacing() {
    let stack = stack(sizes, frame: CGRect(x: 0, y: 0, width: 280, height: 60))
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 100, 250])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 100, 30])
  }

  @Test("a vertical stack aligns its views and takes the size of its content", .rule("R-STK-3"))
  func fittingColumn() {
    let stack = stack(sizes, frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 100)
    )

    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.midX) == [100, 100, 100])
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 25, 70])
  }

  @Test("custom spacing applies after one view", .rule("R-STK-4"))
  func customSpacing() {
    let stack = stack(sizes, frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    stack.spacing = 10
    stack.setCustomSpacing(40, after: stack.arrangedSubviews[0])
    stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews[1].frame.minX == 90)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }
}

private final class Block: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
