import UIKit

/// The same three items in each layout of a bar and with each item positioning.
final class LayoutsViewController: UIViewController {
  private let scroll = UIScrollView()
  private let groups = [
    SpecimenGroup("By Size Class", LayoutsViewController.layouts),
    SpecimenGroup("By Item Positioning", LayoutsViewController.placements),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Layouts"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .always
    for group in groups {
      scroll.addSubview(group.heading)
      for specimen in group.specimens { add(specimen) }
    }
  }

  private func add(_ specimen: BarSpecimen) {
    addChild(specimen)
    setOverrideTraitCollection(specimen.traits, forChild: specimen)
    scroll.addSubview(specimen.view)
    specimen.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    // Side by side if there is room for both groups, otherwise one below the other.
    let room = view.bounds.inset(by: view.safeAreaInsets).width
    let isWide = room > 600
    let width = isWide ? (room - 3 * margin) / 2 : room - 2 * margin
    var size = CGSize(width: room, height: 0)
    scroll.contentSize.width = room
    for (index, group) in groups.enumerated() {
      let x = isWide ? margin + CGFloat(index) * (width + margin) : margin
      let y = isWide ? 8 : max(size.height, 8)
      size.height = max(size.height, place(group, x: x, y: y, width: width))
    }
    scroll.contentSize = size
  }

  private var margin: CGFloat { view.pageMargin }

  /// Lays out a group below its heading and returns the y-coordinate for the next group.
  private func place(_ group: SpecimenGroup, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    place(group.heading, x: x, y: y, width: width, height: 20)
    var bottom = y + 28
    for specimen in group.specimens {
      place(specimen.view, x: x, y: bottom, width: width, height: specimen.height)
      bottom += specimen.height + 12
    }
    return bottom + 8
  }

  /// Sets the frame of a view, with `x` measured from the leading edge of the content.
  private func place(_ part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? scroll.contentSize.width - x - width : x
    part.frame = CGRect(x: left, y: y, width: width, height: height)
  }

  // MARK: Specimens

  private static var layouts: [BarSpecimen] {
    [
      BarSpecimen("Stacked", "iPhone in portrait", width: .compact, height: .regular),
      BarSpecimen("Compact inline", "iPhone in landscape", width: .compact, height: .compact),
      BarSpecimen("Inline", "iPad and wide windows", width: .regular, height: .regular),
    ]
  }

  private static var placements: [BarSpecimen] {
    [
      BarSpecimen("Filling", "Automatic in compact width") { appearance in
        appearance.stackedItemPositioning = .fill
      },
      BarSpecimen("Centered", "Default width and spacing") { appearance in
        appearance.stackedItemPositioning = .centered
      },
      BarSpecimen("Centered", "64 points wide, 4 apart") { appearance in
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 64
        appearance.stackedItemSpacing = 4
      },
    ]
  }
}

/// A group of specimens with a heading.
@MainActor
private struct SpecimenGroup {
  let heading: UILabel
  let specimens: [BarSpecimen]

  init(_ title: String, _ specimens: [BarSpecimen]) {
    heading = UILabel(title, size: 17, weight: .semibold)
    self.specimens = specimens
  }
}
