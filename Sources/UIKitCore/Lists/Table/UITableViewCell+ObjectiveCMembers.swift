extension UITableViewCell {
  /// The members that can be reached by name.
  class var tableViewCellMembers: [ObjectiveCMember] {
    [
      .property(\UITableViewCell.contentView, "contentView"),
      .property(\UITableViewCell.textLabel, "textLabel"),
      .property(\UITableViewCell.detailTextLabel, "detailTextLabel"),
      .property(\UITableViewCell.imageView, "imageView"),
      .property(\UITableViewCell.accessoryType, "accessoryType"),
      .property(\UITableViewCell.accessoryView, "accessoryView"),
      .property(\UITableViewCell.selectionStyle, "selectionStyle"),
      .property(\UITableViewCell.isSelected, "selected"),
      .property(\UITableViewCell.isHighlighted, "highlighted"),
      .property(\UITableViewCell.isEditing, "editing"),
      .property(\UITableViewCell.backgroundView, "backgroundView"),
      .property(\UITableViewCell.selectedBackgroundView, "selectedBackgroundView"),
      .property(\UITableViewCell.separatorInset, "separatorInset"),
    ]
  }
}
