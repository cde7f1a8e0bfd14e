import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

@MainActor @Suite("Image pickers", .releasesEverything)
struct ImagePickerTests {
  private func showPage(on stage: SimulatorStage) -> ImagePage {
    let page = ImagePage()
    stage.show(page)
    return page
  }

  @Test("there are images and movies, and no camera", .rule("R-FILE-20"))
  func sources() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let types = UIImagePickerController.availableMediaTypes(for: .photoLibrary)
    #expect(types == ["public.image", "public.movie"])
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing && picker.delegate == nil)
    picker.sourceType = .savedPhotosAlbum
    picker.modalPresentationStyle = .pageSheet
    #expect(picker.modalPresentationStyle == .overFullScreen && picker.isNavigationBarHidden)
  }

  @Test("the delegate receives an image and dismisses the picker", .rule("R-FILE-21", "R-FILE-22"))
  func picking() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let file = try files.image("red.png", side: 5)
    page.pick()
    stage.rest()

    try stage.phone.pickFiles([file])
    #expect(page.presentedViewController != nil)
    stage.rest()

    #expect(page.presentedViewController == nil)
    #expect(page.info[.mediaType] as? String == "public.image")
    #expect((page.info[.originalImage] as? UIImage)?.size == CGSize(width: 5, height: 5))
    let copy = try #require(page.info[.imageURL] as? URL)
    #expect(copy != file && copy.lastPathComponent == "red.png" && page.info[.editedImage] == nil)
    FileInbox.remove(copy)
  }

  @Test("the delegate receives a copy of a movie", .rule("R-FILE-20", "R-FILE-21"))
  func movies() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let movie = try files.file("a.mp4")
    page.pick()
    stage.rest()
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles([movie]) }
    try stage.phone.cancelPicker()
    stage.rest()

    page.pick { $0.mediaTypes = [UTType.movie.identifier] }
    stage.rest()
    try stage.phone.pickFiles([movie])
    stage.rest()

    #expect(page.info[.mediaType] as? String == "public.movie" && page.cancellations == 1)
    let copy = try #require(page.info[.mediaURL] as? URL)
    #expect(PickedFiles.text(of: copy) == "text")
    FileInbox.remove(copy)
  }

  @Test("a file that is not an image is a cancellation", .rule("R-FILE-21"))
  func brokenImage() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    page.pick()
    stage.rest()

    try stage.phone.pickFiles([try files.file("broken.png", "no image")])
    stage.rest()

    #expect(page.cancellations == 1 && page.info.isEmpty && page.presentedViewController == nil)
  }

  @Test("the picker is dismissed without a delegate, and by default", .rule("R-FILE-22"))
  func withoutDelegate() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    page.pick { $0.delegate = nil }
    stage.rest()
    try stage.phone.cancelPicker()
    stage.rest()
    #expect(page.presentedViewController == nil && page.cancellations == 0)

    let delegate = SilentDelegate()
    page.pick { $0.delegate = delegate }
    stage.rest()
    try stage.phone.cancelPicker()
    stage.rest()
    #expect(page.presentedViewController == nil)
  }

  @Test("a tap on a picker that remains opens the file chooser again", .rule("R-FILE-23"))
  func remaining() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    page.dismisses = false
    page.pick()
    stage.rest()
    try stage.phone.cancelPicker()
    stage.rest()
    #expect(page.presentedViewController != nil && stage.phone.filePicker == nil)

    stage.phone.tap(at: CGPoint(x: 100, y: 300))
    #expect(stage.phone.filePicker != nil)
    page.dismisses = true
    try stage.phone.cancelPicker()
    stage.rest()

    #expect(page.presentedViewController == nil && page.cancellations == 2)
  }
}

private final class ImagePage: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var info: [UIImagePickerController.InfoKey: Any] = [:]
  var cancellations = 0
  var dismisses = true

  func pick(_ prepare: (UIImagePickerController) -> Void = { _ in }) {
    let picker = UIImagePickerController()
    picker.delegate = self
    prepare(picker)
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    if dismisses { picker.dismiss(animated: true) }
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancellations += 1
    if dismisses { picker.dismiss(animated: true) }
  }
}

private final class SilentDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{}
