import Foundation
import QuartzCore

// R-RES-30…R-RES-43
/// Manages the files of the saved state, and determines when they are written and read.
///
/// | file              | contents                                                                |
/// |-------------------|-------------------------------------------------------------------------|
/// | `state`           | the last saved state                                                    |
/// | `state.previous`  | the state before that, in case the first file is damaged                |
/// | `state.restoring` | exists during restoration; if the application ends meanwhile, the next  |
/// |                   | launch does not restore the state                                       |
@MainActor package final class StateRestorationManager {
  private unowned let application: UIApplication
  private var timer: ClockTimer?
  /// The contents of the file when it was last read or written.
  private var written: Data?
  private var mark = Mark.none
  /// The number of calls of `extendStateRestoration()` that have not been completed.
  private var extensions = 0
  /// Whether the application has launched, so that input schedules a save.
  private var isRunning = false
  /// The state that was read, which is stored until the launch has ended.
  private var found: SavedState?

  private enum File {
    static let state = "state"
    static let previous = "state.previous"
    static let restoring = "state.restoring"
  }

  /// The origin of the file that marks a restoration in progress.
  private enum Mark {
    case none
    /// The file was created by this launch.
    case own
    /// The file was created by an earlier launch, which ended before it removed the file.
    case leftBehind
  }

  /// The delay in seconds between user input and saving.
  package static let interval: CFTimeInterval = 30

  init(_ application: UIApplication) { self.application = application }

  private var store: any DataStore { UIApplication.stateStore }

  // MARK: Launch

  /// Reads the saved state and restores the application unless it uses scenes.
  ///
  /// Returns `nil` if no state is restored.
  func restore() -> StateRestoration? {
    found = read()
    guard let state = found, application.delegate != nil,
      !state.objects.isEmpty || !state.application.isEmpty
    else { return nil }
    let restoration = StateRestoration(state, application: application)
    let hasRun = restoration.run(roots: application.restorableRoots, willBegin: beginRestoring)
    return hasRun ? restoration : nil
  }

  /// Returns the activity that a scene's delegate returned when the state was saved.
  func activity(of session: String) -> NSUserActivity? {
    found?.scenes.first { $0.session == session }.map(NSUserActivity.init)
  }

  /// The identifiers of the sessions whose scenes were saved, in the order of their scenes.
  var savedSessions: [String] { found?.scenes.map(\.session) ?? [] }

  /// Called when the application has launched; discards the state that was read.
  func launched() {
    found = nil
    isRunning = true
    settleMark()
  }

  // R-RES-45
  /// Removes the mark if restoration has ended and the application has not extended it.
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

  /// Called when the application terminates normally.
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
      Log.warning(
        "A crash during state restoration will not be detected at the next launch: \(error)"
      )
    }
  }

  private func removeMark() {
    do {
      try store.remove(File.restoring)
      mark = .none
    } catch {
      Log.warning("The saved state will not be restored at the next launch: \(error)")
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
      Log.warning("The last launch ended during state restoration; the saved state is ignored")
      return nil
    }
    for name in [File.state, File.previous] {
      do {
        guard let data = try store.read(name, limit: StateLimits.size) else { continue }
        let state = try SavedState(reading: data)
        if name == File.state { written = data }
        return state
      } catch {
        Log.warning("The file \"\(name)\" with the saved state is ignored: \(error)")
      }
    }
    return nil
  }

  // MARK: Saving

  /// Schedules a save after user input, so that no timer is running without input.
  func userActed(by clock: MediaClock) {
    guard isRunning, timer == nil, application.delegate != nil else { return }
    timer = clock.schedule(after: StateRestorationManager.interval) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  // R-RES-31
  /// Saves the current state, unless the application declines.
  package func save() {
    timer?.cancel()
    timer = nil
    guard isRunning, application.delegate != nil else { return }
    let hasScenes = !application.registry.scenes.isEmpty
    guard let state = hasScenes ? sceneState : applicationState else { return }
    // Scenes without an activity have no state to restore.
    guard !hasScenes || !state.scenes.isEmpty else { return forget() }
    do {
      let data = try state.data()
      if let written, SavedState.differInTimeOnly(data, written) { return }
      if let old = written ?? unread { try store.write(old, to: File.previous) }
      try store.write(data, to: File.state)
      written = data
      if mark == .leftBehind { removeMark() } else { settleMark() }
    } catch {
      Log.warning("The state is not saved: \(error)")
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

  /// The file that this launch did not restore because the previous launch ended during
  /// restoration, or `nil` if the file is damaged.
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
      Log.warning("The previous saved state could not be removed: \(error)")
    }
  }

  // MARK: Simulator

  /// Returns the state of the controllers in some windows, or empty data if the application
  /// declines to save its state.
  package func data(of windows: [UIWindow]) -> Data {
    let roots = windows.compactMap(\.rootViewController)
    let state = StateSaving(application).state(of: roots, at: UIApplication.stateTime)
    do {
      return try state?.data() ?? Data()
    } catch {
      Log.warning("The state is not saved: \(error)")
      return Data()
    }
  }

  /// Restores a controller that is about to be shown.
  ///
  /// If the data is not a saved state, logs a warning and returns `nil`.
  package func restore(_ root: UIViewController, from data: Data) -> StateRestoration? {
    guard !data.isEmpty else { return nil }
    do {
      let state = try SavedState(reading: data)
      let restoration = StateRestoration(state, application: application)
      return restoration.run(roots: [root]) ? restoration : nil
    } catch {
      Log.warning("The saved state is ignored: \(error)")
      return nil
    }
  }
}
