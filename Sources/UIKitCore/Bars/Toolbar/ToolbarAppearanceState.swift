/// Everything said about the look of one toolbar, and what it amounts to.
///
///     short bar   compactScrollEdge ▸ compact, at the edge and elsewhere, each before what follows
///     at the edge scrollEdge ▸ standard, with a transparent background
///     elsewhere   standard ▸ older properties
///
/// (R-TOOL-10…13)
struct ToolbarAppearanceState {
  /// Where a picture was set for.
  struct Place: Hashable {
    var position: UIBarPosition
    var metrics = UIBarMetrics.default
  }

  /// Older properties that all bars have.
  var legacy = LegacyBarAppearance()
  var backgroundImages: [Place: UIImage] = [:]
  var shadowImages: [UIBarPosition: UIImage] = [:]

  var standard = AssignedAppearance<UIToolbarAppearance>()
  var scrollEdge = AssignedAppearance<UIToolbarAppearance>()
  var compact = AssignedAppearance<UIToolbarAppearance>()
  var compactScrollEdge = AssignedAppearance<UIToolbarAppearance>()
  /// What `standardAppearance` hands out before one was assigned.
  private lazy var defaultAppearance = UIToolbarAppearance()

  var standardAppearance: UIToolbarAppearance {
    mutating get { standard.handOut() ?? defaultAppearance }
  }

  /// Under which circumstances a bar is shown.
  struct Situation: Equatable {
    var isCompact = false
    var isAtScrollEdge = false
    var position = UIBarPosition.bottom
  }

  // MARK: What it amounts to

  @MainActor
  func look(in situation: Situation) -> ResolvedToolbarAppearance {
    let chain = AppearanceChain<UIToolbarAppearance>(
      item: situation.isCompact
        ? .init(standard: compact.shown, scrollEdge: compactScrollEdge.shown) : .init(),
      bar: .init(standard: standard.shown, scrollEdge: scrollEdge.shown)
    )
    let choice = chain.choice(isAtScrollEdge: situation.isAtScrollEdge)
    guard let appearance = choice.appearance else { return legacyLook(in: situation) }
    var look = ResolvedToolbarAppearance(
      background: appearance.background,
      buttons: appearance.buttons
    )
    if choice.isTransparent { look.background = .transparent }
    return look
  }

  /// The look of a bar without appearances. (R-TOOL-12)
  @MainActor
  private func legacyLook(in situation: Situation) -> ResolvedToolbarAppearance {
    var older = legacy
    older.backgroundImage = backgroundImage(in: situation)
    older.shadowImage = shadowImages[situation.position] ?? shadowImages[.any]
    let isClear = situation.isAtScrollEdge && !older.hasOwnBackground
    return ResolvedToolbarAppearance(
      background: isClear ? .transparent : older.background,
      buttons: plainButtons,
      isDark: legacy.isDark
    )
  }

  /// What was set for the position, else for any, each for the form of the bar, else for the usual one. (R-TOOL-13)
  private func backgroundImage(in situation: Situation) -> UIImage? {
    let forms: [UIBarMetrics] = situation.isCompact ? [.compact, .default] : [.default]
    for metrics in forms {
      for position in [situation.position, .any] {
        if let image = backgroundImages[Place(position: position, metrics: metrics)] {
          return image
        }
      }
    }
    return nil
  }
}

/// All that the views of a toolbar show, with every choice between its sources made.
struct ResolvedToolbarAppearance: Equatable {
  var background: BarBackground
  var buttons: BarButtonAppearances
  /// Buttons have the colours of dark surroundings. (R-TOOL-12)
  var isDark = false
}

/// The buttons of bars without any appearance; one set for all of them, since it never changes.
@MainActor private let plainButtons = BarButtonAppearances()
