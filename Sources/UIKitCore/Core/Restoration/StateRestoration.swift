import Foundation

// R-RES-8, R-RES-9
/// The restoration of an application: saved objects are found or created, then decode their state.
///
///     find or create all ─▶ load views ─▶ decode each, with its views ─▶ the delegate decodes
///                        ─▶ each is notified of the end … after the launch ─▶ present again
///
/// An object with a restoration class is created only by that class. For other objects the delegate
/// is called first, and if it returns `nil`, an existing object is used. Children of an object that
/// is not restored are skipped.
@MainActor package final class StateRestoration {
  private let application: UIApplication
  private let state: SavedState
  private var restored: [AnyObject?]
  private var existing: [Int: UIViewController] = [:]
  private var indexes: [Key: Int] = [:]
  private lazy var conversion = StateConversion(restored: { [weak self] reference in
    self?.restoredObject(reference)
  })

  private struct Key: Hashable {
    var parent: Int?
    var identifier: String
    var ordinal: Int
  }

  init(_ state: SavedState, application: UIApplication) {
    self.application = application
    self.state = state
    restored = Array(repeating: nil, count: state.objects.count)
  }

  private nonisolated func restoredObject(_ reference: StateReference) -> AnyObject? {
    MainActor.assumeIsolated { Found(object: find(reference)) }.object
  }

  private func find(_ reference: StateReference) -> AnyObject? {
    guard restored.indices.contains(reference.position) else { return nil }
    let object = restored[reference.position]
    guard let identifier = reference.view else { return object }
    guard let controller = object as? UIViewController else { return nil }
    return RestorationAncestry.views(of: controller).first { $0.identifier == identifier }?.view
  }

  /// A box that passes an object out of main-actor code on the main thread.
  private struct Found: @unchecked Sendable { let object: AnyObject? }

  /// Restores the state, or returns `false` without any effect if the application declines
  /// restoration.
  func run(roots: [UIViewController], willBegin: () -> Void = {}) -> Bool {
    let coder = StateCoder(
      RestorationKeys.values(state.application, at: state.time),
      conversion: conversion
    )
    let delegate = application.delegate
    if let delegate,
      !delegate.application(application, shouldRestoreSecureApplicationState: coder)
    {
      return false
    }
    willBegin()
    findOrMake(from: roots)
    for case let (controller, saved) in controllers where saved.kind != .controller {
      controller.loadViewIfNeeded()
    }
    for index in state.objects.indices { decode(index) }
    delegate?.application(application, didDecodeRestorableStateWith: coder)
    for object in restored { (object as? UIStateRestoring)?.applicationFinishedRestoringState() }
    return true
  }

  private var controllers: [(UIViewController, SavedObject)] {
    zip(restored, state.objects).compactMap { object, saved in
      (object as? UIViewController).map { ($0, saved) }
    }
  }

  // R-RES-12
  /// Presents the restored controllers that were presented, after the windows have become visible.
  package func presentControllers() {
    for (controller, saved) in controllers where saved.kind == .presentedController {
      guard let parent = saved.parent, let presenter = restored[parent] as? UIViewController,
        controller !== presenter, controller.parent == nil,
        controller.presentation.presenting == nil
      else { continue }
      presenter.present(controller, animated: false)
    }
  }

  // MARK: Finding and creating

  private func findOrMake(from roots: [UIViewController]) {
    for (index, saved) in state.objects.enumerated() {
      let key = Key(parent: saved.parent, identifier: saved.identifier, ordinal: saved.ordinal)
      indexes[key] = index
    }
    note(RestorationAncestry(roots: roots).members, under: nil)
    for (index, saved) in state.objects.enumerated() {
      if let parent = saved.parent, restored[parent] == nil { continue }
      restored[index] = saved.kind == .object ? object(for: index) : controller(for: index)
    }
  }

  /// Records which of the saved controllers already exist.
  private func note(_ members: [RestorationAncestry.Member], under parent: Int?) {
    var waiting = members.map { (member: $0, parent: parent) }
    while let (member, parent) = waiting.popLast() {
      let key = Key(parent: parent, identifier: member.identifier, ordinal: member.ordinal)
      guard let index = indexes[key] else { continue }
      existing[index] = member.controller
      waiting += RestorationAncestry(under: member.controller).members.map { ($0, index) }
    }
  }

  private func controller(for index: Int) -> UIViewController? {
    let saved = state.objects[index]
    let path = path(to: index)
    let coder = coder(for: saved)
    if let maker: UIViewControllerRestoration.Type = maker(of: saved) {
      let made = maker.viewController(withRestorationIdentifierPath: path, coder: coder)
      if let made, made.restorationClass == nil { made.restorationClass = maker }
      return take(made, for: index)
    }
    let made = application.delegate?.application(
      application,
      viewControllerWithRestorationIdentifierPath: path,
      coder: coder
    )
    return take(made, for: index) ?? existing[index]
  }

  /// Uses a controller that the application returned, whose children may be among the saved
  /// controllers.
  private func take(_ controller: UIViewController?, for index: Int) -> UIViewController? {
    guard let controller, controller !== existing[index] else { return controller }
    if controller.restorationIdentifier == nil {
      controller.restorationIdentifier = state.objects[index].identifier
    }
    note(RestorationAncestry(under: controller).members, under: index)
    return controller
  }

  private func object(for index: Int) -> UIStateRestoring? {
    let saved = state.objects[index]
    if let maker: UIObjectRestoration.Type = maker(of: saved) {
      return maker.object(
        withRestorationIdentifierPath: path(to: index),
        coder: coder(for: saved)
      )
    }
    let parent = saved.parent.flatMap { restored[$0] }
    return application.registeredObjects.all.first {
      $0.identifier == saved.identifier && $0.object.restorationParent === parent
    }?.object
  }

  private func maker<Maker>(of saved: SavedObject) -> Maker? {
    guard let name = saved.restorationClass else { return nil }
    if let maker = Foundation.NSClassFromString(name) as? Maker { return maker }
    Log.warning(
      "\"\(saved.identifier)\" should be restored by \(name), which is not a restoration class"
    )
    return nil
  }

  private func path(to index: Int) -> [String] {
    var path: [String] = []
    var next: Int? = index
    while let position = next {
      path.append(state.objects[position].identifier)
      next = state.objects[position].parent
    }
    return path.reversed()
  }

  // MARK: Decoding

  private func coder(for saved: SavedObject) -> StateCoder {
    StateCoder(saved.values, conversion: conversion)
  }

  private func decode(_ index: Int) {
    let saved = state.objects[index]
    guard let object = restored[index] as? UIStateRestoring else { return }
    object.decodeRestorableState(with: coder(for: saved))
    guard !saved.views.isEmpty, let controller = object as? UIViewController else { return }
    for (identifier, view) in RestorationAncestry.views(of: controller) {
      guard let kept = saved.views.first(where: { $0.identifier == identifier }) else { continue }
      view.decodeRestorableState(with: StateCoder(kept.values, conversion: conversion))
    }
  }
}
