import UIKitCore

/// The words that the keyboard suggests for the text before the caret.
struct WordSuggestions {
  var language: SystemLanguage

  /// The largest number of suggestions.
  static let limit = 3

  // R-KBD-23
  /// Returns the suggestions for a text.
  ///
  /// After a space or at the start, they are frequent words. Inside a word, the first is the word as
  /// it was typed, and the others are frequent words that begin with it.
  ///
  /// - Parameters:
  ///   - text: The text before the caret.
  ///   - isCapital: Whether the next letter is a capital.
  /// - Returns: The suggestions, from left to right.
  func suggestions(after text: String, isCapital: Bool) -> [Suggestion] {
    guard let words = Self.words[language] else { return [] }
    let typed = Self.word(at: text)
    guard let first = typed.first else {
      return words.prefix(Self.limit).map { $0.suggestion(isCapital: isCapital) }
    }
    let key = typed.lowercased()
    let completions = words.lazy.filter { $0.key.hasPrefix(key) && $0.key != key }
    return [Suggestion(typed, isQuoted: true)]
      + completions.prefix(Self.limit - 1).map { $0.suggestion(isCapital: first.isUppercase) }
  }

  /// Returns the letters of the word at the end of a text.
  static func word(at text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }.reversed())
  }

  private struct Word {
    let text: String
    /// The text in lower case.
    let key: String

    init(_ text: Substring) {
      self.text = String(text)
      key = text.lowercased()
    }

    func suggestion(isCapital: Bool) -> Suggestion {
      Suggestion(isCapital ? text.prefix(1).uppercased() + text.dropFirst() : text)
    }
  }

  // MARK: Words

  /// Frequent words by language, the most frequent first.
  ///
  /// Keyboards of languages that are typed with candidates have none.
  private static let words: [SystemLanguage: [Word]] = [
    .english: list(
      """
      I the I’m it we you to and a is in that this for have on are not with be he they what there so but was can \
      just will at all if from or my do me your no about up out get when like one would know how go our some time \
      good good-bye really see think want could then now who here make people them her his she him been were has had \
      more over only new also back after use two first even because any these give day most us should where which \
      thanks today tomorrow tonight today’s home house hope happy great morning evening night week weekend year \
      something someone sometimes soon sorry sure talk take tell than their thing things thought through together \
      told too try under until very wait walk way well went while why work world write wrong yes yesterday yet \
      able always another around ask away bad before best better big book both bring buy call came car check city \
      come coming days did different dinner does done door down each early easy eat email end enough every \
      everyone everything family far feel few find fine food found friend friends fun game getting girl going gone got \
      group guess guy hand hard hear heard help hey high hour idea important into its job keep kind last late later \
      least leave left let life little live long look looking lot love lunch made man many maybe mean meet meeting \
      might minute miss money month mother move much must myself name need never next nice nothing number off office \
      often okay old once open other own part party phone photo picture place plan play please point problem put \
      question quick read ready reason remember rest right road room rose run safe said same saw say school send \
      set show sit sleep small start started stay still stop story street such summer table team text thank train trip \
      turn understand wanted water weather welcome whole winter without woman women wonder word words working
      """
    ),
    .german: list(
      """
      ich die das der ist und wir du nicht es in zu den ein mit auf für sie auch so was wie aber wenn noch nur schon \
      haben habe hat war bin bist sind kann kannst können gut heute morgen danke bitte ja nein mal mir dir uns mich \
      dich von bei nach aus an am im oder dann da hier immer sehr mehr alles etwas jetzt gerade machen gehen kommen \
      Haus Hause Zeit Tag Woche Jahr Arbeit Freunde Leute schön gern gerne vielleicht später wieder werden würde
      """
    ),
    .french: list(
      """
      je le la c'est tu nous et les de un une des est pas que on il elle à en pour dans avec sur mais si au ce qui plus \
      tout bien oui non merci bonjour bonsoir aujourd'hui demain maintenant toujours encore aussi très peu beaucoup \
      faire aller venir avoir être suis es sont ai as avons avez maison temps jour semaine année travail amis monde \
      petit grand peut-être alors après avant comme quand quoi comment pourquoi rien quelque chose sans sous
      """
    ),
    .spanish: list(
      """
      yo la que no de el y en es a los por con un una lo me se te si para como pero más muy bien hoy mañana ahora \
      gracias hola sí ya qué cuando donde quien todo nada algo siempre nunca también estoy está estás estamos tengo \
      tiene tienes quiero quieres puede puedo hacer ir venir ver casa tiempo día semana año trabajo amigos gente \
      bueno buena buenos noche tarde después antes sobre sin mi tu su este esta eso así aquí allí
      """
    ),
    .arabic: list(
      """
      أنا في من على هذا ما إلى أن لا هل عن مع كان هو هي كل نحن أنت لكن أو ثم بعد قبل اليوم غدا الآن شكرا مرحبا نعم هنا هناك \
      كيف متى أين لماذا شيء بيت وقت يوم عمل جيد جدا كثير جديد
      """
    ),
  ]

  private static func list(_ text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map(Word.init)
  }
}

/// A word that the keyboard suggests.
struct Suggestion: Hashable {
  var word: String
  /// Whether the word is what was typed, which is shown in quotation marks.
  var isQuoted: Bool

  init(_ word: String, isQuoted: Bool = false) {
    self.word = word
    self.isQuoted = isQuoted
  }

  var title: String { isQuoted ? "“\(word)”" : word }
}
