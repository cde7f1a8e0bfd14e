import Foundation

/// Saves the state of an application: collects the objects first, then encodes each of them.
///
///     should save? ─▶ collect ─▶ the delegate encodes ─▶ controllers with their views
///                  ─▶ registered objects
@MainActor final class StateSaving {
  private let application: UIApplication
  private var objects: [SavedObject] = []
  private var savedObjects: [AnyObject] = []
  private var references: [ObjectIdentifier: StateReference] = [:]
  private var views: [Int: [(identifier: String, view: UIView)]] = [:]
  private var classNames: [ObjectIdentifier: String] = [:]
  private var registered: [ObjectIdentifier: String] = [:]

  init(_ application: UIApplication) { self.application = application }

  /// Returns the state of the application, or `nil` if the application declines to save it.
  func state(of roots: [UIViewController], at time: Double) -> SavedState? {
    let conversion = StateConversion(reference: { [self] object in
      MainActor.assumeIsolated { references[ObjectIdentifier(object)] }
    })
    let coder = StateCoder(RestorationKeys.values(at: time), conversion: conversion)
    let delegate = application.delegate
    if let delegate,
      !delegate.application(application, shouldSaveSecureApplicationState: coder)
    {
      return nil
    }
    findControllers(from: roots)
    findObjects()
    delegate?.application(application, willEncodeRestorableStateWith: coder)
    for index in objects.indices { encode(index, with: conversion) }
    var state = SavedState()
    state.time = time
    state.application = RestorationKeys.withoutTime(coder.values)
    state.objects = objects
    return state
  }

  // MARK: Collecting objects

  private func findControllers(from roots: [UIViewController]) {
    typealias Found = (member: RestorationAncestry.Member, parent: Int?)
    var waiting: [Found] = RestorationAncestry(roots: roots).members.reversed().map { ($0, nil) }
    while let (member, parent) = waiting.popLast() {
      let controller = member.controller
      guard references[ObjectIdentifier(controller)] == nil else { continue }
      let kind: SavedObject.Kind =
        member.isPresented
        ? .presentedController : controller.isViewLoaded ? .loadedController : .controller
      var object = SavedObject(
        parent: parent,
        identifier: member.identifier,
        ordinal: member.ordinal,
        kind: kind
      )
      object.restorationClass = className(of: controller.restorationClass, for: controller)
      let position = append(object, for: controller)
      find(RestorationAncestry.views(of: controller), of: position)
      waiting += RestorationAncestry(under: controller).members.reversed().map { ($0, position) }
    }
  }

  private func append(_ object: SavedObject, for subject: AnyObject) -> Int {
    references[ObjectIdentifier(subject)] = StateReference(position: objects.count)
    objects.append(object)
    savedObjects.append(subject)
    return objects.count - 1
  }

  private func find(_ found: [(identifier: String, view: UIView)], of controller: Int) {
    guard !found.isEmpty else { return }
    views[controller] = found
    for (identifier, view) in found {
      references[ObjectIdentifier(view)] = StateReference(position: controller, view: identifier)
    }
  }

  private func findObjects() {
    let all = application.registeredObjects.all
    for (identifier, object) in all { registered[ObjectIdentifier(object)] = identifier }
    for (_, object) in all { _ = position(of: object) }
  }

  /// Returns the index of a registered object after adding its parents, or `nil` if a parent is not
  /// saved.
  private func position(of object: UIStateRestoring) -> Int? {
    let key = ObjectIdentifier(object)
    if let reference = references[key] { return reference.position }
    // The object is removed while it is visited, so that the search ends if the parents form a
    // cycle.
    guard let identifier = registered.removeValue(forKey: key) else { return nil }
    var parent: Int?
    if let above = object.restorationParent {
      parent = position(of: above)
      guard parent != nil else { return nil }
    }
    var saved = SavedObject(parent: parent, identifier: identifier, ordinal: 0, kind: .object)
    saved.restorationClass = className(of: object.objectRestorationClass, for: object)
    return append(saved, for: object)
  }

  /// Returns the name of a class for later lookup.
  ///
  /// If the class cannot be found by name, logs a warning and returns `nil`.
  private func className(of type: Any.Type?, for subject: AnyObject) -> String? {
    guard let type = type as? AnyClass else { return nil }
    if let known = classNames[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
    var name = Foundation.NSStringFromClass(type)
    if Foundation.NSClassFromString(name) == nil {
      Log.warning(
        "The restoration class \(name) of \(describe(subject)) cannot be found by name, since it "
          + "is nested in another type; it is not saved"
      )
      name = ""
    }
    classNames[ObjectIdentifier(type)] = name
    return name.isEmpty ? nil : name
  }

  // MARK: Encoding

  private func encode(_ index: Int, with conversion: StateConversion) {
    let coder = StateCoder(conversion: conversion)
    let subject = savedObjects[index]
    if let controller = subject as? UIViewController {
      controller.encodeRestorableState(with: coder)
      objects[index].views = (views[index] ?? []).compactMap { identifier, view in
        let coder = StateCoder(conversion: conversion)
        view.encodeRestorableState(with: coder)
        return coder.values.isEmpty ? nil : SavedView(identifier: identifier, values: coder.values)
      }
    } else {
      (subject as? UIStateRestoring)?.encodeRestorableState(with: coder)
    }
    objects[index].values = coder.values
  }
}
