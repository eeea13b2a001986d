import type { Price } from '@clubhouse/contract/reservation/price'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { course, type Reader } from './rows.ts'

type Notifies = Pick<Channels, 'notify'>

interface Told {
  offerIdx: number
  slot: Pick<SlotRow, 'date' | 'time' | 'courseIdx' | 'holes'>
  expiresAt: Temporal.Instant
  price: Price
}

/** Tells the member of an offer, with its price and its end, in their language. @param tx in that language */
export async function tellOffer(
  tx: Context,
  { offerIdx, slot, expiresAt, price }: Told,
  reader: Reader,
  { notify }: Notifies,
): Promise<void> {
  const [words, courseName] = await Promise.all([wordsOf(tx, tx.lang), course(tx.sql, slot.courseIdx, tx.lang)])
  const fact = (code: string, values: Record<string, unknown>) => ({
    label: words.say(`FACT_${code}`, {})!,
    value: words.say(`FACT_${code}_IS`, values)!,
  })
  const { date, time } = slot
  const facts = [
    fact('DAY', slot),
    fact('COURSE', { course: courseName, count: Number(slot.holes) }),
    fact('PRICE', price),
  ]
  const values = { name: reader.name, offerIdx, date, time, course: courseName, until: expiresAt, facts }
  await notify(tx, 'STANDBY_OFFER', reader, values, {})
}

/** Tells the member that their entry is paused because they did not answer. */
export const tellPaused = (tx: Context, date: string, reader: Reader, { notify }: Notifies): Promise<void> =>
  notify(tx, 'STANDBY_PAUSED', reader, { name: reader.name, date }, {})

/** Tells the member why a manager ended their entry. */
export const tellRemoved = (
  tx: Context,
  { date, reason }: { date: string; reason: string },
  reader: Reader,
  { notify }: Notifies,
): Promise<void> => notify(tx, 'STANDBY_REMOVED', reader, { name: reader.name, date, reason }, {})
