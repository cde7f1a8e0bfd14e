import UIKit

extension Scene {
  /// The scenes with text fields and text views.
  static let text: [Scene] = [
    Scene(
      name: "signin",
      title: "Sign in",
      group: .toolkit,
      summary: "A form with two text fields, one of them for a password.",
      details: [
        "Return moves to the next field; Tab does so too.",
        "The last typed character of the password is visible for two seconds.",
      ],
      prepare: SignInViewController.fill,
      makeController: SignInViewController.init
    ),
    Scene(
      name: "search",
      title: "Search",
      group: .pages,
      summary: "A search tab whose page filters a list.",
      details: [
        "The search field moves to the top, with scopes below it and a Cancel button.",
        "The keyboard covers the tab bar, and the list stays free of it.",
      ],
      prepare: PlantSearchTabBarController.search,
      makeController: PlantSearchTabBarController.init
    ),
    Scene(
      name: "notes",
      title: "Notes",
      group: .toolkit,
      summary: "A text view with a note in three scripts, and a selection.",
      details: [
        "Words are selected by two taps, paragraphs by three.",
        "Only the visible paragraphs are laid out.",
      ],
      prepare: NotesViewController.selectWords,
      makeController: NotesViewController.makeStack
    ),
    Scene(
      name: "newevent",
      title: "New event",
      group: .toolkit,
      summary:
        "A sheet with a form: text fields, a switch, date pickers, a stepper and a picker view.",
      details: [
        "The button in the bar of the calendar opens the sheet.",
        "The buttons for the beginning and the end open a calendar or wheels.",
        "Days before the end of the event cannot be selected in the calendar.",
      ],
      languages: ["en", "ar"],
      pictureHeight: 1196,
      prepare: CalendarViewController.openForm,
      makeController: CalendarViewController.makeStack
    ),
  ]
}
