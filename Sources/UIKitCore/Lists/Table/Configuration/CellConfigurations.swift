import Foundation

/// The configurations of a cell, and the views that show them.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: _UISystemBackgroundView?
  var isOutdated = false
}

/// A cell that shows configurations.
@MainActor protocol ConfigurableCell: UIView {
  var configurations: CellConfigurations { get set }
  var contentView: UIView { get }
  var configurationState: UICellConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// Whether the app has set a closure that updates the configurations.
  var hasConfigurationUpdateHandler: Bool { get }

  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  func callConfigurationUpdateHandler(_ state: UICellConfigurationState)
  /// Called after the background configuration was removed.
  func backgroundConfigurationRemoved()
}

extension ConfigurableCell {
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    configurations.content = new
    guard let new else {
      configurations.contentView?.removeFromSuperview()
      configurations.contentView = nil
      return setNeedsLayout()
    }
    let shown =
      automaticallyUpdatesContentConfiguration ? new.updated(for: configurationState) : new
    if let view = configurations.contentView, view.supports(shown) {
      view.configuration = shown
    } else {
      configurations.contentView?.removeFromSuperview()
      let view = shown.makeContentView()
      configurations.contentView = view
      view.frame = contentView.bounds
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    configurations.background = new
    guard let new else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return backgroundConfigurationRemoved()
    }
    let view = configurations.backgroundView ?? _UISystemBackgroundView(frame: bounds)
    configurations.backgroundView = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.configuration =
      automaticallyUpdatesBackgroundConfiguration ? new.updated(for: configurationState) : new
    setNeedsLayout()
  }

  /// Schedules an update of the configurations after the cell's state has changed.
  func configurationStateChanged() {
    guard
      configurations.content != nil || configurations.background != nil
        || hasConfigurationUpdateHandler
    else { return }
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    guard configurations.isOutdated else { return }
    configurations.isOutdated = false
    updateConfiguration(using: configurationState)
  }

  func showConfigurations(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      configurations.contentView?.configuration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      configurations.backgroundView?.configuration = background.updated(for: state)
    }
    callConfigurationUpdateHandler(state)
  }
}
