import type { contract } from '@clubhouse/contract'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { teeTimesOf, typeEffects } from '../../reservation/people/of-member/service.ts'
import { isType } from '../account/rows.ts'
import { change } from './change.ts'
import { create } from './create.ts'
import { writeNote } from './note.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

export const memberRecord: Services<typeof contract.memberRecord> = {
  create,
  change,

  addNote: ({ memberIdx, text }, ctx) =>
    write(ctx, async (tx) => {
      if (!(await sql.locked(tx.sql, memberIdx))) return NOT_FOUND
      await writeNote(tx, memberIdx, text)
      return rows.notes(tx.sql, memberIdx, tx.lang)
    }),

  teeTimes: (filter, ctx) => teeTimesOf(filter, ctx),
  messages: (filter, ctx) => sql.messagesOf(ctx.sql, filter),

  typeEffects: async ({ memberIdx, memberType }, ctx) => {
    const before = await sql.typeOf(ctx.sql, memberIdx)
    if (before === undefined) return NOT_FOUND
    if (!(await isType(ctx.sql, memberType))) return new Malformed('memberType')
    return typeEffects(ctx, memberIdx, before, memberType)
  },
}
