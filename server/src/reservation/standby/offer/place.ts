import { WRONG_STATE } from '@clubhouse/contract/fail'
import { TAKEN } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { enter, fromStandby } from '../../booking/confirm/confirm.ts'
import { lockPlayers } from '../../booking/players/rows.ts'
import { freeCancelUntil, namesDueAt } from '../../deadline.ts'
import { factsAt } from '../../hold/rows.ts'
import { refusedBySlot, refusedByStanding } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { Rulebook } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { takesSeat } from '../../sheet/slot/running.ts'
import * as entryRows from '../entry/rows.ts'
import { partyFits, payersOf } from '../entry/rules.ts'
import { lookAt } from '../freed/release.ts'
import { tellOffer } from './letters.ts'
import type * as rows from './rows.ts'
import { isAutomatic, isQuiet, offerEnd } from './rules.ts'
import * as sql from './sql.ts'

/** Another process, or a manager, was first, or a check failed: nothing is written. */
const CHANGED = () => WRONG_STATE({ state: 'CHANGED' })

/** The member’s own language where the club speaks it. */
export const spokenBy = ({ club }: Pick<Context, 'club'>, lang: string): string =>
  club.langs.includes(lang) ? lang : club.lang

/** A tee time as it is for the entry that is asked: its freed seats are free. */
export const withoutFreed = (slot: SlotRow): SlotRow => ({
  ...slot,
  claims: slot.claims.filter(({ kind, freedAt }) => !(kind === 'BLOCK' && freedAt)),
})

/** What keeps the member of an entry from a tee time now. A failed check skips the entry, and is no silence. */
export function refusedNow(
  slot: SlotRow,
  facts: MemberFacts,
  { memberIdx, name }: Pick<rows.WaitingRow, 'memberIdx' | 'name'>,
  rulebook: Rulebook,
  { club, lang }: Pick<Context, 'club' | 'lang'>,
) {
  const viewer = { lang, memberIdx, memberType: facts.memberType }
  return (
    refusedBySlot(withoutFreed(slot), viewer, facts.now, rulebook, club.zone) ??
    refusedByStanding(facts, slot, rulebook, name)[0]
  )
}

/** The seats of a party: the freed ones first. */
function seatsOf(slot: SlotRow, partySize: number, now: Temporal.Instant): number[] | undefined {
  if (slot.mode === 'EXCLUSIVE') return [0]
  const used = new Set(
    withoutFreed(slot)
      .claims.filter((claim) => takesSeat(claim, now))
      .map(({ seat }) => seat),
  )
  const freed = slot.claims.filter(({ kind, freedAt }) => kind === 'BLOCK' && freedAt).map(({ seat }) => seat)
  const all = Array.from({ length: slot.capacity }, (_, i) => i + 1).filter((seat) => !used.has(seat))
  const seats = [...all.filter((seat) => freed.includes(seat)), ...all.filter((seat) => !freed.includes(seat))]
  return seats.length >= partySize ? seats.slice(0, partySize).sort((a, b) => a - b) : undefined
}

interface Manner {
  rulebook: Rulebook
  channels: Pick<Channels, 'notify'>
  /** A manager offers, and nothing is booked without asking. */
  by?: { adminIdx: number; minutes?: number; reason?: string }
}

/**
 * Gives a freed tee time to an entry: books it where its member agreed to that, or else offers it. The member is locked
 * first, then the seats, then the entry; every step takes only what is still as it was seen.
 */
export async function place(
  tx: Transaction,
  slotIdx: number,
  entry: rows.WaitingRow,
  { rulebook, channels, by }: Manner,
) {
  const { memberIdx, partySize, waitingIdx } = entry
  if (!(await sql.lockActive(tx.sql, memberIdx))) return CHANGED()
  const { slot, facts } = await factsAt(tx.sql, slotIdx, memberIdx)
  const spoken = { ...tx, lang: spokenBy(tx, entry.lang) }
  if (!slot) return CHANGED()
  const refused = refusedNow(slot, facts, entry, rulebook, spoken)
  const seats = refused ? undefined : seatsOf(slot, partySize, facts.now)
  if (refused) return refused
  if (!seats || !partyFits(slot, partySize)) return TAKEN({})
  const choice = { players: payersOf(slot, partySize), cart: true, caddie: true }
  const { currency, zone } = tx.club
  const price = priceOf(rulebook, await saleOf(tx.sql, slot, facts, rulebook), choice, { currency, lang: spoken.lang })
  const { settings } = rulebook
  const at = {
    now: facts.now,
    freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, settings, zone),
    namesDueAt: namesDueAt(slot.date, settings, zone),
    terms: Object.values(rulebook.terms),
  }
  if (!by && isAutomatic(entry, price, at)) {
    const booked = await book(spoken, slot, seats, entry, price, rulebook)
    if (booked !== 'CANNOT') return booked
  }
  if (isQuiet(slot.date, facts.now, settings.standby, zone)) return WRONG_STATE({ state: 'QUIET' })
  const expiresAt = offerEnd(slot.startsAt, facts.now, settings.standby, by?.minutes)
  if (!expiresAt) return CHANGED()
  const values = { waitingIdx, slotIdx, memberIdx, seats, expiresAt, price, adminIdx: by?.adminIdx ?? null }
  const offerIdx = await sql.offer(tx.sql, values)
  if (offerIdx === undefined) return by ? TAKEN({}) : CHANGED()
  await audit(tx, {
    noun: 'standby',
    recordIdx: waitingIdx,
    after: { state: 'O', offerIdx, slotIdx, expiresAt },
    reason: by?.reason,
  })
  await lookAt(tx, slot.date, expiresAt.add({ milliseconds: 1 }))
  await tellOffer(spoken, { offerIdx, slot, expiresAt, price }, entry, channels)
  return { offerIdx }
}

/** Books for the member. A party that cannot be booked without its member, as with a guest too many, is asked instead. */
async function book(
  tx: Transaction,
  slot: SlotRow,
  seats: number[],
  entry: rows.WaitingRow,
  price: ReturnType<typeof priceOf>,
  rulebook: Rulebook,
) {
  const { waitingIdx, memberIdx } = entry
  const row = await entryRows.entry(tx.sql, waitingIdx, tx.lang)
  if (!row || row.companions.some(({ kind }) => kind === 'GUEST')) return 'CANNOT' as const
  const players = entryRows.partyOf(row)
  await lockPlayers(tx.sql, players)
  if (!(await sql.reserveFreed(tx.sql, slot.slotIdx, seats))) return CHANGED()
  const manner = fromStandby(slot, tx.clock.now(), rulebook, tx.club.zone)
  const extras = { cart: true, caddie: true, termsIdx: entry.termsIdx! }
  const made = await enter(
    tx,
    memberIdx,
    { ...manner, ...extras, players, slot, seats, isHeld: false, price },
    rulebook,
  )
  if (!('bookingIdx' in made)) return made
  if (!(await sql.assign(tx.sql, waitingIdx, made.bookingIdx))) return CHANGED()
  const after = { state: 'A', bookingIdx: made.bookingIdx }
  await audit(tx, { noun: 'standby', recordIdx: waitingIdx, before: { state: 'W' }, after })
  return { bookingIdx: made.bookingIdx }
}
