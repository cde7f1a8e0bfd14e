// The keys by which iOS code reaches into bar button items.

extension UIBarButtonItem: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    switch key {
    case "view": .known(button)
    case "title": .known(title)
    case "image": .known(image)
    default: .unknown
    }
  }
}
