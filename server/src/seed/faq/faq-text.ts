interface Words {
  title: string
  contents: string
}

/** A question in both languages; categories are keys of the code group 768. */
export interface FaqText {
  category: 'RESERVATION' | 'FACILITY' | 'QUESTION' | 'APPEAL' | 'LOST'
  /** A draft in this language. */
  draft?: 'en' | 'ko'
  en: Words
  ko: Words
}
