/// Everything said about the look of one navigation bar, and what it amounts to.
///
/// This is the one place that chooses between appearance objects of bar and item, the older properties, the short bar and
/// being at the scroll edge; the bar's views see only the value that comes out. (R-NBAR-32…37)
struct NavigationBarAppearanceState {
  typealias Chain = AppearanceChain<UINavigationBarAppearance>

  /// Older properties that all bars have.
  var legacy = LegacyBarAppearance()
  /// Older properties that only navigation bars have.
  var legacyTitles = NavigationTitleStyle()
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var backgrounds = BarPictures()
  var titleShifts: [UIBarMetrics: CGFloat] = [:]

  var standard = AssignedAppearance<UINavigationBarAppearance>()
  var scrollEdge = AssignedAppearance<UINavigationBarAppearance>()
  var compact = AssignedAppearance<UINavigationBarAppearance>()
  var compactScrollEdge = AssignedAppearance<UINavigationBarAppearance>()
  /// What `standardAppearance` hands out before one was assigned.
  private lazy var defaultAppearance = UINavigationBarAppearance()

  var standardAppearance: UINavigationBarAppearance {
    mutating get { standard.handOut() ?? defaultAppearance }
  }

  /// The appearances of a bar, or of an item.
  struct Appearances {
    var standard: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
  }

  /// What was assigned; nil where nothing was.
  var assigned: Appearances {
    Appearances(
      standard: standard.shown,
      scrollEdge: scrollEdge.shown,
      compact: compact.shown,
      compactScrollEdge: compactScrollEdge.shown
    )
  }

  // MARK: What it amounts to

  /// Under which circumstances a bar is shown.
  struct Situation: Equatable {
    var isCompact = false
    var isAtScrollEdge = false
    var hasPrompt = false
    var position = UIBarPosition.top

    var metrics: UIBarMetrics {
      isCompact
        ? (hasPrompt ? .compactPrompt : .compact) : (hasPrompt ? .defaultPrompt : .default)
    }
  }

  /// The look while an item, which may bring appearances of its own, is on top.
  @MainActor
  func look(for item: Appearances, in situation: Situation) -> ResolvedNavigationBarAppearance {
    let chain = NavigationBarAppearanceState.chain(
      item: item,
      bar: assigned,
      isCompact: situation.isCompact
    )
    let choice = chain.choice(isAtScrollEdge: situation.isAtScrollEdge)
    guard let appearance = choice.appearance else { return legacyLook(in: situation) }
    var look = ResolvedNavigationBarAppearance(of: appearance)
    if choice.isTransparent { look.background = .transparent }
    return look
  }

  /// In a short bar, appearances for short bars come first. (R-NBAR-34)
  static func chain(item: Appearances, bar: Appearances, isCompact: Bool) -> Chain {
    guard isCompact else {
      return Chain(
        item: .init(standard: item.standard, scrollEdge: item.scrollEdge),
        bar: .init(standard: bar.standard, scrollEdge: bar.scrollEdge)
      )
    }
    return Chain(
      item: .init(
        standard: item.compact ?? bar.compact ?? item.standard,
        scrollEdge: item.compactScrollEdge ?? bar.compactScrollEdge ?? item.scrollEdge
      ),
      bar: .init(standard: bar.standard, scrollEdge: bar.scrollEdge)
    )
  }

  // MARK: Without appearances

  /// Whether what is behind shows through, as far as the older properties say.
  var isTranslucent: Bool {
    var older = legacy
    older.backgroundImage = backgrounds.picture(at: .any, .default)
    return older.isTranslucent
  }

  /// The look of a bar without appearances. (R-NBAR-35)
  @MainActor
  private func legacyLook(in situation: Situation) -> ResolvedNavigationBarAppearance {
    var older = legacy
    older.backgroundImage = backgrounds.picture(at: situation.position, situation.metrics)
    var titles = NavigationTitleStyle()
    titles.attributes = titleAttributes ?? [:]
    titles.largeAttributes = largeTitleAttributes ?? [:]
    titles.offset.vertical = titleShift(situation.metrics)
    if legacyTitles.indicator != nil, legacyTitles.indicatorMask != nil {
      (titles.indicator, titles.indicatorMask) = (
        legacyTitles.indicator, legacyTitles.indicatorMask
      )
    }
    return ResolvedNavigationBarAppearance(
      background: situation.isAtScrollEdge ? .transparent : older.background,
      titles: titles,
      buttons: plainNavigationButtons,
      isDark: legacy.isDark
    )
  }

  private func titleShift(_ metrics: UIBarMetrics) -> CGFloat {
    metrics.fallbacks.lazy.compactMap { titleShifts[$0] }.first ?? 0
  }
}

/// What items of bars without any appearance look like; one for all of them, since it never changes.
@MainActor private let plainNavigationButtons = NavigationButtonStyle()

/// Pictures by the place and height of a bar. (R-NBAR-37)
struct BarPictures {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var pictures: [Key: UIImage] = [:]

  /// What was given for exactly this place and height.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { pictures[Key(position: position, metrics: metrics)] }
    set { pictures[Key(position: position, metrics: metrics)] = newValue }
  }

  /// What shows: the height counts before the place; what is given for the top holds for bars attached to it, too.
  func picture(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    let places: [UIBarPosition] =
      position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
    for metrics in metrics.fallbacks {
      if let picture = places.lazy.compactMap({ self[$0, metrics] }).first { return picture }
    }
    return nil
  }
}

extension UIBarMetrics {
  /// What counts for a bar of this height, the first one that something was said for.
  fileprivate var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}
