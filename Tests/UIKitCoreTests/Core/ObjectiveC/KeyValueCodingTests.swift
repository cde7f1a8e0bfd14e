import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Key-value coding") struct KeyValueCodingTests {
  @Test("numbers are returned as number objects", .rule("R-KV-1"))
  func numbers() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.alpha = 0.5
    view.tag = 7
    view.isHidden = true

    #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(view.value(forKey: "alpha") as? Double == 0.5)
    #expect(view.value(forKey: "alpha") as? NSNumber == 0.5)
    #expect(view.value(forKey: "tag") as? Int == 7)
    #expect(view.value(forKey: "hidden") as? Bool == true)
    #expect(view.value(forKey: "contentMode") as? Int == view.contentMode.rawValue)
    #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue.width == 3)
    #expect(view.value(forKey: "superview") == nil)
  }

  @Test("geometric values cast to value objects and back", .rule("R-KV-1"))
  func bridging() {
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    let size: Any = CGSize(width: 3, height: 4)

    #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(point as? CGRect == nil)
    #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    #expect((NSNumber(value: 2) as Any) as? CGFloat == 2)
  }

  @Test("spellings of a key", .rule("R-KV-2"))
  func spellings() {
    let label = UILabel()
    label.setValue(true, forKey: "isHidden")
    label.setValue("One", forKey: "_text")

    #expect(label.isHidden)
    #expect(label.value(forKey: "hidden") as? Bool == true)
    #expect(label.text == "One")
  }

  @Test("values are converted to the type of the property", .rule("R-KV-3"))
  func setting() {
    let label = UILabel()
    label.setValue(1, forKey: "alpha")
    label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
    label.setValue(NSNumber(value: 1), forKey: "hidden")
    label.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    label.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 5, height: 6)), forKey: "bounds")
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue("One", forKey: "text")

    #expect(label.alpha == 1)
    #expect(label.numberOfLines == 3)
    #expect(label.isHidden)
    #expect(label.contentMode == .center)
    #expect(label.bounds.size == CGSize(width: 5, height: 6))
    #expect(label.textColor == .red)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
  }

  @Test("a class can accept keys that are not registered, and nil", .rule("R-KV-3", "R-KV-4"))
  func undefinedKeys() {
    let page = TolerantPage()
    page.setValue("Ada", forKey: "account")
    page.setValue(nil, forKey: "editing")
    page.setValue("text", forKey: "view")

    #expect(page.value(forKey: "account") as? String == "Ada")
    #expect(page.nilKeys == ["editing"])
    #expect(page.others["view"] as? String == "text")
  }

  @Test("key paths lead through objects", .rule("R-KV-5"))
  func keyPaths() {
    let page = UIViewController()
    page.title = "One"
    let pages = UINavigationController(rootViewController: page)
    page.view.setValue(5, forKeyPath: "layer.cornerRadius")

    #expect(page.view.layer.cornerRadius == 5)
    #expect(pages.value(forKeyPath: "topViewController.title") as? String == "One")
    #expect(
      page.value(forKeyPath: "view.layer.bounds.size.width") as? CGFloat == page.view.bounds.width
    )
    #expect(UIView().value(forKeyPath: "superview.alpha") == nil)
  }

  @Test("key paths through arrays, and operators", .rule("R-KV-6"))
  func arrays() {
    let parent = UIView()
    for tag in [2, 3, 3] {
      let view = UILabel()
      view.tag = tag
      view.text = tag == 2 ? nil : "a"
      parent.addSubview(view)
    }

    #expect(parent.value(forKeyPath: "subviews.tag") as? [Int] == [2, 3, 3])
    #expect((parent.value(forKeyPath: "subviews.text") as? [Any])?.first is NSNull)
    #expect(parent.value(forKeyPath: "subviews.@count") as? Int == 3)
    #expect(parent.value(forKeyPath: "subviews.@sum.tag") as? Int == 8)
    #expect(parent.value(forKeyPath: "subviews.@max.tag") as? Int == 3)
    #expect(parent.value(forKeyPath: "subviews.@min.tag") as? Int == 2)
    let average = parent.value(forKeyPath: "subviews.@avg.tag") as? Double ?? 0
    #expect(abs(average - 8.0 / 3) < 1e-9)
    #expect((parent.value(forKeyPath: "subviews.@unionOfObjects.text") as? [Any])?.count == 2)
    let distinct = parent.value(forKeyPath: "subviews.@distinctUnionOfObjects.tag") as? [Int]
    #expect(distinct == [2, 3])
  }

  @Test("several values at a time", .rule("R-KV-1", "R-KV-3"))
  func dictionaries() {
    let item = UITabBarItem(title: "One", image: nil, tag: 4)
    item.setValuesForKeys(["badgeValue": "3", "title": "Two", "enabled": false, "image": NSNull()])
    let values = item.dictionaryWithValues(forKeys: ["title", "tag", "image"])

    #expect(item.badgeValue == "3")
    #expect(!item.isEnabled)
    #expect(values["title"] as? String == "Two")
    #expect(values["tag"] as? Int == 4)
    #expect(values["image"] is NSNull)
  }

  @Test("layers store any key, and find the properties of their class", .rule("R-KV-7"))
  func layers() {
    let layer = RingLayer()
    layer.setValue("7", forKey: "account")
    layer.setValue(0.25, forKey: "progress")
    layer.setValue(0.5, forKey: "opacity")

    #expect(layer.value(forKey: "account") as? String == "7")
    #expect(layer.progress == 0.25)
    #expect(layer.value(forKey: "progress") as? CGFloat == 0.25)
    #expect(layer.value(forKey: "opacity") as? Float == 0.5)
    #expect(layer.value(forKey: "unknown") == nil)
  }

  @Test("objects of the app that derive from NSObject", .rule("R-KV-1", "R-KV-4"))
  func models() {
    let model = Song()
    model.setValue("Blue", forKey: "name")
    model.setValue(NSNumber(value: 3), forKey: "plays")

    #expect(model.name == "Blue")
    #expect(model.value(forKey: "plays") as? Int == 3)
  }
}

private final class TolerantPage: UIViewController {
  var others: [String: Any] = [:]
  var nilKeys: [String] = []

  override func value(forUndefinedKey key: String) -> Any? { others[key] }

  override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }

  override func setNilValueForKey(_ key: String) { nilKeys.append(key) }
}

private final class RingLayer: CALayer, ObjectiveCMembers {
  var progress: CGFloat = 0

  static var objectiveCMembers: [ObjectiveCMember] {
    [.property(\RingLayer.progress, "progress")]
  }
}

private final class Song: NSObject, ObjectiveCMembers {
  var name: String?
  var plays = 0

  static var objectiveCMembers: [ObjectiveCMember] {
    [.property(\Song.name, "name"), .property(\Song.plays, "plays")]
  }
}
