import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { type Context, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { isNo, write } from '../../../platform/write.ts'
import { lockMember } from '../../member-facts.ts'
import { rulebookOf, termsIn } from '../../rulebook.ts'
import { lookAt } from '../freed/release.ts'
import * as queueRows from '../queue/rows.ts'
import { agreedBy, dayFor, refusedAuto, refusedByMonth, refusedMember, wished, wrongPlayers } from './check.ts'
import { endEntry } from './end.ts'
import { pricesOn } from './prices.ts'
import * as rows from './rows.ts'
import { hourOf } from './rules.ts'
import * as sql from './sql.ts'

type Calls = typeof contract.standby

export const entry: Pick<Services<Calls>, 'forDay' | 'standBy' | 'change' | 'leave' | 'mine'> = {
  forDay: async ({ memberIdx, date }, ctx) => {
    const [rulebook, day, queue, { ahead }, waitingIdx, auto] = await Promise.all([
      rulebookOf(ctx),
      dayFor(ctx, memberIdx, date),
      sql.queue(ctx.sql, date),
      queueRows.used(ctx.sql, memberIdx, date),
      sql.openEntryOf(ctx.sql, memberIdx, date),
      sql.wantsAuto(ctx.sql, memberIdx),
    ])
    const row = waitingIdx === undefined ? undefined : await rows.entry(ctx.sql, waitingIdx, ctx.lang)
    const { standby } = rulebook.settings
    const priceOf = pricesOn(day.all, day.facts, rulebook, ctx)
    const wanted = Map.groupBy(day.all, (slot) => `${hourOf(slot)} ${slot.courseIdx}`)
    return {
      mine: row && rows.waitingOf(row),
      queue: [...wanted.values()].map((slots) => {
        const [first] = slots
        const [hour, { courseIdx }] = [hourOf(first!), first!]
        const waiting = queue.filter((one) => one.hour === hour && (one.courseIdx ?? courseIdx) === courseIdx)
        const highest = (players: number) => Math.max(...slots.map((slot) => priceOf(slot, players)))
        return {
          hour,
          courseIdx,
          waiting: waiting.reduce((sum, one) => sum + one.waiting, 0),
          totals: [1, 2, 3, 4].map(highest),
        }
      }),
      used: ahead,
      max: standby.perMember,
      noticeHours: standby.noticeHours,
      auto,
      minPlayers: Math.min(4, ...day.all.map(({ mode, minPlayers }) => (mode === 'EXCLUSIVE' ? minPlayers : 1))),
      termsIdx: termsIn(rulebook, ctx.lang),
    }
  },

  standBy: async ({ players, ...input }, ctx) => {
    const me = memberOf(ctx)
    const rulebook = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      const { standby } = rulebook.settings
      const wish = {
        ...input,
        courseIdx: input.courseIdx ?? null,
        noticeHours: input.noticeHours ?? standby.noticeHours,
      }
      const day = await dayFor(tx, me, input.date)
      const refused = await refusedMember(tx, me, day, rulebook)
      if (refused) return refused
      const slots = wished(day, wish, tx, rulebook)
      if (!Array.isArray(slots)) return slots
      const wrong =
        refusedByMonth(slots, day, rulebook) ??
        refusedAuto(wish, day, slots, rulebook, tx) ??
        (players && (await wrongPlayers(tx, me, players, wish.partySize, rulebook)))
      if (wrong) return wrong
      const entry = { ...wish, ...agreedBy(wish) }
      const waitingIdx = await sql.add(tx.sql, { ...entry, memberIdx: me })
      if (players) await sql.putPlayers(tx.sql, waitingIdx, players)
      await audit(tx, { noun: 'standby', recordIdx: waitingIdx, after: { ...entry, state: 'W' } })
      // A tee time of the day may be waiting for its minute.
      await lookAt(tx, input.date)
      return shown(tx, waitingIdx)
    })
  },

  change: async ({ waitingIdx, version, players, ...changes }, ctx) => {
    const me = memberOf(ctx)
    const rulebook = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      const before = await sql.lockEntry(tx.sql, waitingIdx)
      if (before?.memberIdx !== me) return NOT_FOUND
      if (before.state !== 'W') return WRONG_STATE({ state: before.state })
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const { hours, partySize, noticeHours, auto, total, termsIdx, paused } = before
      const kept = { hours, partySize, noticeHours, auto, total, termsIdx, paused }
      const wanted = { ...kept, ...changes }
      const after = { ...wanted, ...agreedBy(wanted) }
      const { paused: _, ...wishes } = changes
      if (Object.values(wishes).some((one) => one !== undefined)) {
        const wish = { ...after, courseIdx: before.courseIdx }
        const day = await dayFor(tx, me, before.date)
        const slots = wished(day, wish, tx, rulebook)
        if (isNo(slots))
          return slots.code === 'MIN_PLAYERS' || slots.code === 'DAY_CLOSED'
            ? slots
            : WRONG_STATE({ state: slots.code })
        const refused = refusedAuto(wish, day, slots, rulebook, tx)
        if (refused) return refused
      }
      const wrong = players && (await wrongPlayers(tx, me, players, after.partySize, rulebook))
      if (wrong) return wrong
      await sql.change(tx.sql, waitingIdx, after)
      if (players) await sql.putPlayers(tx.sql, waitingIdx, players)
      else if (after.partySize < partySize) await sql.keepFirst(tx.sql, waitingIdx, after.partySize)
      await audit(tx, { noun: 'standby', recordIdx: waitingIdx, before: kept, after })
      if (!after.paused) await lookAt(tx, before.date)
      return shown(tx, waitingIdx)
    })
  },

  leave: async ({ waitingIdx }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      const before = await rows.entry(tx.sql, waitingIdx, tx.lang)
      return before?.memberIdx === me ? endEntry(tx, waitingIdx, 'DECLINED') : NOT_FOUND
    })
  },

  mine: async (filter, ctx) => {
    const page = await sql.ofMember(ctx.sql, filter, ctx.lang)
    return { ...page, list: page.list.map(rows.waitingOf) }
  },
}

const shown = async (tx: Context, waitingIdx: number) =>
  rows.waitingOf((await rows.entry(tx.sql, waitingIdx, tx.lang))!)
