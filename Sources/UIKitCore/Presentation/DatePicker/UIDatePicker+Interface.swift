import Foundation

extension UIDatePicker {
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
    if let time: Double = element.value("date")?.value(of: "timeIntervalSinceReferenceDate") {
      date = Date(timeIntervalSinceReferenceDate: time)
    }
  }
}
