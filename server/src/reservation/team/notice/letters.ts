import type { ValuesOf } from '../../../mail/kinds.ts'
import type { Context } from '../../../platform/context.ts'
import { tellCancelled } from '../../people/notice/tell-cancelled.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { type Officer, officersOf } from './officers.ts'

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

interface Letter<K extends Kind> {
  formIdx: number
  kind: K
  values: (to: Officer) => ValuesOf<K>
  /** Who did it. */
  except?: number
}

/**
 * Tells everyone of an event that cancelled bookings of a group, by one message: the officers by its letter, if it has one, which
 * then clears their calendars, and the other people of the bookings by one about their tee times.
 */
export async function tellOfEvent<K extends Kind>(
  tx: Context,
  cancelled: readonly number[],
  letter: Letter<K> | undefined,
  channels: Channels,
): Promise<void> {
  const officers = letter ? await officersOf(tx.sql, letter.formIdx) : []
  const readers = officers.filter(({ memberIdx }) => memberIdx !== letter?.except)
  const carried = await tellCancelled(tx, cancelled, readers, channels)
  for (const officer of readers)
    await channels.notify(tx, letter!.kind, officer, letter!.values(officer), carried.get(officer.memberIdx) ?? {})
}
