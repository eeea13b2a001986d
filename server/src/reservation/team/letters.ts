import type { ValuesOf } from '../../mail/kinds.ts'
import type { Context } from '../../platform/context.ts'
import type { Channels } from '../people/notice/write-notices.ts'
import { aboutPlace, type PlaceLetter } from './place/rows.ts'
import { type Officer, officersOf } from './rows.ts'

export type Notifies = Pick<Channels, 'notify'>

type Kind = 'TEAM_FORM' | 'TEAM_DRAW' | 'TEAM_DATE' | 'TEAM_ENDED'

/**
 * Writes to the officers of a form, each in their own language. @param except who did it
 * @param values for one of them
 */
export async function tellOfficers<K extends Kind>(
  tx: Context,
  formIdx: number,
  kind: K,
  values: (to: Officer) => ValuesOf<K>,
  { notify }: Notifies,
  except?: number,
): Promise<void> {
  for (const officer of await officersOf(tx.sql, formIdx))
    if (officer.memberIdx !== except) await notify(tx, kind, officer, values(officer), {})
}

/** Writes to members about a place or an office of theirs in a group, each in their own language. Decision 163. */
export async function tellPlaces(tx: Context, letter: PlaceLetter, { notify }: Notifies): Promise<void> {
  const named = [letter.person, letter.before].flatMap((one) => one ?? [])
  for (const { team, year, person, before, ...to } of await aboutPlace(tx.sql, letter))
    await notify(tx, 'TEAM_PLACE', to, { name: to.name, how: letter.how, team, year, person, before }, { named })
}
