import type { Fact } from '../../../mail/frame.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { suspensionCancels } from './rows.ts'

/** What a suspension does to the other bookings of its member, for its email. @param lang of the member */
export async function bookingsFact(tx: Pick<Context, 'sql' | 'cache' | 'club'>, lang: string): Promise<Fact> {
  const words = await wordsOf(tx, tx.club.langs.includes(lang) ? lang : tx.club.lang)
  const fate = (await suspensionCancels(tx.sql)) ? 'CANCELLED' : 'KEPT'
  return { label: words.say('FACT_BOOKINGS', {})!, value: words.say(`FACT_BOOKINGS_${fate}`, {})! }
}
