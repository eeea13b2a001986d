import type { contract } from '@clubhouse/contract'
import { type MailKind, NEWS_LINKS } from '@clubhouse/contract/mail'
import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import { isLinkOf, readLink } from '../../mail/unsubscribe-link.ts'
import { audit } from '../../platform/audit.ts'
import { NOT_FOUND, type Services } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import { write } from '../../platform/write.ts'
import { changeWays } from '../consent/record.ts'
import { chooseMails, mailWanted } from '../inbox/mail-choice.ts'
import * as sql from './sql.ts'

const CHANNELS = { mail: 'MAIL', sms: 'SMS', push: 'PUSH' } as const

/** Decision 132. */
export const unsubscribe: Services<typeof contract.unsubscribe> = {
  stop: async ({ link }, ctx) => {
    const read = readLink(link)
    if (!read) return NOT_FOUND
    const { kind, memberIdx } = read
    return write(ctx, async (tx) => {
      const member = await sql.lockReader(tx.sql, memberIdx)
      const way = lookup(NEWS_LINKS, kind)
      const address = member && { mail: member.email, sms: phoneDigits(member.phoneNo), push: '' }[way ?? 'mail']
      if (!member || address == null || !isLinkOf(tx.seal, read, address)) return NOT_FOUND
      const isOn = way ? member.news.includes(way) : await mailWanted(tx.sql, memberIdx, kind as MailKind)
      if (!isOn) return { kind }
      if (way) await changeWays(tx, memberIdx, { [way]: false }, CHANNELS[way])
      else await chooseMails(tx.sql, memberIdx, { [kind]: false })
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { mailStopped: kind } })
      return { kind }
    })
  },
}
