import type { contract } from '@clubhouse/contract'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, memberOf, type Services } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import { write } from '../../platform/write.ts'
import { knownTo } from '../../reservation/people/buddy/known.ts'
import { chooseMails, choosePushes, kindChoices } from '../inbox/mail-choice.ts'
import * as sql from './sql.ts'

export const reservationSettings: Services<typeof contract.reservationSettings> = {
  read: (_, ctx) => settingsOf(ctx, memberOf(ctx)),

  change: async ({ mails = {}, pushes = {}, groups, ...given }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      const before = await sql.lockSeen(tx.sql, me)
      const changes = changedOf(before, given)
      const after = { ...before, ...changes }
      if ((after.quietFrom === null) !== (after.quietUntil === null)) return new Malformed('quietUntil')
      if (after.quietFrom !== null && after.quietFrom === after.quietUntil) return new Malformed('quietUntil')
      const names = Object.keys(changes) as (keyof sql.Seen)[]
      if (names.length > 0) {
        await sql.changeSeen(tx.sql, me, after)
        const were = Object.fromEntries(names.map((name) => [name, before[name]]))
        await audit(tx, { noun: 'member', recordIdx: me, before: were, after: changes })
      }
      await chooseMails(tx.sql, me, mails)
      await choosePushes(tx.sql, me, pushes)
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

/** What was given and differs. */
function changedOf(before: sql.Seen, given: { [K in keyof sql.Seen]?: sql.Seen[K] }): Partial<sql.Seen> {
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== lookup<unknown>(before, name),
  )
  return Object.fromEntries(changed)
}

async function settingsOf(ctx: Context, me: number) {
  const [seen, choices, groups] = await Promise.all([
    sql.seen(ctx.sql, me),
    kindChoices(ctx.sql, me),
    sql.groupsOf(ctx.sql, me, ctx.lang),
  ])
  return { ...seen, ...choices, groups }
}
