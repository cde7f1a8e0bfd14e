extension UTType {
  // MARK: Files, folders, addresses, archives and personal data

  /// Item.
  public static let item = UTType(declared: "public.item")

  /// Content.
  public static let content = UTType(declared: "public.content")

  /// Composite content.
  public static let compositeContent = UTType(declared: "public.composite-content")

  /// Data.
  public static let data = UTType(declared: "public.data")

  /// Directory.
  public static let directory = UTType(declared: "public.directory")

  /// Folder.
  public static let folder = UTType(declared: "public.folder")

  /// Volume.
  public static let volume = UTType(declared: "public.volume")

  /// Package.
  public static let package = UTType(declared: "com.apple.package")

  /// Bundle.
  public static let bundle = UTType(declared: "com.apple.bundle")

  /// Symbolic link.
  public static let symbolicLink = UTType(declared: "public.symlink")

  /// URL.
  public static let url = UTType(declared: "public.url")

  /// File URL.
  public static let fileURL = UTType(declared: "public.file-url")

  /// Bookmark.
  public static let bookmark = UTType(declared: "public.bookmark")

  /// URL bookmark data.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")

  /// Internet location.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")

  /// Internet shortcut.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")

  /// Executable.
  public static let executable = UTType(declared: "public.executable")

  /// Unix executable.
  public static let unixExecutable = UTType(declared: "public.unix-executable")

  /// Windows executable.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")

  /// Application.
  public static let application = UTType(declared: "com.apple.application")

  /// Archive.
  public static let archive = UTType(declared: "public.archive")

  /// ZIP archive.
  public static let zip = UTType(declared: "public.zip-archive")

  /// Gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")

  /// Bzip2 archive.
  public static let bz2 = UTType(declared: "public.bzip2-archive")

  /// Tar archive.
  public static let tarArchive = UTType(declared: "public.tar-archive")

  /// Disk image.
  public static let diskImage = UTType(declared: "public.disk-image")

  /// Contact.
  public static let contact = UTType(declared: "public.contact")

  /// VCard.
  public static let vCard = UTType(declared: "public.vcard")

  /// Message.
  public static let message = UTType(declared: "public.message")

  /// Email message.
  public static let emailMessage = UTType(declared: "public.email-message")

  /// To-do item.
  public static let toDoItem = UTType(declared: "public.to-do-item")

  /// Calendar event.
  public static let calendarEvent = UTType(declared: "public.calendar-event")

  /// Font.
  public static let font = UTType(declared: "public.font")

  /// Database.
  public static let database = UTType(declared: "public.database")

  /// PKCS #12 data.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")

  /// X.509 certificate.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")

  /// Log.
  public static let log = UTType(declared: "public.log")
}
