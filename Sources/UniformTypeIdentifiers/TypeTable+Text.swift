extension TypeTable {
  /// The types of text, source code and documents.
  static let text: [TypeDeclaration] = [
    TypeDeclaration("public.text", parents: ["public.data", "public.content"], "text"),
    TypeDeclaration(
      "public.plain-text",
      parents: ["public.text"],
      extensions: ["txt", "text"],
      mimeTypes: ["text/plain"],
      "plain text"
    ),
    TypeDeclaration(
      "public.utf8-plain-text",
      parents: ["public.plain-text"],
      mimeTypes: ["text/plain;charset=utf-8"],
      "UTF-8 plain text"
    ),
    TypeDeclaration(
      "public.utf16-external-plain-text",
      parents: ["public.plain-text"],
      mimeTypes: ["text/plain;charset=utf-16"],
      "UTF-16 plain text with a byte order mark"
    ),
    TypeDeclaration("public.utf16-plain-text", parents: ["public.plain-text"], "UTF-16 plain text"),
    TypeDeclaration(
      "net.daringfireball.markdown",
      parents: ["public.plain-text"],
      extensions: ["md", "markdown"],
      mimeTypes: ["text/markdown"],
      "Markdown text"
    ),
    TypeDeclaration(
      "public.delimited-values-text",
      parents: ["public.text"],
      "text with delimiters"
    ),
    TypeDeclaration(
      "public.comma-separated-values-text",
      parents: ["public.delimited-values-text"],
      extensions: ["csv"],
      mimeTypes: ["text/csv", "text/comma-separated-values"],
      "text with comma-separated values"
    ),
    TypeDeclaration(
      "public.tab-separated-values-text",
      parents: ["public.delimited-values-text"],
      extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"],
      "text with tab-separated values"
    ),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text",
      parents: ["public.tab-separated-values-text", "public.utf8-plain-text"],
      "UTF-8 text with tab-separated values"
    ),
    TypeDeclaration(
      "public.rtf",
      parents: ["public.text"],
      extensions: ["rtf"],
      mimeTypes: ["application/rtf", "text/rtf"],
      "rich text"
    ),
    TypeDeclaration(
      "com.apple.rtfd",
      parents: ["com.apple.package", "public.composite-content"],
      extensions: ["rtfd"],
      "rich text with attachments"
    ),
    TypeDeclaration(
      "com.apple.flat-rtfd",
      parents: ["public.data", "public.composite-content"],
      "rich text with attachments as one file"
    ),
    TypeDeclaration(
      "public.html",
      parents: ["public.text"],
      extensions: ["html", "htm", "shtml"],
      mimeTypes: ["text/html"],
      "HTML text"
    ),
    TypeDeclaration(
      "public.css",
      parents: ["public.text"],
      extensions: ["css"],
      mimeTypes: ["text/css"],
      "style sheet"
    ),
    TypeDeclaration(
      "com.apple.webarchive",
      parents: ["public.data", "public.composite-content"],
      extensions: ["webarchive"],
      mimeTypes: ["application/x-webarchive"],
      "web archive"
    ),
    TypeDeclaration(
      "public.xml",
      parents: ["public.text"],
      extensions: ["xml"],
      mimeTypes: ["application/xml", "text/xml"],
      "XML text"
    ),
    TypeDeclaration(
      "public.yaml",
      parents: ["public.text"],
      extensions: ["yml", "yaml"],
      mimeTypes: ["application/yaml", "application/x-yaml"],
      "YAML text"
    ),
    TypeDeclaration(
      "public.json",
      parents: ["public.text"],
      extensions: ["json"],
      mimeTypes: ["application/json"],
      "JSON text"
    ),
    TypeDeclaration(
      "public.geojson",
      parents: ["public.json"],
      extensions: ["geojson"],
      mimeTypes: ["application/geo+json"],
      "GeoJSON text"
    ),
    TypeDeclaration(
      "com.topografix.gpx",
      parents: ["public.xml"],
      extensions: ["gpx"],
      mimeTypes: ["application/gpx+xml"],
      "GPS exchange file"
    ),
    TypeDeclaration(
      "com.apple.property-list",
      parents: ["public.data"],
      extensions: ["plist"],
      "property list"
    ),
    TypeDeclaration(
      "com.apple.xml-property-list",
      parents: ["public.xml", "com.apple.property-list"],
      "XML property list"
    ),
    TypeDeclaration(
      "com.apple.binary-property-list",
      parents: ["com.apple.property-list"],
      "binary property list"
    ),
    TypeDeclaration("public.source-code", parents: ["public.plain-text"], "source code"),
    TypeDeclaration(
      "public.assembly-source",
      parents: ["public.source-code"],
      extensions: ["s", "asm"],
      mimeTypes: ["text/x-asm"],
      "assembly language source code"
    ),
    TypeDeclaration(
      "public.c-source",
      parents: ["public.source-code"],
      extensions: ["c"],
      mimeTypes: ["text/x-csrc"],
      "C source code"
    ),
    TypeDeclaration(
      "public.c-header",
      parents: ["public.source-code"],
      extensions: ["h"],
      mimeTypes: ["text/x-chdr"],
      "C header"
    ),
    TypeDeclaration(
      "public.c-plus-plus-source",
      parents: ["public.source-code"],
      extensions: ["cpp", "cc", "cxx", "c++"],
      mimeTypes: ["text/x-c++src"],
      "C++ source code"
    ),
    TypeDeclaration(
      "public.c-plus-plus-header",
      parents: ["public.source-code"],
      extensions: ["hpp", "hh", "hxx", "h++"],
      mimeTypes: ["text/x-c++hdr"],
      "C++ header"
    ),
    TypeDeclaration(
      "public.objective-c-source",
      parents: ["public.source-code"],
      extensions: ["m"],
      mimeTypes: ["text/x-objcsrc"],
      "Objective-C source code"
    ),
    TypeDeclaration(
      "public.objective-c-plus-plus-source",
      parents: ["public.source-code"],
      extensions: ["mm"],
      mimeTypes: ["text/x-objc++src"],
      "Objective-C++ source code"
    ),
    TypeDeclaration(
      "public.swift-source",
      parents: ["public.source-code"],
      extensions: ["swift"],
      mimeTypes: ["text/x-swift"],
      "Swift source code"
    ),
    TypeDeclaration(
      "public.make-source",
      parents: ["public.source-code"],
      extensions: ["mk", "make"],
      mimeTypes: ["text/x-makefile"],
      "makefile"
    ),
    TypeDeclaration("public.script", parents: ["public.source-code"], "script"),
    TypeDeclaration(
      "public.shell-script",
      parents: ["public.script"],
      extensions: ["sh", "command"],
      mimeTypes: ["application/x-sh", "application/x-shellscript"],
      "shell script"
    ),
    TypeDeclaration(
      "com.netscape.javascript-source",
      parents: ["public.source-code", "public.executable"],
      extensions: ["js", "mjs"],
      mimeTypes: ["text/javascript", "application/javascript"],
      "JavaScript source code"
    ),
    TypeDeclaration(
      "public.perl-script",
      parents: ["public.shell-script"],
      extensions: ["pl", "pm"],
      mimeTypes: ["application/x-perl"],
      "Perl script"
    ),
    TypeDeclaration(
      "public.python-script",
      parents: ["public.shell-script"],
      extensions: ["py"],
      mimeTypes: ["text/x-python"],
      "Python script"
    ),
    TypeDeclaration(
      "public.ruby-script",
      parents: ["public.shell-script"],
      extensions: ["rb"],
      mimeTypes: ["application/x-ruby"],
      "Ruby script"
    ),
    TypeDeclaration(
      "public.php-script",
      parents: ["public.shell-script"],
      extensions: ["php"],
      mimeTypes: ["application/x-php"],
      "PHP script"
    ),
    TypeDeclaration(
      "com.adobe.pdf",
      parents: ["public.data", "public.composite-content"],
      extensions: ["pdf"],
      mimeTypes: ["application/pdf"],
      "PDF document"
    ),
    TypeDeclaration(
      "com.adobe.postscript",
      parents: ["public.data"],
      extensions: ["ps"],
      mimeTypes: ["application/postscript"],
      "PostScript document"
    ),
    TypeDeclaration(
      "org.idpf.epub-container",
      parents: ["public.data", "public.composite-content"],
      extensions: ["epub"],
      mimeTypes: ["application/epub+zip"],
      "EPUB publication"
    ),
    TypeDeclaration("public.spreadsheet", parents: ["public.content"], "spreadsheet"),
    TypeDeclaration("public.presentation", parents: ["public.composite-content"], "presentation"),
    TypeDeclaration(
      "com.microsoft.word.doc",
      parents: ["public.data", "public.composite-content"],
      extensions: ["doc"],
      mimeTypes: ["application/msword"],
      "Word 97 document"
    ),
    TypeDeclaration(
      "org.openxmlformats.wordprocessingml.document",
      parents: ["public.data", "public.composite-content"],
      extensions: ["docx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      "Word document"
    ),
    TypeDeclaration(
      "com.microsoft.excel.xls",
      parents: ["public.data", "public.spreadsheet"],
      extensions: ["xls"],
      mimeTypes: ["application/vnd.ms-excel"],
      "Excel 97 workbook"
    ),
    TypeDeclaration(
      "org.openxmlformats.spreadsheetml.sheet",
      parents: ["public.data", "public.spreadsheet"],
      extensions: ["xlsx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      "Excel workbook"
    ),
    TypeDeclaration(
      "com.microsoft.powerpoint.ppt",
      parents: ["public.data", "public.presentation"],
      extensions: ["ppt"],
      mimeTypes: ["application/vnd.ms-powerpoint"],
      "PowerPoint 97 presentation"
    ),
    TypeDeclaration(
      "org.openxmlformats.presentationml.presentation",
      parents: ["public.data", "public.presentation"],
      extensions: ["pptx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
      "PowerPoint presentation"
    ),
    TypeDeclaration(
      "org.oasis-open.opendocument.text",
      parents: ["public.data", "public.composite-content"],
      extensions: ["odt"],
      mimeTypes: ["application/vnd.oasis.opendocument.text"],
      "OpenDocument text"
    ),
    TypeDeclaration(
      "org.oasis-open.opendocument.spreadsheet",
      parents: ["public.data", "public.spreadsheet"],
      extensions: ["ods"],
      mimeTypes: ["application/vnd.oasis.opendocument.spreadsheet"],
      "OpenDocument spreadsheet"
    ),
    TypeDeclaration(
      "org.oasis-open.opendocument.presentation",
      parents: ["public.data", "public.presentation"],
      extensions: ["odp"],
      mimeTypes: ["application/vnd.oasis.opendocument.presentation"],
      "OpenDocument presentation"
    ),
  ]
}
