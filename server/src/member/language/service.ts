import type { contract } from '@clubhouse/contract'
import { audit } from '../../platform/audit.ts'
import { Malformed, memberOf, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import * as sql from './sql.ts'

export const memberLanguage: Services<typeof contract.memberLanguage> = {
  speak: async ({ lang }, ctx) => {
    const me = memberOf(ctx)
    if (!ctx.club.langs.includes(lang)) return new Malformed('lang')
    return write(ctx, async (tx) => {
      const isNew = await sql.speak(tx.sql, me, lang)
      if (isNew) await audit(tx, { noun: 'member', recordIdx: me, after: { changed: ['lang'] } })
      return null
    })
  },
}
