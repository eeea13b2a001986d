import type { Context } from '../../platform/context.ts'
import { change } from '../../reservation/booking/change/service.ts'
import { booking } from '../../reservation/booking/service.ts'
import { opensAt, ruleFor } from '../../reservation/opening-rules.ts'
import { noteFound } from '../../reservation/people/companion/sql.ts'
import type { Rulebook } from '../../reservation/rulebook.ts'
import { couponsAt } from '../../reservation/rules/coupon/rows.ts'
import { type SlotRow, slotsOfDay } from '../../reservation/sheet/slot/rows.ts'
import { type Seeding, ZONE } from '../seeding.ts'
import { type Round, writeRounds } from './history-sql.ts'
import type { Golfer } from './member-context.ts'
import type { Table } from './party.ts'
import { roundOf } from './round.ts'
import { occupancy, wantedSlots } from './wanted-slots.ts'

const DAYS = 14
/** Companions are named two days before play. */
const NAMED_WITHIN_DAYS = 2
const FREE_TO_CANCEL_DAYS = 6

type ContextOf = (who: Golfer, callName: string) => Context

/**
 * Books the next days' tee times: member1's and the first days' through the product's own services, the others together
 * day by day, as past rounds are written.
 */
export async function bookAhead(
  seeding: Seeding,
  table: Table,
  rulebook: Rulebook,
  contextOf: ContextOf,
): Promise<number> {
  const { sql, today, now, random } = seeding
  const member1 = table.golfers.promised('member1')
  const promised = await promisedDays(seeding)
  const made: Made[] = []
  let count = 0
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date = today.add({ days: ahead }).toString()
    const free = (await slotsOfDay(sql, date)).filter(
      ({ claims, startsAt }) => claims.length === 0 && Temporal.Instant.compare(startsAt, now.add({ minutes: 10 })) > 0,
    )
    const wanted = wantedSlots(free, occupancy(ahead, free[0]?.dayClass ?? 'WEEKDAY'), random)
    const first = promised.includes(date) ? wanted.find(({ part }) => part === '1') : undefined
    const isSoon = ahead <= NAMED_WITHIN_DAYS
    const rounds: Round[] = []
    for (const slot of wanted) {
      const found = bookerFor(seeding, table, rulebook, slot, slot === first ? member1 : undefined)
      if (!found) continue
      if (isSoon || slot === first) {
        const bookingIdx = await book(slot, found.booker, table, isSoon, contextOf)
        if (bookingIdx) made.push({ bookingIdx, createdAt: sometime(seeding, found.openedAt) })
      } else {
        const round = roundOf(table, rulebook, slot, found.booker, false)
        rounds.push({ ...round, state: 'CF', createdAt: sometime(seeding, found.openedAt) })
      }
    }
    if (rounds.length > 0) await writeRounds(sql, seeding.clubCode, rounds)
    count += rounds.length
  }
  await setCreatedAt(seeding, made)
  return count + made.length
}

/** When member1 plays: a weekday and a weekend day, both far enough ahead for free cancellation. */
async function promisedDays({ sql, today }: Seeding): Promise<string[]> {
  const from = today.add({ days: FREE_TO_CANCEL_DAYS }).toString()
  const rows = await sql<{ date: string }[]>`
    (select date from sheet_day where date >= ${from} and day_class = 'WEEKDAY' order by date limit 1)
    union all
    (select date from sheet_day where date >= ${from} and day_class = 'WEEKEND' order by date limit 1)`
  return rows.map(({ date }) => date)
}

interface Booker {
  booker: Golfer
  openedAt: Temporal.Instant
}

function bookerFor(
  { now, random }: Seeding,
  { golfers, diary }: Table,
  { openingRules }: Rulebook,
  slot: SlotRow,
  first?: Golfer,
): Booker | undefined {
  for (const booker of first ? [first] : random.shuffle(golfers.others)) {
    const rule = ruleFor(openingRules, { ...slot, memberType: booker.memberType })
    const openedAt = rule && opensAt(rule, slot.date, ZONE)
    if (!rule || !openedAt || Temporal.Instant.compare(openedAt, now) > 0) continue
    if (diary.isFree(booker, slot) && diary.isWithin(booker, slot, rule)) return { booker, openedAt }
  }
  return undefined
}

async function book(slot: SlotRow, booker: Golfer, { diary, parties }: Table, named: boolean, contextOf: ContextOf) {
  const { slotIdx } = slot
  const context = contextOf(booker, 'booking.lock')
  const hold = await booking.lock({ slotIdx, count: 1 }, context)
  if (!('price' in hold)) return undefined
  diary.books(booker, slot)
  const players = parties.around(booker, slot, named)
  const companions = players.flatMap(({ memberIdx }) => (memberIdx && memberIdx !== booker.memberIdx ? memberIdx : []))
  // As after a search: only members whom the booker knows can be named.
  await noteFound(context.sql, booker.memberIdx, companions)
  const wanted = { slotIdx, players, cart: true, caddie: true, couponIdx: await couponFor(booker, slotIdx, contextOf) }
  const quoted = await change.quote(wanted, contextOf(booker, 'change.quote'))
  if (!('total' in quoted)) return undefined
  const input = { ...wanted, total: quoted.total, termsIdx: hold.termsIdx }
  const made = await booking.book(input, contextOf(booker, 'booking.book'))
  if ('bookingIdx' in made) return made.bookingIdx
  await booking.relock({ slotIdx, x: 'N' }, contextOf(booker, 'booking.relock'))
  return undefined
}

/** An amount off, where the booker has such a coupon. */
async function couponFor(booker: Golfer, slotIdx: number, contextOf: ContextOf): Promise<number | null> {
  const found = await couponsAt(contextOf(booker, 'coupon.mine'), booker.memberIdx, slotIdx)
  return found.find(({ kind }) => kind === 'FIXED')?.couponIdx ?? null
}

interface Made {
  bookingIdx: number
  createdAt: string
}

function sometime({ now, random }: Seeding, openedAt: Temporal.Instant): string {
  const minutes = Math.max(1, Math.floor(openedAt.until(now).total('minutes')))
  return now
    .subtract({ minutes: Math.floor(minutes * random.next() ** 0.5) })
    .round('second')
    .toString()
}

/** Spreads creation times, which are all of this minute. */
async function setCreatedAt({ sql }: Seeding, made: Made[]): Promise<void> {
  await sql`
    update booking b set created_at = r."createdAt"
    from jsonb_to_recordset(${sql.json(made)}) as r("bookingIdx" bigint, "createdAt" timestamptz)
    where b.booking_idx = r."bookingIdx"`
}
