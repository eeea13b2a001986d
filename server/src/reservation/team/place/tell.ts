import type { Context } from '../../../platform/context.ts'
import type { Notifies } from '../notice/letters.ts'
import { aboutPlace, type PlaceLetter } from './rows.ts'

/** Writes to members about a place or an office of theirs in a group, each in their own language. Decision 163. */
export async function tellPlaces(tx: Context, letter: PlaceLetter, { notify }: Notifies): Promise<void> {
  const named = [letter.person, letter.before].flatMap((one) => one ?? [])
  for (const { team, year, person, before, ...to } of await aboutPlace(tx.sql, letter))
    await notify(tx, 'TEAM_PLACE', to, { name: to.name, how: letter.how, team, year, person, before }, { named })
}
