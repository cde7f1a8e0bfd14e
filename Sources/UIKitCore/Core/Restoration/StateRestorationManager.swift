import Foundation
import QuartzCore

/// The files in which an application is kept, and when they are written and read. (R-RES-30…R-RES-43)
///
/// | file              | what                                                                                     |
/// |-------------------|------------------------------------------------------------------------------------------|
/// | `state`           | what was saved last                                                                      |
/// | `state.previous`  | what was saved before, for the case that somebody damages the first                      |
/// | `state.restoring` | there while the application comes back, so that one that ends meanwhile starts afresh    |
@MainActor package final class StateRestorationManager {
  private unowned let application: UIApplication
  private var timer: ClockTimer?
  /// What the file holds, as far as this run has read or written it.
  private var written: Data?
  private var mark = Mark.none
  /// How often the application said that it is still busy coming back.
  private var extensions = 0
  /// Whether the application runs, so that what the user does is worth keeping.
  private var isRunning = false
  /// What was read at launch, until it has ended.
  private var found: SavedState?

  private enum File {
    static let state = "state"
    static let previous = "state.previous"
    static let restoring = "state.restoring"
  }

  /// Whether there is a file that says that the application comes back.
  private enum Mark {
    case none
    /// This start made it.
    case own
    /// An earlier start made it, and ended before it could take it away.
    case leftBehind
  }

  /// In seconds, from something that the user did to the save that follows.
  package static let interval: CFTimeInterval = 30

  init(_ application: UIApplication) { self.application = application }

  private var store: any DataStore { UIApplication.stateStore }

  // MARK: At launch

  /// Reads what was saved, and brings the application back unless that lives in scenes; nil where nothing comes back.
  func restore() -> StateRestoration? {
    found = read()
    guard let state = found, application.delegate != nil,
      !state.objects.isEmpty || !state.application.isEmpty
    else { return nil }
    let restoration = StateRestoration(state, application: application)
    let hasRun = restoration.run(roots: application.restorableRoots, willBegin: beginRestoring)
    return hasRun ? restoration : nil
  }

  /// What a scene's delegate named when the application was saved.
  func activity(of session: String) -> NSUserActivity? {
    found?.scenes.first { $0.session == session }.map(NSUserActivity.init)
  }

  /// The application has launched: what was read is of no use any more.
  func launched() {
    found = nil
    isRunning = true
    settleMark()
  }

  /// The application has come back, unless it says that it is still busy with that. (R-RES-45)
  private func settleMark() {
    if mark == .own, isRunning, extensions == 0 { removeMark() }
  }

  func extend() { extensions += 1 }

  func complete() {
    guard extensions > 0 else {
      return Log.warning(
        "UIApplication.completeStateRestoration() was called more often than "
          + "extendStateRestoration(); ignored"
      )
    }
    extensions -= 1
    settleMark()
  }

  /// The application ends as it should.
  func end() {
    save()
    extensions = 0
    settleMark()
  }

  private func beginRestoring() {
    do {
      try store.write(Data(), to: File.restoring)
      mark = .own
    } catch {
      Log.warning("An application that ends while it comes back will try so again: \(error)")
    }
  }

  private func removeMark() {
    do {
      try store.remove(File.restoring)
      mark = .none
    } catch {
      Log.warning("The next start will not bring the application back: \(error)")
    }
  }

  private var wasInterrupted: Bool {
    do {
      return try store.read(File.restoring, limit: 0) != nil
    } catch {
      return false
    }
  }

  private func read() -> SavedState? {
    guard !wasInterrupted else {
      mark = .leftBehind
      Log.warning("The last start ended while the application came back; it starts afresh")
      return nil
    }
    for name in [File.state, File.previous] {
      do {
        guard let data = try store.read(name, limit: StateLimits.size) else { continue }
        let state = try SavedState(reading: data)
        if name == File.state { written = data }
        return state
      } catch {
        Log.warning("The file \"\(name)\" with the state of the application is ignored: \(error)")
      }
    }
    return nil
  }

  // MARK: While it runs

  /// Keeps what the user did a while later, so that nothing runs while nobody does anything.
  func userActed(by clock: MediaClock) {
    guard isRunning, timer == nil, application.delegate != nil else { return }
    timer = clock.schedule(after: StateRestorationManager.interval) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  /// Keeps the application as it is now, unless it does not want to be kept. (R-RES-31)
  package func save() {
    timer?.cancel()
    timer = nil
    guard isRunning, application.delegate != nil else { return }
    let hasScenes = !application.registry.scenes.isEmpty
    guard let state = hasScenes ? sceneState : applicationState else { return }
    // Scenes that name no activity have nothing to come back to.
    guard !hasScenes || !state.scenes.isEmpty else { return forget() }
    do {
      let data = try state.data()
      if let written, SavedState.differInTimeOnly(data, written) { return }
      if let old = written ?? unread { try store.write(old, to: File.previous) }
      try store.write(data, to: File.state)
      written = data
      if mark == .leftBehind { removeMark() } else { settleMark() }
    } catch {
      Log.warning("The state of the application is not saved: \(error)")
    }
  }

  private var applicationState: SavedState? {
    StateSaving(application).state(of: application.restorableRoots, at: UIApplication.stateTime)
  }

  private var sceneState: SavedState {
    var state = SavedState()
    state.time = UIApplication.stateTime
    state.scenes = application.registry.scenes.compactMap { scene in
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
      return scene.session.stateRestorationActivity?.saved(for: scene.session.persistentIdentifier)
    }
    return state
  }

  /// A file that this start left alone because the last one had ended over it; nil where it is damaged.
  private var unread: Data? {
    guard mark == .leftBehind, let old = try? store.read(File.state, limit: StateLimits.size),
      (try? SavedState(reading: old)) != nil
    else { return nil }
    return old
  }

  private func forget() {
    written = nil
    do {
      try store.remove(File.state)
      try store.remove(File.previous)
    } catch {
      Log.warning("What was kept of the application before stays: \(error)")
    }
  }

  // MARK: For the simulator

  /// The controllers in some windows, as bytes; empty where the application does not want to be kept.
  package func data(of windows: [UIWindow]) -> Data {
    let roots = windows.compactMap(\.rootViewController)
    let state = StateSaving(application).state(of: roots, at: UIApplication.stateTime)
    do {
      return try state?.data() ?? Data()
    } catch {
      Log.warning("The state of the application is not saved: \(error)")
      return Data()
    }
  }

  /// Brings a controller back that is about to be shown; nil, with a warning, for bytes that are no state.
  package func restore(_ root: UIViewController, from data: Data) -> StateRestoration? {
    guard !data.isEmpty else { return nil }
    do {
      let state = try SavedState(reading: data)
      let restoration = StateRestoration(state, application: application)
      return restoration.run(roots: [root]) ? restoration : nil
    } catch {
      Log.warning("The state of the application is ignored: \(error)")
      return nil
    }
  }
}
