import UIKitCore

/// The titles of the Return key and the Space key.
struct ReturnKeyTitle {
  var language: SystemLanguage

  /// The title of the Return key.
  func title(of type: UIReturnKeyType) -> String {
    switch type {
    case .google: "Google"
    case .yahoo: "Yahoo"
    default: (Self.titles[language] ?? Self.english)[Self.index(of: type)]
    }
  }

  /// The title of the Space key.
  var space: String { (Self.titles[language] ?? Self.english)[9] }

  private static func index(of type: UIReturnKeyType) -> Int {
    switch type {
    case .go: 1
    case .join: 2
    case .next: 3
    case .route: 4
    case .search: 5
    case .send: 6
    case .done: 7
    case .continue: 8
    case .emergencyCall: 10
    default: 0
    }
  }

  private static let english = [
    "return", "go", "join", "next", "route", "search", "send", "done", "continue", "space",
    "emergency call",
  ]

  private static let titles: [SystemLanguage: [String]] = [
    .english: english,
    .simplifiedChinese: ["换行", "前往", "加入", "下一项", "路线", "搜索", "发送", "完成", "继续", "空格", "紧急呼叫"],
    .traditionalChinese: ["換行", "前往", "加入", "下一個", "路線", "搜尋", "傳送", "完成", "繼續", "空格", "緊急電話"],
    .japanese: ["改行", "開く", "接続", "次へ", "経路", "検索", "送信", "完了", "続ける", "空白", "緊急通報"],
    .arabic: [
      "إدخال", "انتقال", "انضمام", "التالي", "مسار", "بحث", "إرسال", "تم", "متابعة", "مسافة",
      "طوارئ",
    ],
    .german: [
      "Return", "Öffnen", "Verbinden", "Weiter", "Route", "Suchen", "Senden", "Fertig",
      "Fortfahren",
      "Leerzeichen", "Notruf",
    ],
    .french: [
      "retour", "accéder", "rejoindre", "suivant", "itinéraire", "rechercher", "envoyer", "terminé",
      "continuer", "espace", "urgence",
    ],
    .spanish: [
      "intro", "ir", "conectar", "siguiente", "ruta", "buscar", "enviar", "aceptar", "continuar",
      "espacio", "emergencia",
    ],
  ]
}
