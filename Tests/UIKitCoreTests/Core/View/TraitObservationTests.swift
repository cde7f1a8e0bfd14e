import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

private struct Spacing: UITraitDefinition {
  static let defaultValue = 8
}

private struct Accent: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}

@Suite("Traits: overrides and notifications") @MainActor struct TraitObservationTests {
  private final class Witness: UIView {
    var seen: [UIUserInterfaceStyle] = []
    var calls = 0

    func observe() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.seen.append(previous.userInterfaceStyle)
        #expect(
          UITraitCollection.current.userInterfaceStyle == self.traitCollection.userInterfaceStyle
        )
      }
    }

    func changed() { calls += 1 }
    func changed(_ view: Witness) { calls += 10 }
    func changed(_ view: Witness, _ previous: UITraitCollection) {
      calls += 100
      seen.append(previous.userInterfaceStyle)
    }
  }

  private let phone = Simulator(.iPhone15)

  private func witness() -> Witness {
    let view = Witness()
    phone.window.addSubview(view)
    return view
  }

  // MARK: Notifications

  @Test(
    "a closure is called with the object and its previous traits",
    .rule("R-TRAIT-1"),
    .member("UITraitChangeObservable.registerForTraitChanges")
  )
  func closure() {
    let view = witness()
    view.observe()

    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light

    #expect(view.seen == [.light, .dark])
  }

  @Test("a closure is called for its traits only, once for each change", .rule("R-TRAIT-2"))
  func selection() {
    let view = witness()
    var count = 0
    view.registerForTraitChanges([Spacing.self, UITraitHorizontalSizeClass.self]) {
      (_: Witness, _: UITraitCollection) in count += 1
    }

    view.overrideUserInterfaceStyle = .dark
    #expect(count == 0)
    view.traitOverrides[Spacing.self] = 8
    #expect(count == 0)
    view.traitOverrides[Spacing.self] = 12
    #expect(count == 1)
    phone.window.traitOverrides.horizontalSizeClass = .regular
    #expect(count == 2)
  }

  @Test("entering a hierarchy with other traits is a change", .rule("R-TRAIT-2"))
  func entering() {
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    phone.window.addSubview(dark)
    let view = Witness()
    view.observe()

    dark.addSubview(view)

    #expect(view.seen == [.light])
  }

  @Test(
    "methods are called with as many arguments as they take",
    .rule("R-TRAIT-3"),
    arguments: [0, 1, 2]
  )
  func methods(arguments: Int) {
    let (view, target) = (witness(), Witness())
    let plain: (Witness) -> () -> Void = Witness.changed
    let sender: (Witness) -> (Witness) -> Void = Witness.changed
    let both: (Witness) -> (Witness, UITraitCollection) -> Void = Witness.changed
    let action =
      [Selector(plain, "a"), Selector(sender, "b:"), Selector(both, "c::")][arguments]
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(style, target: target, action: action)
    view.registerForTraitChanges(style, action: action)

    view.overrideUserInterfaceStyle = .dark

    #expect(target.calls == [1, 10, 100][arguments] && view.calls == target.calls)
    #expect(view.seen == (arguments == 2 ? [.light] : []))
  }

  @Test("a target is not retained", .rule("R-TRAIT-3"))
  func weakTarget() {
    let view = witness()
    weak var released: Witness?
    do {
      let target = Witness()
      released = target
      let plain: (Witness) -> () -> Void = Witness.changed
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        target: target,
        action: Selector(plain, "a")
      )
    }

    view.overrideUserInterfaceStyle = .dark

    #expect(released == nil)
  }

  @Test(
    "a registration ends when it is removed, also by another handler",
    .rule("R-TRAIT-4"),
    .member("UITraitChangeObservable.unregisterForTraitChanges")
  )
  func unregistering() {
    let view = witness()
    var calls: [String] = []
    var second: (any UITraitChangeRegistration)?
    let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Witness, _: UITraitCollection) in
      calls.append("first")
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: Witness, _: UITraitCollection) in calls.append("second")
    }

    view.overrideUserInterfaceStyle = .dark
    view.unregisterForTraitChanges(first)
    UIView().unregisterForTraitChanges(first)
    view.overrideUserInterfaceStyle = .light

    #expect(calls == ["first"])
  }

  @Test("an object with registrations is released", .rule("R-TRAIT-4"))
  func released() {
    weak var released: Witness?
    do {
      let view = Witness()
      released = view
      view.observe()
    }
    #expect(released == nil)
  }

  // MARK: Overrides

  @Test(
    "overrides of a view apply to its descendants until they are removed",
    .rule("R-TRAIT-10", "R-TRAIT-14", "R-TRAIT-15"),
    .defaults("UIView.traitOverrides", "UIView.updateTraitsIfNeeded"),
    .member("UITraitOverrides.contains", "UITraitOverrides.remove", "UIView.traitOverrides")
  )
  func view() {
    let view = witness()
    let child = UIView()
    view.addSubview(child)
    #expect(!view.traitOverrides.contains(Spacing.self))
    #expect(view.traitOverrides[Spacing.self] == 8)
    #expect(view.traitOverrides.userInterfaceStyle == .unspecified)

    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides[Spacing.self] = 20
    view.updateTraitsIfNeeded()

    #expect(view.traitOverrides.contains(Spacing.self))
    #expect(child.traitCollection[Spacing.self] == 20)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(phone.window.traitCollection[Spacing.self] == 8)

    view.traitOverrides.remove(Spacing.self)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(child.traitCollection[Spacing.self] == 8)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test(
    "overrides of a controller apply to its view and its children",
    .rule("R-TRAIT-11"),
    .defaults("UIViewController.traitOverrides", "UIViewController.updateTraitsIfNeeded"),
    .member("UIViewController.traitOverrides")
  )
  func controller() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    phone.window.rootViewController = parent
    var changes: [Int] = []
    child.registerForTraitChanges([Spacing.self]) {
      (child: UIViewController, previous: UITraitCollection) in
      changes += [previous[Spacing.self], child.traitCollection[Spacing.self]]
    }
    #expect(!parent.traitOverrides.contains(Spacing.self))

    parent.traitOverrides[Spacing.self] = 16
    parent.updateTraitsIfNeeded()

    #expect(child.view.traitCollection[Spacing.self] == 16)
    #expect(changes == [8, 16])
  }

  @Test("a controller without a view has its overrides", .rule("R-TRAIT-11"))
  func withoutView() {
    let controller = UIViewController()
    controller.traitOverrides[Spacing.self] = 16
    #expect(controller.traitCollection[Spacing.self] == 16)
    #expect(!controller.isViewLoaded)
  }

  @Test(
    "overrides of a window scene apply to its windows",
    .rule("R-TRAIT-12"),
    .defaults("UIWindowScene.traitOverrides", "UIWindowScene.traitCollectionDidChange"),
    .member("UIWindowScene.traitOverrides")
  )
  func scene() {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "traits")
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    let window = UIWindow(windowScene: scene)
    var previous: [Int] = []
    scene.registerForTraitChanges([Spacing.self]) { (_: UIWindowScene, old: UITraitCollection) in
      previous.append(old[Spacing.self])
    }
    #expect(!scene.traitOverrides.contains(Spacing.self))

    scene.traitOverrides[Spacing.self] = 30
    scene.traitCollectionDidChange(nil)

    #expect(scene.traitCollection[Spacing.self] == 30)
    #expect(window.traitCollection[Spacing.self] == 30)
    #expect(previous == [8])

    window.windowScene = nil
    #expect(window.traitCollection[Spacing.self] == 8)
  }

  @Test(
    "overrides of a presentation controller apply to the presented controller",
    .rule("R-TRAIT-13"),
    .defaults(
      "UIPresentationController.traitOverrides",
      "UIPresentationController.traitCollectionDidChange"
    ),
    .member("UIPresentationController.traitOverrides", "UIPresentationController.traitCollection")
  )
  func presentation() throws {
    let (root, page) = (UIViewController(), UIViewController())
    phone.window.rootViewController = root
    root.present(page, animated: false)
    phone.advance(by: 1)
    let presentation = try #require(page.presentationController)
    var previous: [Int] = []
    presentation.registerForTraitChanges([Spacing.self]) {
      (_: UIPresentationController, old: UITraitCollection) in
      previous.append(old[Spacing.self])
    }
    #expect(!presentation.traitOverrides.contains(Spacing.self))

    presentation.traitOverrides[Spacing.self] = 40
    presentation.traitCollectionDidChange(nil)

    #expect(page.view.traitCollection[Spacing.self] == 40)
    #expect(root.traitCollection[Spacing.self] == 8)
    #expect(presentation.traitCollection[Spacing.self] == 40)
    #expect(previous == [8])
    root.dismiss(animated: false)
    phone.advance(by: 1)
  }

  @Test("colors that depend on a trait of the app are resolved again", .rule("R-TRAIT-23"))
  func colors() {
    let view = witness()
    view.backgroundColor = UIColor { $0[Accent.self] == 0 ? .red : .blue }
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)

    view.traitOverrides[Accent.self] = 1

    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
  }
}
