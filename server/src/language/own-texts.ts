import type { OwnTexts } from '../letter/own-texts.ts'
import { audit } from '../platform/audit.ts'
import { writeMessages } from './manager-sql.ts'
import { lockTexts } from './sql.ts'

/** The club's own texts, for a noun that shows some of them on a page of its own. */
export const ownTexts: OwnTexts = {
  lock: ({ sql }) => lockTexts(sql),
  save: async (tx, lang, list, before) => {
    await writeMessages(tx.sql, lang, list)
    await audit(tx, {
      noun: 'message',
      recordIdx: tx.club.clubIdx,
      before: { lang, list: before },
      after: { lang, list },
    })
  },
}
