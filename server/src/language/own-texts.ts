import { audit } from '../platform/audit.ts'
import type { Transaction } from '../platform/write.ts'
import { writeMessages } from './manager-sql.ts'
import { lockTexts } from './sql.ts'

interface OwnText {
  category: string
  code: string
  /** Null: the product's own. */
  msg: string | null
}

/** The club's own texts, for a noun that shows some of them on a page of its own. */
export const ownTexts = {
  lock: ({ sql }: Transaction) => lockTexts(sql),
  save: async (tx: Transaction, lang: string, list: readonly OwnText[], before: readonly OwnText[]) => {
    await writeMessages(tx.sql, lang, list)
    await audit(tx, {
      noun: 'message',
      recordIdx: tx.club.clubIdx,
      before: { lang, list: before },
      after: { lang, list },
    })
  },
}
