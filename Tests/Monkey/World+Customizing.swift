@testable import UIKitCore

extension World {
  /// Customizes the tabs by touches and in code.
  func performCustomizing(_ step: Step) -> Bool {
    switch step {
    case .customize: tabs.beginCustomizing()
    case .dragCandidate(let candidate, let place):
      let candidates = views(in: tabs.tabBar.window).filter { $0 is CandidateView }
      if let view = pick(candidate, of: candidates), let start = middle(of: view),
        let button = pick(place, of: tabs.tabBar.row.buttons), let end = middle(of: button)
      {
        drag(from: start, after: 0.2, to: end, rests: true)
      }
    case .exchange(let candidate, let place):
      guard let course = tabs.tabBar.customizing else { break }
      let candidates = course.customization.candidates
      if let item = pick(candidate, of: candidates) {
        _ = course.rearrange { $0.drop(item, at: place) }
      }
    case .moveItem(let start, let end):
      _ = tabs.tabBar.customizing?.rearrange { $0.move(from: start, to: end) }
    case .endCustomizing(let animated): tabs.tabBar.endCustomizing(animated: animated)
    case .customizable(let kind):
      let children = tabs.viewControllers ?? []
      let some = children.enumerated().filter { $0.offset % 3 != 1 }.map(\.element)
      tabs.customizableViewControllers = [nil, some, children][kind % 3]
    default: return false
    }
    return true
  }
}
