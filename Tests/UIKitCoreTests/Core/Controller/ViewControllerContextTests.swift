import TestSupport
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: safe area and traits")
struct ViewControllerContextTests {
  /// A container with a bar of 49 points over its children, as in a tab bar controller.
  private final class BarContainer: UIViewController {
    override func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    }
  }

  private final class Listener: UIViewController {
    var safeAreas: [UIEdgeInsets] = []
    var styles: [UIUserInterfaceStyle] = []
    override func viewSafeAreaInsetsDidChange() { safeAreas.append(view.safeAreaInsets) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private func stage(_ root: UIViewController) -> ControllerStage {
    let stage = ControllerStage(root)
    stage.screen.update { $0.safeAreaInsets = insets(47, 34) }
    return stage
  }

  // MARK: Safe area

  @Test("the window's safe area is inherited by the root controller's view and its children")
  func inheritance() {
    let root = UIViewController()
    let child = Listener()
    root.embed(child)
    child.view.frame = root.view.bounds
    let stage = stage(root)

    #expect(root.view.safeAreaInsets == insets(47, 34))
    #expect(child.view.safeAreaInsets == insets(47, 34))
    child.view.frame = CGRect(x: 0, y: 20, width: 390, height: 700)
    #expect(child.view.safeAreaInsets == insets(27, 0))
    #expect(child.safeAreas.last == insets(27, 0))
    _ = stage
  }

  @Test("a container adds its bar to the safe area of its children only", .rule("R-SAFE-1"))
  func bars() {
    let container = BarContainer()
    let child = Listener()
    container.embed(child)
    child.view.frame = container.view.bounds
    let stage = stage(container)

    #expect(container.view.safeAreaInsets == insets(47, 34))
    #expect(child.view.safeAreaInsets == insets(47, 83))
    container.unembed(child)
    stage.window.addSubview(child.view)
    #expect(child.view.safeAreaInsets == insets(47, 34))
  }

  @Test("additional insets are added to the inherited ones and reach the children")
  func additional() {
    let root = UIViewController()
    let child = Listener()
    root.embed(child)
    child.view.frame = root.view.bounds
    let stage = stage(root)

    root.additionalSafeAreaInsets = insets(10, 0)
    child.additionalSafeAreaInsets = insets(0, 5)

    #expect(root.view.safeAreaInsets == insets(57, 34))
    #expect(child.view.safeAreaInsets == insets(57, 39))
    _ = stage
  }

  @Test("additional insets that are not finite are ignored")
  func oddInsets() {
    let root = UIViewController()
    let stage = stage(root)

    root.additionalSafeAreaInsets = insets(.nan, 3)
    root.additionalSafeAreaInsets = insets(.infinity, 3)

    #expect(root.additionalSafeAreaInsets == .zero)
    #expect(root.view.safeAreaInsets == insets(47, 34))
    _ = stage
  }

  // MARK: Traits

  @Test("overrideUserInterfaceStyle applies to the controller and its descendants")
  func overriddenStyle() {
    let root = UIViewController()
    let child = Listener()
    root.embed(child)
    let stage = stage(root)
    child.styles = []

    root.overrideUserInterfaceStyle = .dark

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.styles == [.dark])
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(child.styles == [.dark, .light])
  }

  @Test("setOverrideTraitCollection applies to a child until the child is removed")
  func overriddenForChild() {
    let root = UIViewController()
    let child = Listener()
    root.embed(child)
    let stage = stage(root)
    let compact = UITraitCollection(verticalSizeClass: .compact)

    root.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: child) === compact)

    root.setOverrideTraitCollection(compact, forChild: UIViewController())
    root.unembed(child)
    #expect(root.overrideTraitCollection(forChild: child) == nil)
    root.embed(child)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    _ = stage
  }

  @Test("a controller whose view is not loaded has its parent's traits")
  func withoutView() {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let stage = stage(root)
    root.overrideUserInterfaceStyle = .dark

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(!child.isViewLoaded)
    _ = stage
  }

  // MARK: Status bar

  @Test("the status bar follows the children that a controller returns for it", .rule("R-ROT-7"))
  func statusBar() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    final class Naming: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }
    let root = Naming()
    let middle = Naming()
    middle.embed(Light())
    root.embed(middle)
    let stage = stage(root)

    #expect(stage.window.root.statusBar.style == .lightContent)
    #expect(stage.window.root.statusBar.isHidden)
    #expect(stage.window.root.statusBar.autoHidesHomeIndicator)
    middle.children.first.map(middle.unembed)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.window.root.statusBar.style == .default)
  }

  @Test("a full screen presentation controls the status bar, a sheet does not", .rule("R-ROT-7"))
  func statusBarOfPresented() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let root = UIViewController()
    let stage = stage(root)

    root.present(Light(), animated: false)
    #expect(stage.window.root.statusBar.style == .default)
    root.dismiss(animated: false)
    let full = Light()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(stage.window.root.statusBar.style == .lightContent)
    root.dismiss(animated: false)
    #expect(stage.window.root.statusBar.style == .default)
  }
}
