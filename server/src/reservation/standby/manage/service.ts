import type { contract } from '@clubhouse/contract'
import { type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { PLAYER_ALREADY_BOOKED, TAKEN } from '@clubhouse/contract/reservation/refusal'
import { history } from '@clubhouse/contract/reservation/standby/standby-manage'
import { historyOf } from '../../../office/history.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { foreignLanguage, ownWordsIn, saidIn, saidWords } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { type SlotRow, slotsOfDay } from '../../sheet/slot/rows.ts'
import { takesSeat } from '../../sheet/slot/running.ts'
import { endEntry } from '../entry/end.ts'
import * as entryRows from '../entry/rows.ts'
import { isWished, partyFits } from '../entry/rules.ts'
import { tellRemoved } from '../offer/letters.ts'
import { place, withoutFreed } from '../offer/place.ts'
import * as offerRows from '../offer/rows.ts'
import * as sql from './sql.ts'

export const standbyManage = (channels: Pick<Channels, 'notify'>): Services<typeof contract.standbyManage> => ({
  list: async (filter, ctx) => {
    const page = await sql.list(ctx, filter)
    return { ...page, list: page.list.map(listed) }
  },

  one: async ({ waitingIdx }, ctx) => {
    const row = await sql.one(ctx.sql, waitingIdx, ctx.lang)
    return row ? listed(row) : NOT_FOUND
  },

  history: historyOf(history),

  slots: async ({ waitingIdx }, ctx) => {
    const [entry, rulebook] = await Promise.all([offerRows.waitingOne(ctx.sql, waitingIdx), rulebookOf(ctx)])
    if (!entry) return NOT_FOUND
    const { all, isNext } = await orderOf(ctx, entry.date, rulebook)
    return all
      .filter((slot) => fitsNow(slot, entry, ctx, rulebook))
      .map((slot) => ({
        slotIdx: slot.slotIdx,
        time: slot.time,
        courseName:
          saidIn(rulebook.courses.find((one) => one.courseIdx === slot.courseIdx)?.name ?? null, ctx.lang) ?? '',
        isFreed: slot.claims.some(({ freedAt }) => freedAt),
        isNext: isNext(slot, waitingIdx),
      }))
  },

  offer: async ({ waitingIdx, slotIdx, minutes, reason }, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      const [entry, shown] = await Promise.all([
        offerRows.waitingOne(tx.sql, waitingIdx),
        entryRows.entry(tx.sql, waitingIdx, tx.lang),
      ])
      if (!entry || !shown) return NOT_FOUND
      if (shown.state !== 'W') return WRONG_STATE({ state: shown.state })
      const { all, isNext } = await orderOf(tx, entry.date, rulebook)
      const slot = all.find((one) => one.slotIdx === slotIdx)
      if (!slot) return NOT_FOUND
      if (!reason && !isNext(slot, waitingIdx)) return new Malformed('reason')
      const by = { adminIdx: tx.who!.adminIdx!, minutes, reason }
      const placed = await place(tx, slotIdx, entry, { rulebook, channels, by })
      if ('code' in placed) return asRefused(placed)
      return entryRows.waitingOf((await entryRows.entry(tx.sql, waitingIdx, tx.lang))!).offer!
    })
  },

  remove: async ({ waitingIdx, reason, translated }, ctx) =>
    write(ctx, async (tx) => {
      const foreign = foreignLanguage(translated, tx.club)
      if (foreign) return new Malformed(foreign)
      const entry = await offerRows.waitingOne(tx.sql, waitingIdx)
      const ended = await endEntry(tx, waitingIdx, 'ENDED', reason)
      if (!entry || !('state' in ended)) return ended
      const said = ownWordsIn(entry.lang, saidWords(translated), 'reason', reason)
      await tellRemoved(tx, { date: entry.date, reason: said }, entry, channels)
      return ended
    }),
})

function listed(row: sql.Row) {
  const { memberIdx, name, memberType, drawPlace } = row
  const { players: _, ...waiting } = entryRows.waitingOf(row)
  return { ...waiting, memberIdx, name, memberType, drawPlace }
}

/** What keeps the member from the tee time is the state of the entry for the manager. */
function asRefused(refused: Refusal) {
  if (refused.code === TAKEN.code || refused.code === 'HELD_BY_OTHER') return TAKEN({})
  if (refused.code === PLAYER_ALREADY_BOOKED.code) return refused as ReturnType<typeof PLAYER_ALREADY_BOOKED>
  return refused.code === WRONG_STATE.code
    ? (refused as ReturnType<typeof WRONG_STATE>)
    : WRONG_STATE({ state: refused.code })
}

type Entry = offerRows.WaitingRow

/** The seats of a tee time that nobody has, freed or free. */
function seatsOf(slot: SlotRow, now: Temporal.Instant): number {
  const taken = withoutFreed(slot).claims.filter((claim) => takesSeat(claim, now)).length
  return slot.mode === 'EXCLUSIVE' ? (taken === 0 ? slot.capacity : 0) : slot.capacity - taken
}

function fitsNow(slot: SlotRow, entry: Entry, { clock }: Context, { settings: { standby } }: Rulebook): boolean {
  if (slot.dayState !== 'PUBLISHED' || slot.w05 === 'S') return false
  const now = clock.now()
  const seats = seatsOf(slot, now)
  return seats > 0 && isWished(slot, entry, now, standby.lastMinutes) && partyFits(slot, entry.partySize, seats)
}

/** The tee times of a day, and who is the first in order for each. */
async function orderOf(ctx: Context, date: string, rulebook: Rulebook) {
  const [all, entries] = await Promise.all([slotsOfDay(ctx.sql, date), offerRows.waiting(ctx.sql, date)])
  const isNext = (slot: SlotRow, waitingIdx: number) =>
    entries.find((entry) => fitsNow(slot, entry, ctx, rulebook))?.waitingIdx === waitingIdx
  return { all, isNext }
}
