import Foundation

extension UIControl: InterfaceActionSender, SegueTrigger {
  private static let events: [String: Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  private static let horizontal: [String: ContentHorizontalAlignment] = [
    "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let vertical: [String: ContentVerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
  ]

  func connectAction(_ action: Selector, to target: AnyObject?, event: String?) {
    let event = event.flatMap { Self.events[$0] } ?? .primaryActionTriggered
    addTarget(target, action: action, for: event)
  }

  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void) {
    addAction(
      UIAction { _ in perform() },
      for: self is UIButton ? .touchUpInside : .primaryActionTriggered
    )
  }

  func decodeControl(from coder: InterfaceCoder) {
    let element = coder.element
    element.set("enabled", \.isEnabled, of: self)
    element.set("selected", \.isSelected, of: self)
    element.set("highlighted", \.isHighlighted, of: self)
    element.set(
      "contentHorizontalAlignment",
      \.contentHorizontalAlignment,
      of: self,
      from: Self.horizontal
    )
    element.set(
      "contentVerticalAlignment",
      \.contentVerticalAlignment,
      of: self,
      from: Self.vertical
    )
  }
}

extension UISwitch: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeSwitch(from: coder)
  }

  func decodeSwitch(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("on", \.isOn, of: self)
    if let color = element.color("onTintColor") { onTintColor = color }
    if let color = element.color("thumbTintColor") { thumbTintColor = color }
  }
}

extension UISlider: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeSlider(from: coder)
  }

  func decodeSlider(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("minValue", \.minimumValue, of: self)
    element.set("maxValue", \.maximumValue, of: self)
    element.set("value", \.value, of: self)
    element.set("continuous", \.isContinuous, of: self)
    if let color = element.color("minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = element.color("maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = element.color("thumbTintColor") { thumbTintColor = color }
  }
}

extension UIStepper: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeStepper(from: coder)
  }

  func decodeStepper(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("minimumValue", \.minimumValue, of: self)
    element.set("maximumValue", \.maximumValue, of: self)
    element.set("stepValue", \.stepValue, of: self)
    element.set("value", \.value, of: self)
    element.set("wraps", \.wraps, of: self)
    element.set("autorepeat", \.autorepeat, of: self)
    element.set("continuous", \.isContinuous, of: self)
  }
}

extension UISegmentedControl: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeSegments(from: coder)
  }

  func decodeSegments(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    for (index, segment) in element.list("segments").enumerated() {
      if let image = segment.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        let key = "segmentTitles[\(index)]"
        let title = element.document?.translation("\(element.id ?? "").\(key)") ?? segment["title"]
        insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment["enabled"] == "NO" { setEnabled(false, forSegmentAt: index) }
      if let width: CGFloat = segment.value(of: "width") { setWidth(width, forSegmentAt: index) }
    }
    element.set("momentary", \.isMomentary, of: self)
    element.set("selectedSegmentIndex", \.selectedSegmentIndex, of: self)
    if let color = element.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
  }
}

extension UIProgressView: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decodeProgress(from: coder) }

  func decodeProgress(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("progress", \.progress, of: self)
    if let color = element.color("progressTintColor") { progressTintColor = color }
    if let color = element.color("trackTintColor") { trackTintColor = color }
  }
}

extension UIActivityIndicatorView: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decodeIndicator(from: coder) }

  private static let styles: [String: Style] = [
    "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]

  func decodeIndicator(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("style", \.style, of: self, from: Self.styles)
    element.set("hidesWhenStopped", \.hidesWhenStopped, of: self)
    if let color = element.color("color") { self.color = color }
    if element["animating"] == "YES" { startAnimating() }
  }
}

extension UIPageControl: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodePageControl(from: coder)
  }

  func decodePageControl(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("numberOfPages", \.numberOfPages, of: self)
    element.set("currentPage", \.currentPage, of: self)
    element.set("hidesForSinglePage", \.hidesForSinglePage, of: self)
    if let color = element.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = element.color("currentPageIndicatorTintColor") {
      currentPageIndicatorTintColor = color
    }
  }
}
