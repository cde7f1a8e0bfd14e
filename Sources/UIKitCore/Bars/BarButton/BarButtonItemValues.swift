/// The values that only bar button items archive.
struct BarButtonItemValues: Codable {
  var style = 0
  var systemItem: Int?
  var extras = BarButtonItemExtras()
}

/// The values of a bar button item that are rarely set.
struct BarButtonItemExtras {
  var width: CGFloat = 0
  var possibleTitles: Set<String>?
  var tintColor: UIColor?
  var isHidden = false
  var isSelected = false
  var togglesSelection = false
  var isSpringLoaded = false
  var legacy = BarButtonLegacyAttributes()
}

extension BarButtonItemExtras: Codable {
  private enum CodingKeys: CodingKey {
    case width, titles, tint, hidden, selected, toggles, springs, legacy
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    width = try values.decode(CGFloat.self, forKey: .width)
    possibleTitles = try values.decodeIfPresent(Set<String>.self, forKey: .titles)
    tintColor = try values.color(for: .tint)
    isHidden = try values.decode(Bool.self, forKey: .hidden)
    isSelected = try values.decode(Bool.self, forKey: .selected)
    togglesSelection = try values.decode(Bool.self, forKey: .toggles)
    isSpringLoaded = try values.decode(Bool.self, forKey: .springs)
    legacy = try values.decode(BarButtonLegacyAttributes.self, forKey: .legacy)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(width, forKey: .width)
    try values.encodeIfPresent(possibleTitles, forKey: .titles)
    try values.encode(tintColor, for: .tint)
    try values.encode(isHidden, forKey: .hidden)
    try values.encode(isSelected, forKey: .selected)
    try values.encode(togglesSelection, forKey: .toggles)
    try values.encode(isSpringLoaded, forKey: .springs)
    try values.encode(legacy, forKey: .legacy)
  }
}
