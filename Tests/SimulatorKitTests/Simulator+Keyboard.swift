import Testing

@testable import SimulatorKit

extension Simulator {
  /// Begins editing of a text field in the window, and returns the keyboard.
  @MainActor func keyboard(for field: UITextField) throws -> KeyboardView {
    window.addSubview(field)
    advance(by: 0.1)
    field.becomeFirstResponder()
    advance(by: 0.5)
    return try #require(screen.softwareKeyboard as? KeyboardView)
  }
}
