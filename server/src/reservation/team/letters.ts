import type { ValuesOf } from '../../mail/kinds.ts'
import type { Context } from '../../platform/context.ts'
import type { Channels } from '../people/notice/write-notices.ts'
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
