import { seasonMissed } from '@clubhouse/draw/season-assign'
import type { Sql } from '../../../platform/database.ts'
import * as sql from './sql.ts'

/** Revoked draws of the seasons of these forms, by season. */
export async function revokedOfForms(db: Sql, lang: string, forms: readonly { seasonIdx: number }[]) {
  const seasons = forms.map(({ seasonIdx }) => seasonIdx)
  return Map.groupBy(await sql.revokedDraws(db, lang, seasons), ({ seasonIdx }) => seasonIdx)
}

/** What officers read of the draw that their forms are in, by form: the fingerprint, and the reasons once it is published. */
export async function drawsOfForms(db: Sql, forms: readonly { formIdx: number }[]) {
  const named = await sql.pseudonyms(
    db,
    forms.map(({ formIdx }) => formIdx),
  )
  const draws = new Map<number, sql.DrawRow | undefined>()
  for (const seasonIdx of new Set(named.map((form) => form.seasonIdx)))
    draws.set(seasonIdx, await sql.drawOf(db, seasonIdx))
  return new Map(
    named.map(({ formIdx, seasonIdx, pseudonym }) => {
      const { frozen, drawn, publishedAt } = draws.get(seasonIdx)!
      const { entriesRoot, words, entries, slots } = frozen
      const missed = drawn && publishedAt ? seasonMissed(pseudonym, drawn.result.places, entries, slots) : null
      return [formIdx, { pseudonym, entriesRoot, words, missed }]
    }),
  )
}
