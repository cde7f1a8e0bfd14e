/// The requested positioning of a bar's items, and the resulting arrangement.
///
/// The values of an appearance object apply to stacked items only; other layouts use the default
/// arrangement.
struct TabBarPlacement: Hashable {
  // R-LAY-11
  var positioning = UITabBar.ItemPositioning.automatic
  /// The width of the items; 0 for the system's.
  var width: CGFloat = 0
  /// The distance between the items; 0 for the system's.
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
