import QuartzCore

/// The size, scale, safe area, idiom, orientation and settings of a screen.
package struct ScreenConfiguration: Equatable {
  /// The size in points.
  package var size = ScreenMetrics.standardSize
  /// The number of pixels per point.
  package var scale = ScreenMetrics.standardScale
  package var safeAreaInsets = UIEdgeInsets.zero
  package var idiom = UIUserInterfaceIdiom.phone
  package var orientation = UIInterfaceOrientation.portrait
  package var settings = SystemSettings()
  /// Whether the user can change the size.
  package var isResizable = false

  package init() {}

  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    idiom: UIUserInterfaceIdiom = .phone,
    orientation: UIInterfaceOrientation = .portrait,
    settings: SystemSettings = SystemSettings()
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.idiom = idiom
    self.orientation = orientation
    self.settings = settings
  }

  /// Whether the screen is that of a phone without a home indicator.
  package var hasHomeButton: Bool { idiom == .phone && safeAreaInsets.bottom == 0 }

  package var pixelSize: PixelSize {
    PixelSize(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }

  // R-INFO-14
  /// The accent color of the desktop, if the application uses it as its tint color.
  var accentColor: UIColor? {
    guard ApplicationInformation.current.usesDesktopAccentColor, let accent = settings.accent else {
      return nil
    }
    return UIColor(red: accent.red, green: accent.green, blue: accent.blue, alpha: 1)
  }

  /// The traits that windows of the screen inherit.
  var traits: TraitValues {
    let classes = SizeClasses.classes(for: size, idiom: idiom)
    return TraitValues {
      $0.userInterfaceStyle =
        ApplicationInformation.current.userInterfaceStyle ?? (settings.isDark ? .dark : .light)
      $0.userInterfaceIdiom = idiom
      $0.horizontalSizeClass = classes.horizontal
      $0.verticalSizeClass = classes.vertical
      $0.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
      $0.displayScale = scale
      $0.contentSizeCategory = settings.contentSizeCategory
      $0.reducesTransparency = settings.reducesTransparency
      $0.accessibilityContrast = settings.increasesContrast ? .high : .normal
      $0.userInterfaceLevel = .base
      // R-PEEK-40
      $0.forceTouchCapability = idiom == .phone || idiom == .pad ? .available : .unavailable
    }
  }
}

/// Maps the desktop's text scale to the text size category with the nearest body text size.
package enum TextSizes {
  private static let standardSize: CGFloat = 17

  /// Body text sizes in points by category, from Apple's typography table for iOS.
  private static let bodySizes: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  package static func category(forScale scale: CGFloat) -> UIContentSizeCategory {
    guard scale.isFinite, scale > 0 else { return .large }
    let wanted = standardSize * scale
    var best: (category: UIContentSizeCategory, distance: CGFloat) = (.large, .infinity)
    for (category, size) in bodySizes where abs(size - wanted) < best.distance {
      best = (category, abs(size - wanted))
    }
    return best.category
  }

  /// Returns the scale at which body text has the size of a category, or `nil` if the category is
  /// not one of UIKit's twelve.
  package static func scale(of category: UIContentSizeCategory) -> CGFloat? {
    bodySizes.first { $0.0 == category }.map { $0.1 / standardSize }
  }
}
