extension UITableView {
  /// The members that can be reached by name.
  class var tableViewMembers: [ObjectiveCMember] {
    [
      .property(\UITableView.dataSource, "dataSource"),
      .property(\UITableView.delegate, "delegate"),
      .property(\UITableView.rowHeight, "rowHeight"),
      .property(\UITableView.estimatedRowHeight, "estimatedRowHeight"),
      .property(\UITableView.sectionHeaderHeight, "sectionHeaderHeight"),
      .property(\UITableView.sectionFooterHeight, "sectionFooterHeight"),
      .property(\UITableView.tableHeaderView, "tableHeaderView"),
      .property(\UITableView.tableFooterView, "tableFooterView"),
      .property(\UITableView.backgroundView, "backgroundView"),
      .property(\UITableView.visibleCells, "visibleCells"),
      .property(\UITableView.indexPathForSelectedRow, "indexPathForSelectedRow"),
      .property(\UITableView.indexPathsForSelectedRows, "indexPathsForSelectedRows"),
      .property(\UITableView.isEditing, "editing"),
      .method(UITableView.reloadData, "reloadData"),
    ]
  }
}
