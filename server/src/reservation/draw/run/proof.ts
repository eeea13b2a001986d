import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { proof } from '@clubhouse/contract/reservation/draw/post'
import { NOT_FOUND, type Service } from '../../../platform/context.ts'
import { draw } from '../rows.ts'
import * as sql from './sql.ts'

const VERIFIER = '/draw/verify.mjs'

/** A bundle changes with its draw only, and many read it when it is published. */
const KEPT_SECONDS = 3600

/**
 * The bundle that a draw is computed from, from the close on, and its result once it is published: names of members are
 * not in it. Source: docs/draw.md.
 */
export const proofs: { proof: Service<typeof proof> } = {
  proof: async ({ drawIdx }, ctx) => {
    const row = await draw(ctx.sql, drawIdx, ctx.lang)
    if (!row || row.state === 'PLANNED') return NOT_FOUND
    if (row.entriesRoot === null) return WRONG_STATE({ state: row.state })
    const isShown = row.publishedAt !== null
    return ctx.cache.recall(`draw-proof ${drawIdx} ${row.version}`, ['draw'], KEPT_SECONDS, async () => {
      const { frozen, drawn } = (await sql.bundleOf(ctx.sql, drawIdx))!
      return { ...frozen, ...(isShown && drawn), verifierUrl: VERIFIER }
    })
  },
}
