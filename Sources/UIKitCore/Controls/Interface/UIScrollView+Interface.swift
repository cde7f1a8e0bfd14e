import Foundation

/// A scroll view with further properties that can differ by size class.
@MainActor protocol InterfaceScrollVariationTarget: UIScrollView {
  /// Sets the properties that the element has, including those of scroll views.
  func decodeScrollVariation(from coder: InterfaceCoder)
}

extension UIScrollView: InterfaceSubviewContainer, InterfaceVariationTarget {
  private static let indicators: [String: IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]

  private static let dismissals: [String: KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]

  private static let adjustments: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  func decodeVariation(from coder: InterfaceCoder) {
    if let target = self as? InterfaceScrollVariationTarget {
      target.decodeScrollVariation(from: coder)
    } else {
      decodeScrollView(from: coder)
    }
  }

  func interfaceGuide(_ key: String) -> UILayoutGuide? {
    key == "contentLayoutGuide" ? contentLayoutGuide : frameLayoutGuide
  }

  func decodeScrollView(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("directionalLockEnabled", \.isDirectionalLockEnabled, of: self)
    element.set("bounces", \.bounces, of: self)
    element.set("alwaysBounceVertical", \.alwaysBounceVertical, of: self)
    element.set("alwaysBounceHorizontal", \.alwaysBounceHorizontal, of: self)
    element.set("pagingEnabled", \.isPagingEnabled, of: self)
    element.set("scrollEnabled", \.isScrollEnabled, of: self)
    element.set("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, of: self)
    element.set("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, of: self)
    element.set("delaysContentTouches", \.delaysContentTouches, of: self)
    element.set("canCancelContentTouches", \.canCancelContentTouches, of: self)
    element.set("minimumZoomScale", \.minimumZoomScale, of: self)
    element.set("maximumZoomScale", \.maximumZoomScale, of: self)
    element.set("indicatorStyle", \.indicatorStyle, of: self, from: Self.indicators)
    element.set("keyboardDismissMode", \.keyboardDismissMode, of: self, from: Self.dismissals)
    element.set(
      "contentInsetAdjustmentBehavior",
      \.contentInsetAdjustmentBehavior,
      of: self,
      from: Self.adjustments
    )
    if let insets = element.insets("contentInset") { contentInset = insets }
    if let size = element.size("contentSize") { contentSize = size }
    decodeRefreshControl(of: element, coder.objects)
  }

  /// Adds the refresh control of an element: the scroll view, or the controller of a table.
  func decodeRefreshControl(of element: InterfaceElement, _ objects: InterfaceObjects) {
    guard let child = element.value("refreshControl") else { return }
    if let control = objects.view(child) as? UIRefreshControl { refreshControl = control }
  }
}

extension UIStackView: InterfaceSubviewContainer, InterfaceVariationTarget {
  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  func insertInterfaceSubview(_ view: UIView, at index: Int) {
    insertArrangedSubview(view, at: index)
  }

  func decodeVariation(from coder: InterfaceCoder) { decodeStack(from: coder) }

  func decodeStack(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("axis", \.axis, of: self, from: Self.axes)
    element.set("distribution", \.distribution, of: self, from: Self.distributions)
    element.set("alignment", \.alignment, of: self, from: Self.alignments)
    element.set("spacing", \.spacing, of: self)
    element.set(
      "layoutMarginsRelativeArrangement",
      \.isLayoutMarginsRelativeArrangement,
      of: self
    )
    element.set(
      "baselineRelativeArrangement",
      \.isBaselineRelativeArrangement,
      of: self
    )
  }
}

/// The words of interface files for effects.
@MainActor enum InterfaceEffects {
  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

extension UIVisualEffectView {
  private static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  func decodeEffectView(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    if let blur = element.child("blurEffect"),
      let style = blur.member("style", of: InterfaceEffects.blurs)
    {
      effect = UIBlurEffect(style: style)
    }
    // R-VIEW-62
    if let vibrancy = element.child("vibrancyEffect"), let blur = vibrancy.child("blurEffect"),
      let style = blur.member("style", of: InterfaceEffects.blurs)
    {
      let kind = vibrancy.member("style", of: Self.vibrancies)
      let blur = UIBlurEffect(style: style)
      effect =
        kind.map { UIVibrancyEffect(blurEffect: blur, style: $0) }
        ?? UIVibrancyEffect(blurEffect: blur)
    }
    guard let content = element.value("contentView") else { return }
    coder.objects.adopt(contentView, content)
    contentView.decodeSubviews(of: content, coder.objects)
  }
}
