import type { contract } from '@clubhouse/contract'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, memberOf, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { knownTo } from '../../reservation/people/buddy/known.ts'
import { chooseMails, mailChoices } from './mail-choice.ts'
import * as sql from './sql.ts'

export const reservationSettings: Services<typeof contract.reservationSettings> = {
  read: (_, ctx) => settingsOf(ctx, memberOf(ctx)),

  change: async ({ showName, findable, mails = {}, groups }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      const before = await sql.lockSeen(tx.sql, me)
      const after = { showName: showName ?? before.showName, findable: findable ?? before.findable }
      if (after.showName !== before.showName || after.findable !== before.findable) {
        await sql.changeSeen(tx.sql, me, after)
        await audit(tx, { noun: 'member', recordIdx: me, before, after })
      }
      await chooseMails(tx.sql, me, mails)
      if (groups) {
        const known = await knownTo(
          tx.sql,
          me,
          groups.flatMap(({ memberIdx }) => memberIdx),
        )
        const stranger = groups.findIndex(({ memberIdx }) => memberIdx.some((one) => !known.has(one)))
        if (stranger >= 0) return new Malformed(`groups[${stranger}].memberIdx`)
        await sql.keepGroups(tx.sql, me, groups)
      }
      return settingsOf(tx, me)
    })
  },
}

async function settingsOf(ctx: Context, me: number) {
  const [seen, mails, groups] = await Promise.all([
    sql.seen(ctx.sql, me),
    mailChoices(ctx.sql, me),
    sql.groupsOf(ctx.sql, me, ctx.lang),
  ])
  return { ...seen, mails, groups }
}
