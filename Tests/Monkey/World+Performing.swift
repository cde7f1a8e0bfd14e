import SimulatorKit
import TestSupport

@testable import UIKitCore

extension World {
  /// Performs a step, if its object exists.
  func perform(_ step: Step) {
    if performTouch(step) || performDevice(step) || performStack(step) || performChildren(step)
      || performCustomizing(step) || performBar(step) || performRest(step)
    {
      return
    }
    fault("monkey", "no way to do \(step.source)")
  }

  // MARK: Fingers

  private func performTouch(_ step: Step) -> Bool {
    switch step {
    case .tap(let x, let y): tap(at: point(x, y))
    case .tapTab(let index):
      if let button = pick(index, of: tabs.tabBar.row.buttons) { tap(button) }
    case .tapRow(let index):
      let tables = views(in: screen.windows.last).compactMap { $0 as? UITableView }
      if let cell = pick(index, of: tables.last?.visibleCells ?? []) { tap(cell) }
    case .tapButton(let index):
      let buttons = views(in: screen.windows.last).filter {
        $0 is UIControl && !($0 is UITabBarButton)
      }
      if let button = pick(index, of: buttons) { tap(button) }
    case .longPress(let x, let y):
      down(0, point(x, y))
      advance(0.7)
      up(0)
    case .drag(let x, let y, let toX, let toY, let rests):
      drag(from: point(x, y), to: point(toX, toY), rests: rests)
    case .dragTab(let index, let toX, let toY):
      if let button = pick(index, of: tabs.tabBar.row.buttons), let place = middle(of: button) {
        drag(from: place, to: point(toX, toY), rests: true)
      }
    case .down(let finger, let x, let y): down(finger, point(x, y))
    case .move(let finger, let x, let y):
      if fingers[finger] != nil { touch(finger, .moved, at: point(x, y)) }
    case .up(let finger): up(finger)
    case .cancelTouches:
      for finger in fingers.keys.sorted() {
        touch(finger, .cancelled, at: fingers[finger] ?? .zero)
      }
    case .swipeBack(let share, let lifts):
      let isRightToLeft = screen.settings.isRightToLeft
      down(0, point(isRightToLeft ? 0.99 : 0.01, 0.4))
      for part in 1...4 {
        advance(1.0 / 60)
        let x = share * Double(part) / 4
        if fingers[0] != nil { touch(0, .moved, at: point(isRightToLeft ? 1 - x : x, 0.4)) }
      }
      if lifts { up(0) }
    case .wheel(let x, let y, let distance):
      phone.scroll(by: CGVector(dx: 0, dy: distance), at: point(x, y))
    default: return false
    }
    return true
  }

  func pick<Element>(_ index: Int, of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[index % list.count]
  }

  func views(in view: UIView?) -> [UIView] {
    guard let view, !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  func middle(of view: UIView) -> CGPoint? {
    guard let window = view.window else { return nil }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return window.convert(point, to: nil as UIWindow?)
  }

  private func tap(_ view: UIView) {
    if let place = middle(of: view) { tap(at: place) }
  }

  private func tap(at place: CGPoint) {
    down(0, place)
    advance(1.0 / 60)
    up(0)
  }

  private func down(_ finger: Int, _ place: CGPoint) {
    if fingers[finger] == nil { touch(finger, .began, at: place) }
  }

  private func up(_ finger: Int) {
    if let place = fingers[finger] { touch(finger, .ended, at: place) }
  }

  /// Begins a touch, holds it, and drags it to another location.
  func drag(from start: CGPoint, after delay: Double = 0, to end: CGPoint, rests: Bool) {
    down(0, start)
    advance(delay)
    for part in 1...4 {
      advance(1.0 / 30)
      let share = CGFloat(part) / 4
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      if fingers[0] != nil { touch(0, .moved, at: place) }
    }
    if rests { advance(0.2) }
    up(0)
  }

  // MARK: The device

  private static let orientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// Phones, pads, window sizes in multitasking, and desktop windows.
  private static let sizes: [(CGSize, UIEdgeInsets)] = [
    (CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (CGSize(width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    (CGSize(width: 834, height: 1194), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (CGSize(width: 1024, height: 700), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (CGSize(width: 507, height: 700), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (CGSize(width: 320, height: 1000), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (CGSize(width: 900, height: 300), .zero),
    (CGSize(width: 200, height: 200), .zero),
    (CGSize(width: 40, height: 30), .zero),
  ]

  private func performDevice(_ step: Step) -> Bool {
    switch step {
    case .rotate(let way): phone.rotate(to: World.orientations[way % 4])
    case .resize(let kind):
      let (size, insets) = World.sizes[kind % World.sizes.count]
      screen.resize(to: size, scale: 1, safeAreaInsets: insets)
      frameIfNeeded()
    case .dark(let isOn): phone.userInterfaceStyle = isOn ? .dark : .light
    case .rightToLeft(let isOn): phone.layoutDirection = isOn ? .rightToLeft : .leftToRight
    case .textSize(let kind): phone.textScale = [0.8, 1, 1.3, 2, 3.1][kind % 5]
    case .contrast(let isOn): phone.increasesContrast = isOn
    case .reduceMotion(let isOn): phone.reducesMotion = isOn
    case .reduceTransparency(let isOn): phone.reducesTransparency = isOn
    default: return false
    }
    return true
  }

  // MARK: Stacks

  /// The controllers of the tabs, and the topmost controller.
  private var stacks: [UINavigationController] {
    let own = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let more = tabs.moreTabs.hasMore ? [tabs.moreNavigationController] : []
    return own + more + [top as? UINavigationController].compactMap { $0 }
  }

  private func performStack(_ step: Step) -> Bool {
    switch step {
    case .push(let stack, let kind, let hides, let animated):
      guard let stack = pick(stack, of: stacks), stack.viewControllers.count < 8 else { break }
      let page = makePage(kind)
      page.hidesBottomBarWhenPushed = hides
      stack.pushViewController(page, animated: animated)
    case .pop(let stack, let animated):
      pick(stack, of: stacks)?.popViewController(animated: animated)
    case .popTo(let stack, let page, let animated):
      guard let stack = pick(stack, of: stacks) else { break }
      if let page = pick(page, of: stack.viewControllers) {
        stack.popToViewController(page, animated: animated)
      }
    case .popToRoot(let stack, let animated):
      pick(stack, of: stacks)?.popToRootViewController(animated: animated)
    case .replaceStack(let stack, let seed, let animated):
      guard let stack = pick(stack, of: stacks), stack !== tabs.moreIfMade else { break }
      var random = SeededGenerator(seed: UInt64(seed))
      var pages = stack.viewControllers.shuffled(using: &random)
      if pages.count > 1 { pages.removeLast(Int.random(in: 0..<pages.count, using: &random)) }
      if Bool.random(using: &random) || pages.isEmpty { pages.append(makePage(seed)) }
      stack.setViewControllers(pages, animated: animated)
    case .navigationBar(let stack, let hidden, let animated):
      pick(stack, of: stacks)?.setNavigationBarHidden(hidden, animated: animated)
    case .toolbar(let stack, let hidden, let animated):
      pick(stack, of: stacks)?.setToolbarHidden(hidden, animated: animated)
    case .hidesBottomBar(let hides):
      let stack = tabs.selectedViewController as? UINavigationController
      (stack?.topViewController ?? tabs.selectedViewController)?.hidesBottomBarWhenPushed = hides
    default: return false
    }
    return true
  }

  // MARK: Children

  private func performChildren(_ step: Step) -> Bool {
    var children = tabs.viewControllers ?? []
    switch step {
    case .replaceChildren(let seed, let count, let animated):
      var random = SeededGenerator(seed: UInt64(seed))
      children.shuffle(using: &random)
      children.removeLast(min(Int.random(in: 0...3, using: &random), children.count))
      while children.count < count {
        children.append(makeChild(Int.random(in: 0..<5, using: &random)))
      }
      tabs.setViewControllers(Array(children.prefix(count)), animated: animated)
    case .insertChild(let index, let kind, let animated):
      guard children.count < 12 else { break }
      children.insert(makeChild(kind), at: min(index, children.count))
      tabs.setViewControllers(children, animated: animated)
    case .removeChild(let index, let animated):
      guard !children.isEmpty else { break }
      children.remove(at: index % children.count)
      tabs.setViewControllers(children, animated: animated)
    case .moveChild(let from, let to, let animated):
      guard !children.isEmpty else { break }
      let child = children.remove(at: from % children.count)
      children.insert(child, at: to % (children.count + 1))
      tabs.setViewControllers(children, animated: animated)
    case .removeAllChildren(let animated): tabs.setViewControllers(nil, animated: animated)
    case .selectIndex(let index): tabs.selectedIndex = index
    case .selectChild(let index): tabs.selectedViewController = pick(index, of: children)
    case .selectMore: tabs.selectedViewController = tabs.moreNavigationController
    default: return false
    }
    return true
  }
}
