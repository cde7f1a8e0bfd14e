import QuartzCore

extension UIView {
  /// Finds the frames that constraints give to what is in this view, before it lays itself out.
  func solveConstraintsInside() {
    guard constraintState?.hostsItems == true else { return }
    insideIsland?.solveIfNeeded()
  }

  /// Puts the subviews where constraints want them.
  func placeConstrainedSubviews() {
    guard constraintState?.hostsItems == true, let island = insideIsland else { return }
    for subview in subviews where subview.constraintState?.translatesMask == false {
      guard let rect = island.frame(of: subview) else { continue }
      let frame = subview.frame(forAlignmentRect: rect)
      if subview.untransformedFrame != frame { subview.untransformedFrame = frame }
    }
  }

  /// Bounds or place changed: what depends on them is solved anew.
  func geometryChangedForConstraints() {
    guard let state = constraintState else { return }
    state.island?.rootResized()
    if state.translatesMask {
      islandOfFrame?.frameChanged(of: self)
      if state.isJoinedToOutside, !state.systemGuides.isEmpty {
        insideIsland?.insetsChanged(of: self)
      }
    }
    if state.systemGuides[.scrollFrame] != nil { insideIsland?.insetsChanged(of: self) }
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != (constraintState?.translatesMask ?? true) else { return }
    let outside = islandOfFrame
    constraints { $0.translatesMask = translates }
    outside?.forget(self)
    LayoutInstallation.frameOwnerChanged(self)
  }

  /// The size that suits the constraints inside the view best, beside a size that is wished for.
  func fittedSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let island = LayoutIsland(root: self, isSizeOpen: true)
    LayoutInstallation.forEachConstraint(solvedWith: self) { constraint, _ in
      island.add(constraint)
    }
    island.wishSize(target, horizontal, vertical)
    return island.solvedRootSize
  }
}
