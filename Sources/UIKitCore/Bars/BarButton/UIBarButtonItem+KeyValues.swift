// The keys for key-value coding that iOS code uses with bar button items.

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
