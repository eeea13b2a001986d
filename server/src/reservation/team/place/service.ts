import type { contract } from '@clubhouse/contract'
import { audit } from '../../../platform/audit.ts'
import { memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { lockMember } from '../../member-facts.ts'
import type { Notifies } from '../notice/letters.ts'
import { officersOf } from '../notice/officers.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'
import { tellPlaces } from './tell.ts'

/** Places of members on rosters, which others gave them. Source: docs/rules.md, Groups. Decision 163. */
export const teamPlaces = (channels: Notifies): Pick<Services<typeof contract.team>, 'places' | 'leave'> => ({
  places: async ({ memberIdx }, ctx) => sql.places(ctx.sql, memberIdx, ctx.lang),

  leave: ({ formIdx }, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(ctx)
      await lockMember(tx.sql, me)
      if ((await rows.lockForm(tx.sql, formIdx)) === undefined) return NOT_FOUND
      const left = await sql.leave(tx.sql, formIdx, me)
      if (left === undefined) return NOT_FOUND
      const { rosterSize, contractIdx } = left
      const change = { before: { rosterSize: rosterSize + 1 }, after: { rosterSize } }
      await audit(tx, { noun: 'team-form', recordIdx: formIdx, ...change })
      if (contractIdx !== null) await audit(tx, { noun: 'team-contract', recordIdx: contractIdx, ...change })
      const to = (await officersOf(tx.sql, formIdx)).map(({ memberIdx }) => memberIdx)
      await tellPlaces(tx, { formIdx, how: 'LEFT', to, person: me }, channels)
      return { rosterSize }
    }),
})
