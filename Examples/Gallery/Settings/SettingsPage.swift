import UIKit

/// The content of a page of settings.
struct SettingsPage {
  let title: String
  let groups: [Group]

  struct Group {
    var header: String?
    var footer: String?
    let rows: [Row]
  }

  struct Row {
    let title: String
    var symbol: String?
    var color = UIColor.systemGray
    var detail: String?
    var kind = Kind.plain
  }

  enum Kind {
    case plain
    /// Pushes another page.
    case page(SettingsPage)
    case toggle(isOn: Bool)
    case choice(isChosen: Bool)
    /// Asks for confirmation in an alert.
    case destructive(question: String)
  }
}

extension SettingsPage {
  /// The first page.
  static let main = SettingsPage(
    title: "Settings",
    groups: [
      Group(rows: [
        Row(
          title: "Airplane Mode",
          symbol: "airplane",
          color: .systemOrange,
          kind: .toggle(isOn: false)
        ),
        Row(
          title: "Wi-Fi",
          symbol: "wifi",
          color: .systemBlue,
          detail: "Harbor",
          kind: .page(.network)
        ),
        Row(
          title: "Cellular",
          symbol: "antenna.radiowaves.left.and.right",
          color: .systemGreen,
          kind: .page(.network)
        ),
        Row(
          title: "Personal Hotspot",
          symbol: "link",
          color: .systemGreen,
          detail: "Off",
          kind: .page(.network)
        ),
      ]),
      Group(rows: [
        Row(
          title: "Notifications",
          symbol: "bell.fill",
          color: .systemRed,
          kind: .page(.notifications)
        ),
        Row(
          title: "Sounds & Haptics",
          symbol: "speaker.wave.2.fill",
          color: .systemPink,
          kind: .page(.sounds)
        ),
        Row(
          title: "Focus",
          symbol: "moon.fill",
          color: .systemIndigo,
          kind: .page(.notifications)
        ),
      ]),
      Group(rows: [
        Row(title: "General", symbol: "gear", color: .systemGray, kind: .page(.general)),
        Row(
          title: "Display & Brightness",
          symbol: "sun.max.fill",
          color: .systemBlue,
          kind: .page(.display)
        ),
        Row(
          title: "Privacy & Security",
          symbol: "hand.raised.fill",
          color: .systemBlue,
          kind: .page(.general)
        ),
      ]),
      Group(
        footer: "Data that is only on this device will be removed.",
        rows: [Row(title: "Sign Out", kind: .destructive(question: "Sign out of this device?"))]
      ),
    ]
  )

  private static let network = SettingsPage(
    title: "Wi-Fi",
    groups: [
      Group(rows: [Row(title: "Wi-Fi", kind: .toggle(isOn: true))]),
      Group(
        header: "Networks",
        rows: [
          Row(title: "Harbor", kind: .choice(isChosen: true)),
          Row(title: "Lighthouse", kind: .choice(isChosen: false)),
          Row(title: "Ferry 3", kind: .choice(isChosen: false)),
        ]
      ),
    ]
  )

  private static let notifications = SettingsPage(
    title: "Notifications",
    groups: [
      Group(
        footer: "Summaries are delivered at 8:00 AM and 6:00 PM.",
        rows: [
          Row(title: "Scheduled Summary", kind: .toggle(isOn: true)),
          Row(title: "Show Previews", detail: "When Unlocked"),
        ]
      )
    ]
  )

  private static let sounds = SettingsPage(
    title: "Sounds & Haptics",
    groups: [
      Group(
        header: "Ringtone and Alerts",
        footer: "The volume of the ringtone and alerts can be adjusted using the volume buttons.",
        rows: [Row(title: "Change with Buttons", kind: .toggle(isOn: true))]
      ),
      Group(rows: [
        Row(title: "Keyboard Clicks", kind: .toggle(isOn: true)),
        Row(title: "Lock Sound", kind: .toggle(isOn: false)),
      ]),
      Group(
        header: "Ringtone",
        rows: ["Bell", "Buoy", "Foghorn", "Gulls", "Rope", "Winch"].map {
          Row(title: $0, kind: .choice(isChosen: $0 == "Buoy"))
        }
      ),
    ]
  )

  private static let general = SettingsPage(
    title: "General",
    groups: [
      Group(rows: [
        Row(title: "Name", detail: "Ines’s iPhone"),
        Row(title: "Version", detail: "17.4"),
        Row(title: "Storage", detail: "86 GB of 128 GB"),
      ])
    ]
  )

  private static let display = SettingsPage(
    title: "Display & Brightness",
    groups: [
      Group(
        header: "Appearance",
        rows: [
          Row(title: "Light", kind: .choice(isChosen: true)),
          Row(title: "Dark", kind: .choice(isChosen: false)),
        ]
      ),
      Group(rows: [Row(title: "True Tone", kind: .toggle(isOn: true))]),
    ]
  )
}
