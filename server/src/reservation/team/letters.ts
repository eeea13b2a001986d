import type { ValuesOf } from '../../mail/kinds.ts'
import type { Context } from '../../platform/context.ts'
import type { Channels } from '../people/notice/write-notices.ts'
import { officersOf } from './rows.ts'

export type Notifies = Pick<Channels, 'notify'>

type Kind = 'TEAM_FORM' | 'TEAM_DRAW' | 'TEAM_DATE' | 'TEAM_ENDED'
type Said<K extends Kind> = Omit<ValuesOf<K>, 'name'>

/**
 * Writes to the officers of a form, each in their own language. @param except who did it
 * @param values in a language
 */
export async function tellOfficers<K extends Kind>(
  tx: Context,
  formIdx: number,
  kind: K,
  values: (lang: string) => Said<K>,
  { notify }: Notifies,
  except?: number,
): Promise<void> {
  for (const officer of await officersOf(tx.sql, formIdx)) {
    if (officer.memberIdx === except) continue
    const said = { name: officer.name, ...values(officer.lang) } as unknown as ValuesOf<K>
    await notify(tx, kind, officer, said, {})
  }
}
