import type { Context } from '../../platform/context.ts'
import { wordsApart } from '../../platform/said-in.ts'
import * as sql from './manage-sql.ts'
import { photosOf } from './photos.ts'
import { isStillHere } from './rules.ts'

/** Fields that identify a person or an owner; the log says only that they changed. */
export const personal = ['hidden', 'finder'] as const

/** An item with all that its managers see. */
export async function whole(ctx: Context, { title, foundPlace, ...row }: sql.Row) {
  const { sql: db, lang, club } = ctx
  return {
    ...row,
    ...wordsApart({ title, foundPlace }, club.lang),
    files: await photosOf(ctx, row.idx),
    claims: (await sql.claims(db, row.idx, lang)).map((claim) => ({ ...claim, at: claim.at.toString() })),
    reports: isStillHere(row.state) ? await sql.reports(db, row.idx, lang) : [],
  }
}
