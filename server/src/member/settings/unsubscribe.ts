import type { contract } from '@clubhouse/contract'
import { isLinkOf, readLink } from '../../mail/unsubscribe-link.ts'
import { audit } from '../../platform/audit.ts'
import { NOT_FOUND, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { changeWays } from '../consent/record.ts'
import { chooseMails, mailWanted } from '../inbox/mail-choice.ts'
import * as sql from './sql.ts'

/** Decision 132. */
export const unsubscribe: Services<typeof contract.unsubscribe> = {
  stop: async ({ link }, ctx) => {
    const read = readLink(link)
    if (!read) return NOT_FOUND
    const { kind, memberIdx } = read
    return write(ctx, async (tx) => {
      const member = await sql.lockReader(tx.sql, memberIdx)
      if (!member || !isLinkOf(tx.seal, read, member.email)) return NOT_FOUND
      const isNews = kind === 'CLUB_NEWS'
      const isOn = isNews ? member.news.includes('mail') : await mailWanted(tx.sql, memberIdx, kind)
      if (!isOn) return { kind }
      if (isNews) await changeWays(tx, memberIdx, { mail: false }, 'MAIL')
      else await chooseMails(tx.sql, memberIdx, { [kind]: false })
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { mailStopped: kind } })
      return { kind }
    })
  },
}
