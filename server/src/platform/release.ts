import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release of this product, such as 0.1.0. */
export const { version: RELEASE } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { version: string }

/** The first line of a migration, from 0336 on: which releases can run on the database after it. Decision 151. */
const RUNS_ON = /^-- runs on: (?:(\d+\.\d+)|this release)\n/

/** @param text of a migration @returns such as 0.1; null for the release that brings it, undefined where it says nothing */
export function runsOnOf(text: string): string | null | undefined {
  const said = RUNS_ON.exec(text)
  return said ? (said[1] ?? null) : undefined
}

/** @param release such as 0.1.0 @param oldest such as 0.1 */
export const isAtLeast = (release: string, oldest: string): boolean =>
  release.localeCompare(oldest, 'en', { numeric: true }) >= 0

/** A migration as a database has it. */
export interface Applied {
  name: string
  /** The oldest release that can run after it; null: only one that has it. */
  runsOn: string | null
}

/** The first migration of a newer release after which this one cannot run. @param own the migrations of this one */
export const barrier = (applied: readonly Applied[], own: readonly string[], release = RELEASE): string | undefined =>
  applied.find(({ name, runsOn }) => !own.includes(name) && !(runsOn && isAtLeast(release, runsOn)))?.name
