/// The appearances of a bar's buttons by their style.
struct BarButtonAppearances: Equatable {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)

  /// Returns the appearance for an item's style.
  @MainActor func appearance(for item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done ? done : plain
  }

  /// A copy with independent appearance objects.
  var copy: BarButtonAppearances {
    BarButtonAppearances(plain: plain.duplicate, done: done.duplicate)
  }

  struct Archive: Codable {
    var plain: BarButtonAppearanceStates
    var done: BarButtonAppearanceStates

    init(_ appearances: BarButtonAppearances) {
      plain = appearances.plain.states
      done = appearances.done.states
    }

    var appearances: BarButtonAppearances {
      BarButtonAppearances(
        plain: UIBarButtonItemAppearance(states: plain),
        done: UIBarButtonItemAppearance(states: done)
      )
    }
  }
}
