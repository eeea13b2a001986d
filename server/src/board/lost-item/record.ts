import { WRONG_STATE } from '@clubhouse/contract/fail'
import { record } from '../../office/record/record.ts'
import { ownWordsIn } from '../../platform/said-in.ts'
import { isCode } from '../post/rows.ts'
import * as sql from './manage-sql.ts'
import { photos, photosOf, signatureOf } from './photos.ts'
import { isStillHere } from './rules.ts'

export const { services, locked } = record(sql.items, {
  upload: photos,

  wrongField: async (tx, { kind, foundDate }) => {
    if (!(await isCode(tx.sql, '792', kind))) return 'kind'
    return foundDate > (await sql.today(tx.sql)) ? 'foundDate' : undefined
  },

  needed: async (_, { state }) => !isStillHere(state) && WRONG_STATE({ state }),

  detail: async (ctx, { idx, state }) => ({
    files: await photosOf(ctx, idx),
    claims: (await sql.claims(ctx.sql, idx, ctx.lang)).map(({ translated, ...claim }) => ({
      ...claim,
      at: claim.at.toString(),
      reason: ownWordsIn(ctx.lang, translated, 'reason', claim.reason) || null,
    })),
    reports: await sql.reports(ctx.sql, idx, ctx.lang),
    ...(state === 'RETURNED' && (await signatureOf(ctx, idx))),
  }),

  personal: ['hidden', 'finder', 'signedBy'],
})
