import Foundation

/// The delegate of an image picker.
///
/// All methods have default implementations, which dismiss the picker. Other implementations dismiss it
/// themselves.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  // R-FILE-22
  /// Called when the user has picked an image or a movie.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The image or the movie.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Called when the user has cancelled.
  ///
  /// - Parameter picker: The picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
