import { expect } from 'vitest'
import { OFFER_STANDBY } from '../src/reservation/standby/freed/release.ts'
import type { TestClub } from './club.ts'

/** What makes the job of standby look at a day, in the version that a transaction has written. */
interface Written {
  what: 'seat' | 'offer' | 'entry'
  idx: string
  date: string
  /** Of the transaction. */
  xact: string
}

/**
 * Does what frees seats, ends offers or lets members stand by: each of these has a task for its day of the same transaction, so
 * a crash loses both or none. @returns the answer of what was done
 */
export async function freeing<T>({ sql }: TestClub, act: () => Promise<T>): Promise<T> {
  await sql`delete from job_task where name = ${OFFER_STANDBY}`
  const written = () => sql<Written[]>`
    select 'seat' as what, c.slot_idx || '/' || c.seat as idx, s.date, c.xmin::text as xact
    from claim c join slot s using (slot_idx) where c.freed_at is not null and c.offer_idx is null
    union all select 'offer', o.offer_idx::text, s.date, o.xmin::text
    from standby_offer o join slot s using (slot_idx) where o.state not in ('OPEN', 'ACCEPTED')
    union all select 'entry', e.waiting_idx::text, e.date, e.xmin::text
    from standby_entry e where e.state = 'W' and not e.paused`
  const isSame = (one: Written) => (other: Written) =>
    one.what === other.what && one.idx === other.idx && one.xact === other.xact
  const before = await written()
  const answer = await act()
  const now = (await written()).filter((one) => !before.some(isSame(one)))
  const tasks = await sql<Pick<Written, 'date' | 'xact'>[]>`
    select data ->> 'date' as date, xmin::text as xact from job_task where name = ${OFFER_STANDBY}`
  expect(now).not.toEqual([])
  const isTasked = ({ date, xact }: Written) => tasks.some((task) => task.date === date && task.xact === xact)
  expect(now.filter((one) => !isTasked(one))).toEqual([])
  return answer
}
