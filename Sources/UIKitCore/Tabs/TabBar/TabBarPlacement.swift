/// Where somebody wants a bar's items to stand, and what that comes to in given surroundings.
///
/// The values of an appearance object are for stacked items only; other layouts stand as they do by default.
/// (R-LAY-11)
struct TabBarPlacement: Hashable {
  var positioning = UITabBar.ItemPositioning.automatic
  /// 0 for the system's.
  var width: CGFloat = 0
  /// 0 for the system's.
  var spacing: CGFloat = 0
  var isForStackedItems = false

  func arrangement(
    in environment: TabBarTraits,
    systemWidth: () -> CGFloat
  ) -> DockedTabBarLayout.Arrangement {
    guard isForStackedItems, environment.itemStyle != .stacked else {
      return resolved(in: environment, systemWidth: systemWidth)
    }
    return TabBarPlacement().resolved(in: environment, systemWidth: systemWidth)
  }

  private func resolved(
    in environment: TabBarTraits,
    systemWidth: () -> CGFloat
  ) -> DockedTabBarLayout.Arrangement {
    let isCentered =
      switch positioning {
      case .automatic: environment.centersItems
      case .fill: false
      case .centered: true
      }
    guard isCentered else { return .fill }
    return .centered(
      width: width > 0 ? width : systemWidth(),
      spacing: spacing > 0 ? spacing : TabBarMetrics.centeredButtonSpacing
    )
  }
}
