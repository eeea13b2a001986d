import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { DAY_CLOSED } from '@clubhouse/contract/reservation/refusal'
import type { DrawSlot, Entry, Place } from '@clubhouse/draw/bundle'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { spokenBy } from '../../../platform/said-in.ts'
import type { Transaction } from '../../../platform/write.ts'
import { enter } from '../../booking/confirm/confirm.ts'
import { lockPlayers } from '../../booking/players/rows.ts'
import { freeCancelUntil, namesDueAt } from '../../deadline.ts'
import { choiceOf } from '../../hold/hold.ts'
import { factsAt } from '../../hold/rows.ts'
import { refusedByStanding } from '../../hold/rules.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { lookAt } from '../../standby/freed/release.ts'
import type { DrawRow } from '../rows.ts'
import type { Why } from './eligibility-rules.ts'
import * as publishSql from './publish-sql.ts'
import * as sql from './sql.ts'
import { step, type Wanted } from './step.ts'
import { tell } from './tell.ts'
import { hoursOf } from './wish-rules.ts'

const whyOf = ({ code, msgVar }: { code: string; msgVar: Record<string, unknown> }): Why => ({ code, vars: msgVar })

/** Publishes a draw whose time has come: books what was won, and lets losers stand by in their order. */
export async function publish(ctx: Context, wanted: Wanted) {
  const rulebook = await rulebookOf(ctx)
  return step(ctx, wanted, { from: ['DRAWN'], at: ({ publishAt }) => publishAt }, (tx, row) =>
    publishNow(tx, row, rulebook),
  )
}

/** Locks in the order draw, members, players, seats. */
async function publishNow(tx: Transaction, row: DrawRow, rulebook: Rulebook) {
  const { drawIdx } = row
  const { frozen, drawn } = (await sql.bundleOf(tx.sql, drawIdx))!
  const entries = await sql.entriesOf(tx.sql, drawIdx, 'FROZEN')
  const entryOf = new Map(entries.map((entry) => [entry.pseudonym, entry]))
  const results = drawn!.result.dates.flatMap(({ places }) =>
    places.map((place) => ({ place, entry: entryOf.get(place.pseudonym)! })),
  )
  const won = results.filter(({ place }) => place.slotIdx !== undefined)
  await publishSql.lockMembers(
    tx.sql,
    won.map(({ entry }) => entry.memberIdx),
  )
  await lockPlayers(
    tx.sql,
    won.flatMap(({ entry }) => entry.party),
  )
  const seats = await publishSql.seatsOf(tx.sql, drawIdx)
  const ended: publishSql.PlacedEntry[] = results
    .filter(({ place }) => place.slotIdx === undefined)
    .map(({ place, entry }) => placed(entry, place, { state: 'LOST' }))
  // One after another, in order of date: a win counts in the quota of the next.
  for (const { place, entry } of won) {
    const booked = await book(tx, row, { entry, place, seats }, rulebook)
    ended.push(
      placed(entry, place, 'bookingIdx' in booked ? { state: 'WON', ...booked } : { state: 'NOT_TAKEN', why: booked }),
    )
  }
  await publishSql.placeEntries(tx.sql, ended)
  const { noticeHours } = rulebook.settings.standby
  const losers = losersOf(results, frozen)
  const standby = await publishSql.addStandby(tx.sql, losers, {
    noticeHours,
    call: tx.callName,
    requestId: tx.requestId,
  })
  await publishSql.published(tx.sql, drawIdx)
  const bookings = ended.filter(({ state }) => state === 'WON').length
  await audit(tx, {
    noun: 'draw',
    recordIdx: drawIdx,
    before: { state: 'DRAWN' },
    after: { state: 'PUBLISHED', bookings, standby },
  })
  for (const date of new Set(losers.map((one) => one.date))) await lookAt(tx, date)
  const mails =
    bookings +
    (await tell(tx, drawIdx, 'NOT_TAKEN', 'NOT_TAKEN')) +
    (await tell(tx, drawIdx, 'LOST', 'LOST')) +
    (await tell(tx, drawIdx, 'LOST', 'STANDBY'))
  return { drawIdx, bookings, standby, mails }
}

const placed = (
  { entryIdx }: sql.RunEntry,
  { place, slotIdx, wish, distance }: Place,
  as: Pick<publishSql.PlacedEntry, 'state'> & Partial<Pick<publishSql.PlacedEntry, 'why' | 'bookingIdx'>>,
): publishSql.PlacedEntry => ({
  ...{ entryIdx, place, slotIdx: slotIdx ?? null, wish: wish ?? null, distance: distance ?? null },
  ...{ why: null, bookingIdx: null },
  ...as,
})

interface Win {
  entry: sql.RunEntry
  place: Place
  /** Of the draw that no earlier win has. */
  seats: Map<number, number[]>
}

/** Books what an entry won, or says why it cannot be: then the tee time joins the leftovers. */
async function book(tx: Transaction, row: DrawRow, { entry, place, seats }: Win, rulebook: Rulebook) {
  const { memberIdx, party } = entry
  const slotIdx = place.slotIdx!
  const { slot, facts } = await factsAt(tx.sql, slotIdx, memberIdx)
  const own = party.find((one) => one.memberIdx === memberIdx)
  if (!own?.isActive) return { code: 'WRONG_STATE', vars: { state: 'WITHDRAWN' } }
  const mine = slot && seatsFor(slot, entry, seats.get(slotIdx) ?? [])
  if (!slot || !mine) return whyOf(DAY_CLOSED({ reason: slot?.dayState ?? 'SUSPENDED' }))
  const closed = refusedDay(slot, tx.clock.now())
  if (closed) return whyOf(closed)
  const refused = refusedByStanding(facts, slot, rulebook, own.name)[0]
  if (refused) return whyOf(refused)
  const spoken = { ...tx, lang: spokenBy(tx, undefined) }
  const players = await playersOf(tx, entry, slot)
  const choice = { players, cart: true, caddie: true }
  const sale = await saleOf(tx.sql, slot, facts, rulebook)
  const price = priceOf(rulebook, sale, choiceOf(slot, mine, choice, rulebook.settings), {
    currency: tx.club.currency,
    lang: spoken.lang,
  })
  if (!(await publishSql.reserve(tx.sql, row.drawIdx, slotIdx, mine))) return whyOf(DAY_CLOSED({ reason: 'SUSPENDED' }))
  seats.set(
    slotIdx,
    seats.get(slotIdx)!.filter((seat) => !mine.includes(seat)),
  )
  const made = await enter(
    spoken,
    memberIdx,
    {
      ...choice,
      slot,
      seats: mine,
      price,
      isHeld: false,
      type: 'D',
      termsIdx: entry.termsIdx,
      ...deadlines(tx, row, slot, rulebook),
    },
    rulebook,
  )
  // What refuses here was read a moment ago with everyone locked.
  if (!('bookingIdx' in made)) throw new Error(`a win could not be booked: ${made.code}`)
  return { bookingIdx: made.bookingIdx }
}

const refusedDay = (slot: SlotRow, now: Temporal.Instant) => {
  if (Temporal.Instant.compare(slot.startsAt, now) <= 0) return DAY_CLOSED({ reason: 'PAST' })
  return slot.dayState === 'PUBLISHED' ? undefined : DAY_CLOSED({ reason: slot.dayState })
}

/** The seat of an exclusive tee time, or the first ones that are left of a shared one. */
function seatsFor({ mode }: SlotRow, { partySize }: sql.RunEntry, left: readonly number[]): number[] | undefined {
  const wanted = left.slice(0, mode === 'EXCLUSIVE' ? 1 : partySize)
  return wanted.length === (mode === 'EXCLUSIVE' ? 1 : partySize) ? wanted : undefined
}

/** The party as it was at the close. Who plays then already, or has no account any more, is left to be named. */
async function playersOf(tx: Transaction, { party, partySize }: sql.RunEntry, { date, part }: SlotRow) {
  const others = party.slice(1)
  const playing = await sql.playing(
    tx.sql,
    others.map(({ memberIdx }) => memberIdx),
    [date],
  )
  const named = party.filter(
    ({ memberIdx, isActive }, i) => i === 0 || (isActive && !playing.has(`${memberIdx} ${date} ${part}`)),
  )
  return Array.from({ length: partySize }, (_, i): Player => {
    const one = named[i]
    return one ? { no: i + 1, kind: 'MEMBER', memberIdx: one.memberIdx } : { no: i + 1, kind: 'TBD' }
  })
}

/** A win is given back freely until its own time, and names its companions by its own. Source: docs/rules.md, Draw. */
function deadlines(
  { club }: Pick<Context, 'club'>,
  { releaseUntil, weights }: DrawRow,
  { date, dayClass }: SlotRow,
  { settings }: Rulebook,
) {
  const usual = freeCancelUntil(date, dayClass, settings, club.zone)
  const booking = { ...settings.booking, namesDueDays: weights.namesDueDays }
  return {
    freeCancelUntil: Temporal.Instant.compare(usual, releaseUntil) < 0 ? releaseUntil : usual,
    namesDueAt: namesDueAt(date, { ...settings, booking }, club.zone),
  }
}

function losersOf(
  results: readonly { place: Place; entry: sql.RunEntry }[],
  { slots }: { slots: readonly DrawSlot[]; entries: readonly Entry[] },
): publishSql.Loser[] {
  return results
    .filter(({ place, entry }) => place.slotIdx === undefined && entry.standbyIfLost)
    .map(({ place, entry: { entryIdx, memberIdx, playDate: date, wishes, anyTime, partySize } }) => ({
      ...{ entryIdx, memberIdx, date, partySize, place: place.place },
      ...hoursOf({ wishes, anyTime, playDate: date }, slots),
    }))
}
