import Testing
import UIKitCore

@MainActor @Suite("UIView: archives") struct ViewArchiveTests {
  private func copy(_ view: UIView) throws -> UIView {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: view,
      requiringSecureCoding: false
    )
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    let view = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    #expect(reader.error == nil)
    return try #require(view as? UIView)
  }

  @Test("an unarchived view has the same frame, properties and subviews")
  func roundTrip() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.tag = 7
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.contentMode = .center
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    inner.tag = 8
    view.addSubview(inner)

    let read = try copy(view)

    #expect(read.frame == view.frame)
    #expect(read.bounds == view.bounds)
    #expect(read.tag == 7)
    #expect(read.alpha == 0.5)
    #expect(read.isHidden && read.clipsToBounds && !read.isUserInteractionEnabled)
    #expect(read.autoresizingMask == view.autoresizingMask)
    #expect(read.contentMode == .center)
    #expect(read.backgroundColor == view.backgroundColor)
    #expect(read.subviews.map(\.tag) == [8])
    #expect(read.subviews.first?.frame == inner.frame)
  }

  @Test("properties that were not set have their default values")
  func defaults() throws {
    let read = try copy(UIView())
    #expect(read.isUserInteractionEnabled && read.autoresizesSubviews && read.isOpaque)
    #expect(read.alpha == 1)
    #expect(read.backgroundColor == nil)
  }
}
