import type { Price } from '@clubhouse/contract/reservation/price'
import type { Sql } from '../../../platform/database.ts'
import type { StandbyEntryTable } from '../../../platform/tables.ts'
import { NOT_FREED, type Place, SEATS_OF } from '../../hold/rows.ts'
import { TAKES } from '../../sheet/slot/running.ts'
import { type OpenOffer, WISHES } from '../freed/rows.ts'

/** @returns false without an account that can book */
export async function lockActive(sql: Sql, memberIdx: number): Promise<boolean> {
  const [row] = await sql`select from member where member_idx = ${memberIdx} and state = 'ACTIVE' for no key update`
  return row !== undefined
}

/** Frees seats for everyone that nobody who stands by can have and that wait for no minute. */
export async function freeNow(sql: Sql, slotIdx: number): Promise<void> {
  await sql`
    delete from claim where slot_idx = ${slotIdx} and kind = 'BLOCK' and frees_soon and freed_at is not null`
}

/** Keeps freed seats until the job has looked after the quiet hours; a later random minute stays. */
export async function keepUntil(sql: Sql, slotIdx: number, at: Temporal.Instant): Promise<void> {
  await sql`
    update claim set frees_at = ${at}::timestamptz where slot_idx = ${slotIdx} and kind = 'BLOCK' and freed_at is not null
      and frees_at > club_now() and frees_at < ${at}::timestamptz`
}

/** An entry as it was read. */
type Seen = Pick<StandbyEntryTable, 'waitingIdx' | 'version'>

/** It waits as it was read: its member has not changed, paused or left it since. */
const WAITS = (sql: Sql, { waitingIdx, version }: Seen) =>
  sql`waiting_idx = ${waitingIdx} and version = ${version} and state = 'W'`

interface NewOffer extends Place, Seen {
  memberIdx: number
  expiresAt: Temporal.Instant
  price: Price
  adminIdx: number | null
}

/** Freed seats, or free ones. */
const CAN_BE_OFFERED = (sql: Sql) => sql`
  (claim.kind = 'BLOCK' and claim.freed_at is not null or not ${TAKES(sql, sql`claim`)})`

/**
 * Holds seats for the entry, all or none; another process may have been first. A seat that was free counts as freed when it is
 * offered, so that this offer belongs to its round. @returns the offer
 */
export async function offer(sql: Sql, o: NewOffer): Promise<number | undefined> {
  const [row] = await sql<{ offerIdx: number; offeredAt: Temporal.Instant }[]>`
    insert into standby_offer (waiting_idx, slot_idx, seats, expires_at, price, admin_idx)
    values (${o.waitingIdx}, ${o.slotIdx}, ${o.seats}::smallint[], ${o.expiresAt}, ${sql.json(o.price)}, ${o.adminIdx})
    on conflict do nothing returning offer_idx, offered_at`
  if (!row) return undefined
  const taken = await sql`
    insert into claim (slot_idx, seat, kind, holder, expires_at, offer_idx, freed_at, frees_at)
    select s.slot_idx, seat, 'HOLD', ${o.memberIdx}, ${o.expiresAt}, ${row.offerIdx}, ${row.offeredAt}, ${o.expiresAt}::timestamptz + interval '5 minutes'
    from ${SEATS_OF(sql, o)}
    on conflict (slot_idx, seat) do update
      set kind = 'HOLD', holder = excluded.holder, expires_at = excluded.expires_at, offer_idx = excluded.offer_idx, extended = 0,
        full_until = null, moves_booking_idx = null, reason = null, translated = '{}',
        freed_at = coalesce(claim.freed_at, excluded.freed_at), frees_at = excluded.frees_at
      where ${CAN_BE_OFFERED(sql)}
    returning seat`
  if (taken.length < o.seats.length) return undefined
  const entered = await sql`
    update standby_entry set state = 'O', version = version + 1 where ${WAITS(sql, o)} returning 1`
  return entered.length === 1 ? row.offerIdx : undefined
}

/** Takes freed seats for a booking of the same transaction. */
export async function reserveFreed(sql: Sql, place: Place): Promise<boolean> {
  const rows = await sql`
    insert into claim (slot_idx, seat, kind) select s.slot_idx, seat, 'BLOCK' from ${SEATS_OF(sql, place)}
    on conflict (slot_idx, seat) do update
      set kind = 'BLOCK', holder = null, expires_at = null, extended = 0, full_until = null, moves_booking_idx = null, ${NOT_FREED(sql)}
      where ${CAN_BE_OFFERED(sql)}
    returning seat`
  return rows.length === place.seats.length
}

/** @returns false when it was offered something, changed or ended since it was read */
export async function assign(sql: Sql, entry: Seen, bookingIdx: number): Promise<boolean> {
  const { count } = await sql`
    update standby_entry set state = 'A', booking_idx = ${bookingIdx}, version = version + 1 where ${WAITS(sql, entry)}`
  return count === 1
}

/** Offers of a day that nobody answered in time. */
export async function expired(sql: Sql, date: string): Promise<OpenOffer[]> {
  return sql<OpenOffer[]>`
    select o.offer_idx, s.starts_at from standby_offer o join slot s using (slot_idx)
    where s.date = ${date}::date and o.state = 'OPEN' and o.expires_at < club_now() order by o.offer_idx`
}

/** Days on which something may be waiting for the job: freed seats for members who stand by, or an offer for its end. */
export async function datesToLookAt(sql: Sql): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select s.date from claim c join slot s using (slot_idx)
    where c.freed_at is not null and c.frees_at > club_now()
      and exists (select from standby_entry e where e.date = s.date and e.state = 'W' and not e.paused)
    union select s.date from standby_offer o join slot s using (slot_idx) where o.state = 'OPEN' and o.expires_at < club_now()
    order by date`
  return rows.map(({ date }) => date)
}

/** Entries whose last tee time is too near, or that has passed. While a delay can be undone, its tee times may come back. */
export async function over(sql: Sql): Promise<number[]> {
  const rows = await sql<{ waitingIdx: number }[]>`
    select e.waiting_idx from standby_entry e where e.state = 'W' and not exists (
      select from slot s where ${WISHES(sql)})
      and not exists (select from delay d where d.date = e.date and d.told_at is null)
    order by e.waiting_idx`
  return rows.map(({ waitingIdx }) => waitingIdx)
}

/** @returns false when it was offered something meanwhile */
export async function close(sql: Sql, waitingIdx: number): Promise<boolean> {
  const { count } = await sql`
    update standby_entry set state = 'E', version = version + 1 where waiting_idx = ${waitingIdx} and state = 'W'`
  return count === 1
}

export type OwnOffer = OpenOffer & {
  slotIdx: number
  waitingIdx: number
  state: string
  total: number
  isOpen: boolean
}

export async function ownOffer(sql: Sql, offerIdx: number, memberIdx: number): Promise<OwnOffer | undefined> {
  const [row] = await sql<OwnOffer[]>`
    select o.offer_idx, o.slot_idx, o.waiting_idx, s.starts_at, o.state, (o.price ->> 'total')::bigint as total,
      o.state = 'OPEN' and o.expires_at >= club_now() as is_open
    from standby_offer o join standby_entry e using (waiting_idx) join slot s using (slot_idx)
    where o.offer_idx = ${offerIdx} and e.member_idx = ${memberIdx}`
  return row
}
