import Foundation

/// The classes of the elements of interface files.
@MainActor enum InterfaceClasses {
  /// The names of classes by the names of elements.
  private static let names: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch",
    "slider": "UISlider", "segmentedControl": "UISegmentedControl", "stepper": "UIStepper",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "searchBar": "UISearchBar", "scrollView": "UIScrollView", "stackView": "UIStackView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "containerView": "UIView",
    "refreshControl": "UIRefreshControl", "visualEffectView": "UIVisualEffectView",
    "control": "UIControl",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "navigationItem": "UINavigationItem", "customObject": "NSObject",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  // R-IB-6
  /// Returns the class of an element, or `nil` after a message if the element is not known.
  ///
  /// A custom class that does not exist is replaced with the element's own class.
  static func type(of element: InterfaceElement) -> AnyClass? {
    guard let name = names[element.name] else {
      element.document?.skip(element, "the element <\(element.name)> is not known; skipped")
      return nil
    }
    let base: AnyClass? = name == "NSObject" ? ObjectiveCObject.self : NSClassFromString(name)
    guard let custom = element["customClass"] else { return base }
    if let type = type(named: custom, module: element["customModule"]) { return type }
    element.document?.skip(element, "Unknown class \(custom) in Interface Builder file.")
    return base
  }

  /// Returns a class of the application.
  ///
  /// The module in the file is that of the iOS app. If it has no such class, those of the application's
  /// delegate and of the controllers that are in use are tried.
  static func type(named name: String, module: String?) -> AnyClass? {
    let modules = [module, applicationModule].compactMap { $0 }
    for module in modules {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return NSClassFromString(name)
  }

  private static var applicationModule: String? {
    let delegate = UIApplication.shared.delegate
    return delegate.map { String(String(reflecting: Swift.type(of: $0)).prefix { $0 != "." }) }
  }

  /// Creates an object with `init(coder:)`, or with `init()` if its class has no required `init(coder:)`.
  static func make(_ type: AnyClass, from coder: InterfaceCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    default:
      let object = Instantiation.make(type)
      (object as? InterfaceDecodable)?.decode(coder.element, coder.objects)
      return object
    }
  }
}

/// An object other than a view or a controller that reads its properties from an interface file.
@MainActor protocol InterfaceDecodable: AnyObject {
  func decode(_ element: InterfaceElement, _ objects: InterfaceObjects)
}

/// The classes of the bars of a navigation controller in a storyboard.
@MainActor enum InterfaceBars {
  /// Returns the custom class of a bar, or `nil` if it has none.
  static func type(_ key: String, in coder: NSCoder) -> AnyClass? {
    guard let bar = coder.interface?.element.value(key), bar["customClass"] != nil else {
      return nil
    }
    return InterfaceClasses.type(of: bar)
  }
}
