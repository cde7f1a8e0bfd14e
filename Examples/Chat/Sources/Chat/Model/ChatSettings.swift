/// What the user has chosen on the settings page.
struct ChatSettings: Equatable {
  var name = "Nora Lindqvist"
  var status = "At the harbor"
  var showsNotifications = true
  var sendsReadReceipts = true
  /// Whether the Return key sends the message instead of beginning a line.
  var returnKeySends = true
}
