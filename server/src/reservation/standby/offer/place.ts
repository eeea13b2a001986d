import { WRONG_STATE } from '@clubhouse/contract/fail'
import { TAKEN } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { spokenBy } from '../../../platform/said-in.ts'
import type { Transaction } from '../../../platform/write.ts'
import { enter, fromStandby } from '../../booking/confirm/confirm.ts'
import { refusedParty } from '../../booking/players/players.ts'
import { freeCancelUntil, namesDueAt } from '../../deadline.ts'
import { choiceOf } from '../../hold/hold.ts'
import { factsAt } from '../../hold/rows.ts'
import { refusedAsGivenUp, refusedBySlot, refusedByStanding, seatsToTake } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { Rulebook } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { ClaimRow, SlotRow } from '../../sheet/slot/rows.ts'
import * as entryRows from '../entry/rows.ts'
import { partyFits } from '../entry/rules.ts'
import { lookAt } from '../freed/release.ts'
import { tellOffer } from './letters.ts'
import type * as rows from './rows.ts'
import { isAutomatic, isQuiet, offerEnd } from './rules.ts'
import * as sql from './sql.ts'

/** Another process, or a manager, was first, or a check failed: nothing is written. */
const CHANGED = () => WRONG_STATE({ state: 'CHANGED' })

const isFreed = ({ kind, freedAt }: ClaimRow) => kind === 'BLOCK' && freedAt !== null

/** A tee time as it is for the entry that is asked: its freed seats are free. */
export const withoutFreed = (slot: SlotRow): SlotRow => ({
  ...slot,
  claims: slot.claims.filter((claim) => !isFreed(claim)),
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
    refusedByStanding(facts, slot, rulebook, name)[0] ??
    refusedAsGivenUp(facts, rulebook)[0]
  )
}

/** The seats of a party: the freed ones first. */
function seatsOf(slot: SlotRow, partySize: number, now: Temporal.Instant): number[] | undefined {
  const freed = slot.claims.filter(isFreed).map(({ seat }) => seat)
  return seatsToTake(withoutFreed(slot), now, partySize, freed)
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
  const spoken = { ...tx, lang: spokenBy(tx, entry.lang) }
  const [{ slot, facts }, row] = await Promise.all([
    factsAt(tx.sql, slotIdx, memberIdx),
    entryRows.entry(tx.sql, waitingIdx, spoken.lang),
  ])
  if (!slot || !row) return CHANGED()
  const refused = refusedNow(slot, facts, entry, rulebook, spoken)
  const seats = refused ? undefined : seatsOf(slot, partySize, facts.now)
  if (refused) return refused
  if (!seats || !partyFits(slot, partySize)) return TAKEN({})
  const party = { players: entryRows.partyOf(row), cart: true, caddie: true }
  const { currency, zone } = tx.club
  const sale = await saleOf(tx.sql, slot, facts, rulebook)
  const price = priceOf(rulebook, sale, choiceOf(slot, seats, party, rulebook.settings), {
    currency,
    lang: spoken.lang,
  })
  const { settings } = rulebook
  const at = {
    now: facts.now,
    freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, settings, zone),
    namesDueAt: namesDueAt(slot.date, settings, zone),
    terms: Object.values(rulebook.terms),
  }
  // A party with a guest, who may be one too many, is asked instead, and one with a companion who cannot play by now.
  const hasGuest = party.players.some(({ kind }) => kind === 'GUEST')
  const isAuto = !by && !hasGuest && isAutomatic(entry, price, at)
  if (isAuto && !(await refusedParty(spoken, memberIdx, party.players, slot, rulebook)))
    return book(spoken, entry, { ...party, slot, seats, price }, rulebook)
  if (isQuiet(slot.date, facts.now, settings.standby, zone)) return WRONG_STATE({ state: 'QUIET' })
  const expiresAt = offerEnd(slot.startsAt, facts.now, settings.standby, by?.minutes)
  if (!expiresAt) return CHANGED()
  const values = { ...entry, slotIdx, seats, expiresAt, price, adminIdx: by?.adminIdx ?? null }
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

type Booked = Pick<Parameters<typeof enter>[2], 'players' | 'cart' | 'caddie' | 'slot' | 'seats' | 'price'>

/** Books for the member without asking. */
async function book(tx: Transaction, entry: rows.WaitingRow, booked: Booked, rulebook: Rulebook) {
  const { waitingIdx, memberIdx } = entry
  const { slot, seats } = booked
  if (!(await sql.reserveFreed(tx.sql, { slotIdx: slot.slotIdx, seats }))) return CHANGED()
  const manner = fromStandby(slot, tx.clock.now(), rulebook, tx.club.zone)
  const made = await enter(tx, memberIdx, { ...booked, ...manner, termsIdx: entry.termsIdx!, isHeld: false }, rulebook)
  if (!('bookingIdx' in made)) return made
  if (!(await sql.assign(tx.sql, entry, made.bookingIdx))) return CHANGED()
  const after = { state: 'A', bookingIdx: made.bookingIdx }
  await audit(tx, { noun: 'standby', recordIdx: waitingIdx, before: { state: 'W' }, after })
  return { bookingIdx: made.bookingIdx }
}
