import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Languages: choice of the system language") struct SystemLanguageTests {
  @Test(
    "a name selects the nearest supported language",
    .rule("R-LANG-2"),
    arguments: [
      ("de", "de"), ("de_AT.UTF-8", "de"), ("es-MX", "es"), ("ar_EG@latin", "ar"), ("en_GB", "en"),
      ("zh", "zh-Hans"), ("zh_CN.UTF-8", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"),
      ("zh_HK.Big5", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
      ("ZH-hant-CN", "zh-Hant"),
    ]
  )
  func names(name: String, language: String) {
    #expect(SystemLanguage(name: name)?.rawValue == language)
  }

  @Test(
    "unsupported names select no language",
    .rule("R-LANG-2"),
    arguments: ["", "C", "POSIX", "C.UTF-8", "pt_BR", "den", "_", "-", ".", "@", "٣", "d e"]
  )
  func otherNames(name: String) {
    #expect(SystemLanguage(name: name) == nil)
  }

  @Test(
    "the language is taken from LANGUAGE, then LC_ALL, LC_MESSAGES and LANG",
    .rule("R-LANG-1"),
    arguments: [
      ([:], "en"),
      (["LANG": "de_DE.UTF-8"], "de"),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], "fr"),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP"], "ja"),
      (["LANG": "de_DE", "LC_ALL": ""], "de"),
      (["LANG": "de_DE", "LANGUAGE": "pt:ar:es"], "ar"),
      (["LANG": "de_DE", "LANGUAGE": "pt_BR"], "de"),
      (["LANGUAGE": "zh_TW:en"], "zh-Hant"),
      (["LANG": "de_DE", "LC_ALL": "C", "LANGUAGE": "ar"], "en"),
      (["LC_ALL": "C.UTF-8", "LANGUAGE": "ar"], "en"),
      (["LANG": "pt_BR.UTF-8"], "en"),
      (["LANGUAGE": "::", "LANG": "de"], "de"),
    ] as [([String: String], String)]
  )
  func environments(environment: [String: String], language: String) {
    #expect(SystemLanguage(environment: environment).rawValue == language)
  }

  @Test("only Arabic is written from right to left", .rule("R-LANG-4"))
  func directions() {
    #expect(SystemLanguage.allCases.filter(\.isRightToLeft) == [.arabic])
  }

  @Test(
    "every language has every text, with the placeholders of the English one",
    .rule("R-LANG-3"),
    arguments: SystemLanguage.allCases
  )
  func texts(language: SystemLanguage) throws {
    #expect(language.texts.count == SystemText.allCases.count)
    for text in SystemText.allCases {
      let words = try #require(language.texts[text], "\(text)")
      let english = try #require(SystemText.english[text])
      #expect(!words.isEmpty)
      #expect(words == words.trimmingCharacters(in: .whitespacesAndNewlines))
      for part in ["%1", "%2", "%3"] {
        #expect(words.contains(part) == english.contains(part), "\(text): \(words)")
      }
    }
  }

  @Test(
    "placeholders follow the word order of the language, and arguments are not expanded",
    .rule("R-LANG-3")
  )
  func parts() {
    #expect(SystemText.page.text(in: .japanese, with: ["2", "5"]) == "ページ2／5")
    #expect(SystemText.isTab.text(in: .japanese, with: ["A", "2", "5"]) == "Aは5個中2番目のタブです")
    #expect(SystemText.percent.text(in: .english, with: ["40"]) == "40%")
    #expect(SystemText.percent.text(in: .german, with: ["40"]) == "40\u{a0}%")
    #expect(
      SystemText.changedPlaces.text(in: .english, with: ["%2", "100%"])
        == "%2 and 100% changed places"
    )
    #expect(SystemText.deleteRow.text(in: .english) == "Delete %1")
  }
}
