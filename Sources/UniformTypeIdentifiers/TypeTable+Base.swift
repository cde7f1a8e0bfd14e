extension TypeTable {
  /// The types of files, folders, addresses, archives and personal data.
  static let base: [TypeDeclaration] = [
    TypeDeclaration("public.item", "item"),
    TypeDeclaration("public.content", "content"),
    TypeDeclaration("public.composite-content", parents: ["public.content"], "composite content"),
    TypeDeclaration(
      "public.data",
      parents: ["public.item"],
      mimeTypes: ["application/octet-stream"],
      "data"
    ),
    TypeDeclaration(
      "public.directory",
      parents: ["public.item"],
      mimeTypes: ["inode/directory"],
      "directory"
    ),
    TypeDeclaration("public.folder", parents: ["public.directory"], "folder"),
    TypeDeclaration("public.volume", parents: ["public.folder"], "volume"),
    TypeDeclaration("com.apple.package", parents: ["public.directory"], "package"),
    TypeDeclaration(
      "com.apple.bundle",
      parents: ["public.directory"],
      extensions: ["bundle"],
      "bundle"
    ),
    TypeDeclaration("public.symlink", parents: ["public.item"], "symbolic link"),
    TypeDeclaration("public.url", parents: ["public.data"], "URL"),
    TypeDeclaration("public.file-url", parents: ["public.url"], "file URL"),
    TypeDeclaration("public.bookmark", "bookmark"),
    TypeDeclaration(
      "com.apple.bookmark",
      parents: ["public.data", "public.bookmark"],
      "URL bookmark data"
    ),
    TypeDeclaration("com.apple.internet-location", parents: ["public.data"], "internet location"),
    TypeDeclaration(
      "com.microsoft.internet-shortcut",
      parents: ["com.apple.internet-location"],
      extensions: ["url"],
      mimeTypes: ["application/x-mswinurl"],
      "internet shortcut"
    ),
    TypeDeclaration("public.executable", parents: ["public.item"], "executable"),
    TypeDeclaration(
      "public.unix-executable",
      parents: ["public.data", "public.executable"],
      mimeTypes: ["application/x-executable"],
      "Unix executable"
    ),
    TypeDeclaration(
      "com.microsoft.windows-executable",
      parents: ["public.data", "public.executable"],
      extensions: ["exe"],
      mimeTypes: ["application/x-msdownload"],
      "Windows executable"
    ),
    TypeDeclaration("com.apple.application", parents: ["public.executable"], "application"),
    TypeDeclaration("public.archive", parents: ["public.data"], "archive"),
    TypeDeclaration(
      "public.zip-archive",
      parents: ["com.pkware.zip-archive"],
      extensions: ["zip"],
      mimeTypes: ["application/zip"],
      "ZIP archive"
    ),
    TypeDeclaration(
      "com.pkware.zip-archive",
      parents: ["public.data", "public.archive"],
      "ZIP archive"
    ),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["gz", "gzip"],
      mimeTypes: ["application/gzip", "application/x-gzip"],
      "gzip archive"
    ),
    TypeDeclaration(
      "org.gnu.gnu-zip-tar-archive",
      parents: ["org.gnu.gnu-zip-archive"],
      extensions: ["tgz"],
      mimeTypes: ["application/x-compressed-tar", "application/x-gtar"],
      "gzip compressed tar archive"
    ),
    TypeDeclaration(
      "public.bzip2-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["bz2", "bzip2"],
      mimeTypes: ["application/x-bzip2", "application/x-bzip"],
      "bzip2 archive"
    ),
    TypeDeclaration(
      "public.tar-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["tar"],
      mimeTypes: ["application/x-tar", "application/tar"],
      "tar archive"
    ),
    TypeDeclaration(
      "org.tukaani.xz-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["xz"],
      mimeTypes: ["application/x-xz"],
      "XZ archive"
    ),
    TypeDeclaration(
      "org.7-zip.7-zip-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["7z"],
      mimeTypes: ["application/x-7z-compressed"],
      "7-Zip archive"
    ),
    TypeDeclaration(
      "com.rarlab.rar-archive",
      parents: ["public.data", "public.archive"],
      extensions: ["rar"],
      mimeTypes: ["application/vnd.rar", "application/x-rar-compressed"],
      "RAR archive"
    ),
    TypeDeclaration("public.disk-image", parents: ["public.archive"], "disk image"),
    TypeDeclaration(
      "public.iso-image",
      parents: ["public.disk-image"],
      extensions: ["iso"],
      mimeTypes: ["application/x-cd-image"],
      "ISO disk image"
    ),
    TypeDeclaration("public.contact", "contact"),
    TypeDeclaration(
      "public.vcard",
      parents: ["public.text", "public.contact"],
      extensions: ["vcf", "vcard"],
      mimeTypes: ["text/vcard", "text/x-vcard", "text/directory"],
      "vCard"
    ),
    TypeDeclaration("public.message", "message"),
    TypeDeclaration("public.email-message", parents: ["public.message"], "email message"),
    TypeDeclaration(
      "com.apple.mail.email",
      parents: ["public.data", "public.email-message"],
      extensions: ["eml"],
      mimeTypes: ["message/rfc822"],
      "email message"
    ),
    TypeDeclaration("public.to-do-item", "to-do item"),
    TypeDeclaration("public.calendar-event", "calendar event"),
    TypeDeclaration(
      "com.apple.ical.ics",
      parents: ["public.text", "public.calendar-event"],
      extensions: ["ics"],
      mimeTypes: ["text/calendar"],
      "calendar file"
    ),
    TypeDeclaration("public.font", "font"),
    TypeDeclaration(
      "public.truetype-ttf-font",
      parents: ["public.data", "public.font"],
      extensions: ["ttf"],
      mimeTypes: ["font/ttf"],
      "TrueType font"
    ),
    TypeDeclaration(
      "public.opentype-font",
      parents: ["public.data", "public.font"],
      extensions: ["otf"],
      mimeTypes: ["font/otf"],
      "OpenType font"
    ),
    TypeDeclaration("public.database", "database"),
    TypeDeclaration(
      "com.rsa.pkcs-12",
      parents: ["public.data"],
      extensions: ["p12", "pfx"],
      mimeTypes: ["application/x-pkcs12"],
      "PKCS #12 data"
    ),
    TypeDeclaration(
      "public.x509-certificate",
      parents: ["public.data"],
      extensions: ["cer", "crt", "der"],
      mimeTypes: ["application/x-x509-ca-cert"],
      "X.509 certificate"
    ),
    TypeDeclaration("public.log", parents: ["public.item"], "log"),
    TypeDeclaration(
      "com.apple.log",
      parents: ["public.plain-text", "public.log"],
      extensions: ["log"],
      mimeTypes: ["text/x-log"],
      "log file"
    ),
  ]
}
