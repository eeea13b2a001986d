import type { Transaction } from '../platform/write.ts'

interface SavedText {
  category: string
  code: string
  /** Null: the product's own. */
  msg: string | null
}

/** Where the club's own texts are kept; emails are a part of them. */
export interface OwnTexts {
  /** Until the end of the transaction no one else changes texts. */
  lock(tx: Transaction): Promise<void>
  /** Saves texts of one language and notes what they were. */
  save(tx: Transaction, lang: string, list: readonly SavedText[], before: readonly SavedText[]): Promise<void>
}
