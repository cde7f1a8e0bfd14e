/// The implementation that tab bars, navigation bars and toolbars share.
@MainActor
protocol BarView: UIView {
  associatedtype Traits: BarTraits
  associatedtype State: BarAppearanceState

  var backgroundView: _UIBarBackground { get }

  /// The appearances and older properties that were assigned to the bar.
  var appearanceState: State { get set }

  /// Called after `appearanceState` changed; displays the result.
  func appearanceStateChanged()
}

extension BarView {
  var environment: Traits { Traits(traitCollection) }

  /// The number of pixels per point; 2 outside of a window.
  var pixelScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 2 }

  /// Whether changes of the bar are visible and may be animated.
  var canFade: Bool {
    guard let window, !isHidden else { return false }
    return !window.screen.settings.reducesMotion && UIView.areAnimationsEnabled
  }

  /// The number of frames that the bar's screen has drawn; 0 outside of a window.
  var framesDrawn: Int { window?.screen.framesDrawn ?? 0 }

  func changeAppearance(_ change: (inout State) -> Void) {
    change(&appearanceState)
    appearanceStateChanged()
  }

  func assign(_ appearance: State.Appearance?, to slot: BarAppearanceSlot) {
    changeAppearance { $0.appearances.assign(appearance, to: slot) }
  }

  /// Adds the large content viewer at accessibility text sizes; it is not removed at other sizes.
  func addLargeContentViewerIfNeeded() {
    // R-AX-5, R-TTL-2, R-BBI-29
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      !interactions.contains(where: { $0 is UILargeContentViewerInteraction })
    else { return }
    addInteraction(UILargeContentViewerInteraction())
  }
}
