import Foundation

/// Computes the size classes of a window from its size and idiom.
enum SizeClasses {
  static func classes(
    for size: CGSize,
    idiom: UIUserInterfaceIdiom
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch idiom {
    case .phone:
      let isLandscape = size.width > size.height
      let isLarge = min(size.width, size.height) >= ScreenMetrics.largePhoneWidth
      return (isLandscape && isLarge ? .regular : .compact, isLandscape ? .compact : .regular)
    case .tv: return (.regular, .regular)
    default:
      return (
        size.width >= ScreenMetrics.regularWidth ? .regular : .compact,
        size.height >= ScreenMetrics.regularHeight ? .regular : .compact
      )
    }
  }
}
