import CoreGraphics
import Foundation

/// Metrics of menus and of lists of actions, in points.
///
/// `Documentation/Rules/Menus.md` has their sources.
enum MenuMetrics {
  // R-MENU-16
  /// The time in seconds after which a submenu opens under a pointer; our choice.
  static let hoverDelay: TimeInterval = 0.3
  static let width: CGFloat = 250
  /// The width at accessibility text sizes.
  static let wideWidth: CGFloat = 320
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// The space above and below a title that makes its row higher.
  static let rowPadding: CGFloat = 11
  static let rowMargin: CGFloat = 16
  /// The width of the column for check marks, which exists if an item has one.
  static let checkColumn: CGFloat = 18
  /// The width of the column for the image at the trailing edge.
  static let imageColumn: CGFloat = 32
  /// The distance between the trailing edge and the center of an image.
  static let imageCenter: CGFloat = 28
  static let symbolSize: CGFloat = 13
  // R-MENU-17
  /// Returns the scale of images and their columns, which is at most 1.5.
  @MainActor static func imageScale(for traits: UITraitCollection) -> CGFloat {
    min(UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits), 1.5)
  }
  /// The maximum number of lines of a title, unless the text size is an accessibility size.
  static let titleLines = 2
  /// The height of the band between two sections.
  static let gapHeight: CGFloat = 8
  /// The space above and below the title of a menu or a section.
  static let titlePadding: CGFloat = 8
  /// The height of elements beside each other: with a title, and without.
  static let mediumHeight: CGFloat = 66
  static let smallHeight: CGFloat = 48
  /// The maximum numbers of elements beside each other.
  static let mediumColumns = 3
  static let smallColumns = 4
  static let paletteColumns = 6
  /// The distance between the source and the menu.
  static let sourceGap: CGFloat = 8
  /// The minimum distance from the edges of the window.
  static let margin: CGFloat = 16
  /// The minimum distance from the safe area at the top and the bottom.
  static let safeMargin: CGFloat = 8
  /// The scale of a menu behind an open submenu.
  static let parentScale: CGFloat = 0.94
  static let parentDimming: CGFloat = 0.12
  static let startScale: CGFloat = 0.2
  static let fading: TimeInterval = 0.25
  static let appearing: TimeInterval = 0.4
  static let appearingDamping: CGFloat = 0.82
  static let disappearing: TimeInterval = 0.2
  static let shadowRadius: CGFloat = 32
  static let shadowOpacity: Float = 0.2
  static let shadowOffset = CGSize(width: 0, height: 8)
  /// How long a finger has to be down on a button in a scroll view to open its menu.
  static let scrollingDelay: TimeInterval = 0.15
}
