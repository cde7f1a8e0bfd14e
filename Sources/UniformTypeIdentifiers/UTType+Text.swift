extension UTType {
  // MARK: Text, source code and documents

  /// Text.
  public static let text = UTType(declared: "public.text")

  /// Plain text.
  public static let plainText = UTType(declared: "public.plain-text")

  /// UTF-8 plain text.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")

  /// UTF-16 plain text with a byte order mark.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")

  /// UTF-16 plain text.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")

  /// Text with delimiters.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")

  /// Text with comma-separated values.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")

  /// Text with tab-separated values.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")

  /// UTF-8 text with tab-separated values.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")

  /// Rich text.
  public static let rtf = UTType(declared: "public.rtf")

  /// Rich text with attachments.
  public static let rtfd = UTType(declared: "com.apple.rtfd")

  /// Rich text with attachments as one file.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")

  /// HTML text.
  public static let html = UTType(declared: "public.html")

  /// Style sheet.
  public static let css = UTType(declared: "public.css")

  /// Web archive.
  public static let webArchive = UTType(declared: "com.apple.webarchive")

  /// XML text.
  public static let xml = UTType(declared: "public.xml")

  /// YAML text.
  public static let yaml = UTType(declared: "public.yaml")

  /// JSON text.
  public static let json = UTType(declared: "public.json")

  /// Property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")

  /// XML property list.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")

  /// Binary property list.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")

  /// Source code.
  public static let sourceCode = UTType(declared: "public.source-code")

  /// Assembly language source code.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")

  /// C source code.
  public static let cSource = UTType(declared: "public.c-source")

  /// C header.
  public static let cHeader = UTType(declared: "public.c-header")

  /// C++ source code.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")

  /// C++ header.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")

  /// Objective-C source code.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")

  /// Objective-C++ source code.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source"
  )

  /// Swift source code.
  public static let swiftSource = UTType(declared: "public.swift-source")

  /// Makefile.
  public static let makefile = UTType(declared: "public.make-source")

  /// Script.
  public static let script = UTType(declared: "public.script")

  /// Shell script.
  public static let shellScript = UTType(declared: "public.shell-script")

  /// JavaScript source code.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")

  /// Perl script.
  public static let perlScript = UTType(declared: "public.perl-script")

  /// Python script.
  public static let pythonScript = UTType(declared: "public.python-script")

  /// Ruby script.
  public static let rubyScript = UTType(declared: "public.ruby-script")

  /// PHP script.
  public static let phpScript = UTType(declared: "public.php-script")

  /// PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")

  /// EPUB publication.
  public static let epub = UTType(declared: "org.idpf.epub-container")

  /// Spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")

  /// Presentation.
  public static let presentation = UTType(declared: "public.presentation")
}
