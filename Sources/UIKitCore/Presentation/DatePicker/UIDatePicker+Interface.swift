import Foundation

extension UIDatePicker: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeDatePicker(from: coder)
  }

  private static let modes: [String: Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  func decodeDatePicker(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("datePickerMode", \.datePickerMode, of: self, from: Self.modes)
    element.set("style", \.preferredDatePickerStyle, of: self, from: Self.styles)
    element.set("minuteInterval", \.minuteInterval, of: self)
    element.set("countDownDuration", \.countDownDuration, of: self)
    func date(_ key: String) -> Date? {
      let time: Double? = element.value(key)?.value(of: "timeIntervalSinceReferenceDate")
      return time.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    if let date = date("minimumDate") { minimumDate = date }
    if let date = date("maximumDate") { maximumDate = date }
    if let date = date("date") { self.date = date }
  }
}
