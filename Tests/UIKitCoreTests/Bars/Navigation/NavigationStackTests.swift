import TestSupport
import Testing

@testable import UIKitCore

@Suite("NavigationStack")
struct NavigationStackTests {
  private final class Page {}

  private let pages = (0..<6).map { _ in Page() }
  private typealias Stack = NavigationStack<Page>

  private func stack(_ numbers: Int...) throws -> Stack {
    var stack = Stack()
    _ = try stack.replace(with: numbers.map { pages[$0] })
    return stack
  }

  private func numbers(_ list: [Page]) -> [Int] {
    list.map { page in pages.firstIndex { $0 === page } ?? -1 }
  }

  @Test("a pushed page becomes the top, and the first one also the root", .rule("R-NAV-1"))
  func push() throws {
    var stack = Stack()

    let change = try stack.push(pages[0])
    _ = try stack.push(pages[1])

    #expect(numbers(change.added) == [0])
    #expect(stack.root === pages[0])
    #expect(stack.top === pages[1])
    #expect(stack.index(of: pages[1]) == 1)
  }

  @Test("a page cannot be pushed twice", .rule("R-NAV-2"))
  func pushTwice() throws {
    var stack = try stack(0, 1)

    #expect(throws: Stack.Fault.pushedTwice) { try stack.push(pages[0]) }
    #expect(numbers(stack.pages) == [0, 1])
  }

  @Test("popping removes the top, but never the root", .rule("R-NAV-3"))
  func pop() throws {
    var stack = try stack(0, 1)

    #expect(numbers(stack.pop().removed) == [1])
    #expect(stack.pop().removed.isEmpty)
    #expect(numbers(stack.pages) == [0])
  }

  @Test("popping to a page removes all pages above it, lowest first", .rule("R-NAV-4"))
  func popTo() throws {
    var stack = try stack(0, 1, 2, 3)

    #expect(numbers(try stack.pop(to: pages[1]).removed) == [2, 3])
    #expect(throws: Stack.Fault.isNotOnStack) { try stack.pop(to: pages[5]) }
    #expect(numbers(stack.pages) == [0, 1])
  }

  @Test("popping to the root removes all other pages", .rule("R-NAV-5"))
  func popToRoot() throws {
    var stack = try stack(0, 1, 2)

    #expect(numbers(stack.popToRoot().removed) == [1, 2])
    #expect(stack.popToRoot().removed.isEmpty)
  }

  @Test(
    "replacing the pages reports additions and removals; duplicates are refused",
    .rule("R-NAV-9")
  )
  func replace() throws {
    var stack = try stack(0, 1, 2)

    let change = try stack.replace(with: [pages[2], pages[3]])

    #expect(numbers(change.removed) == [0, 1])
    #expect(numbers(change.added) == [3])
    #expect(throws: Stack.Fault.namedTwice) {
      try stack.replace(with: [pages[4], pages[4]])
    }
    #expect(numbers(stack.pages) == [2, 3])
  }

  @Test("moving to a page that was below is a pop, otherwise a push", .rule("R-NAV-6"))
  func move() {
    let before = [pages[0], pages[1]]

    #expect(NavigationMove.from(before, to: pages[0]) == .pop)
    #expect(NavigationMove.from(before, to: pages[2]) == .push)
  }

  @Test(
    "random changes have the same result as with a plain array",
    .rule("R-NAV-1", "R-NAV-3"),
    arguments: 0..<20
  )
  func againstList(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var stack = Stack()
    var model: [Int] = []
    for _ in 0..<200 {
      let number = Int.random(in: 0..<6, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let isNew = !model.contains(number)
        if isNew { model.append(number) }
        #expect(((try? stack.push(pages[number])) != nil) == isNew)
      case 1:
        let popped = model.count > 1 ? [model.removeLast()] : []
        #expect(numbers(stack.pop().removed) == popped)
      case 2:
        let known = model.firstIndex(of: number)
        if let known { model = Array(model[...known]) }
        #expect(((try? stack.pop(to: pages[number])) != nil) == (known != nil))
      default:
        model = Array(Set(model + [number])).shuffled(using: &random)
        _ = try stack.replace(with: model.map { pages[$0] })
      }
      #expect(numbers(stack.pages) == model)
    }
  }
}
