import QuartzCore

extension UIView {
  /// Solves the constraints inside the view, before the view lays out its subviews.
  func solveConstraintsInside() {
    guard constraintState?.hostsItems == true else { return }
    insideIsland?.solveIfNeeded(in: self)
  }

  /// Sets the frames of the subviews that are positioned by constraints.
  func placeConstrainedSubviews() {
    guard constraintState?.hostsItems == true, let island = insideIsland else { return }
    for subview in subviews where subview.constraintState?.translatesMask == false {
      guard let rect = island.frame(of: subview) else { continue }
      let frame = subview.frame(forAlignmentRect: rect)
      place(subview, solvedFrame: frame)
    }
  }

  /// Updates the constraints that depend on the view's bounds or position.
  func geometryChangedForConstraints() {
    guard let state = constraintState else { return }
    state.island?.rootResized()
    if state.translatesMask {
      islandOfFrame?.frameChanged(of: self)
      if state.isJoinedToOutside, !state.systemGuides.isEmpty {
        insideIsland?.insetsChanged(of: self)
      }
    }
    if state.systemGuides[.scrollFrame] != nil || state.systemGuides[.keyboard] != nil {
      insideIsland?.insetsChanged(of: self)
    }
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != (constraintState?.translatesMask ?? true) else { return }
    let outside = islandOfFrame
    constraints { $0.translatesMask = translates }
    outside?.forget(self)
    LayoutInstallation.frameOwnerChanged(self)
  }

  /// Returns the size that best satisfies the constraints inside the view, with priorities for a
  /// target size.
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
