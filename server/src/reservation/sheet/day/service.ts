import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { nameIn } from '@clubhouse/contract/member/person-name'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import { POLICIES } from '@clubhouse/contract/reservation/rules/policies'
import { eventsOn } from '../../../board/event/rows.ts'
import { type Context, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { ownWordsIn, saidIn } from '../../../platform/said-in.ts'
import { skies } from '../../../weather/rows.ts'
import { guestUse } from '../../booking/players/rows.ts'
import { freeCancelUntil, namesDueAt } from '../../deadline.ts'
import { drawDays, entriesOn, myDrawDates } from '../../draw/days/rows.ts'
import { holdAnswer, payersOf } from '../../hold/hold.ts'
import { lobbiesNow } from '../../hold/lobby/draw.ts'
import { named } from '../../hold/named.ts'
import { holdOf, refusedByHolds, refusedByLobby, refusedBySlot, refusedByStanding } from '../../hold/rules.ts'
import { hasLobby } from '../../lobby-rules.ts'
import { memberFacts } from '../../member-facts.ts'
import { isOpenedByHand, mostOf, openingsOver, type Place, placesOf } from '../../opening-rules.ts'
import { remindersOf } from '../../people/reminder/rows.ts'
import { type Rulebook, rulebookOf, termsIn } from '../../rulebook.ts'
import { couponsAt } from '../../rules/coupon/rows.ts'
import { discountsIn, priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { countsOf } from '../../share-rules.ts'
import { standbyDates, used, waitingByDay } from '../../standby/queue/rows.ts'
import { courseStateOn } from '../course-state/state.ts'
import { dayWithPlaces, type SlotRow, slotByIdx, slotsOfAnyDay, slotsOfDay } from '../slot/rows.ts'
import { type Viewer, visitor } from '../slot/rules.ts'
import { isRunning } from '../slot/running.ts'
import { heldHere } from './held-here.ts'
import { myDates } from './rows.ts'
import { calendarDay, ledgerOf, lobbyOf, slotFor } from './rules.ts'
import * as sql from './sql.ts'
import { watch } from './stream.ts'
import { memberViewer } from './viewer.ts'

export const sheet: Services<typeof contract.sheet> = {
  calendar: async ({ memberIdx, clubCode, month }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const now = ctx.clock.now()
    const today = now.toZonedDateTimeISO(ctx.club.zone).toPlainDate()
    const from = month ? `${month}-01` : today.toString()
    const to = month
      ? Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).subtract({ days: 1 })
      : today.add({ days: POLICIES.sheet.publishDays.most })
    const [rulebook, viewer, [rows, waiting, draws], mine, reminders, standby, inDraw, events, weather] =
      await Promise.all([
        rulebookOf(ctx),
        memberIdx === 0 ? visitor(ctx.lang) : memberViewer(ctx, memberIdx),
        // The counts are shared by all viewers and at most a second old.
        ctx.cache.recall(`calendar ${from} ${to}`, ['holiday'], 1, () =>
          Promise.all([
            sql.calendar(ctx.sql, from, to.toString()),
            waitingByDay(ctx.sql, from, to.toString()),
            drawDays(ctx.sql, from, to.toString()),
          ]),
        ),
        memberIdx === 0 ? ([] as string[]) : myDates(ctx.sql, memberIdx, from, to.toString()),
        memberIdx === 0 ? [] : remindersOf(ctx.sql, memberIdx),
        memberIdx === 0 ? ([] as string[]) : standbyDates(ctx.sql, memberIdx, from, to.toString()),
        memberIdx === 0 ? ([] as string[]) : myDrawDates(ctx.sql, memberIdx, from, to.toString()),
        ctx.cache.recall(`calendar events ${from} ${to} ${ctx.lang}`, ['event'], 60, () =>
          eventsOn(ctx.sql, ctx.lang, from, to.toString()),
        ),
        ctx.cache.recall('calendar weather', ['weather'], 60, () => skies(ctx.sql)),
      ])
    const remindAt = new Map(reminders.map((one) => [one.date, one.remindAt]))
    return {
      serverTime: now,
      days: rows.map((row) => ({
        ...calendarDay(
          row,
          {
            viewer,
            isMine: mine.includes(row.date),
            isStandby: standby.includes(row.date),
            isInDraw: inDraw.includes(row.date),
            draw: draws.find(({ date }) => date === row.date),
            waiting: waiting.get(row.date) ?? 0,
            event: events.find(({ startDate, endDate }) => startDate <= row.date && row.date <= endDate),
            weather: weather.get(row.date),
          },
          today.toString(),
          now,
          rulebook,
          ctx.club.zone,
        ),
        remindAt: remindAt.get(row.date)?.toString(),
      })),
    }
  },

  forMember: async ({ memberIdx, date, ...filter }, ctx) =>
    sheetFor(ctx, date, filter, await memberViewer(ctx, memberIdx)),

  forVisitor: async ({ club, date, ...filter }, ctx) =>
    club === ctx.club.clubCode ? sheetFor(ctx, date, filter, visitor(ctx.lang)) : NOT_FOUND,

  forManager: async ({ date }, ctx) => {
    const [found, claims, bookings, office, { openingRules }, known] = await Promise.all([
      sheetFor(ctx, date, {}, visitor(ctx.lang), true),
      sql.holders(ctx.sql, ctx.lang, date),
      hasRight(ctx.who, '940400', 'R') ? sql.bookings(ctx.sql, date) : [],
      sql.officeDay(ctx.sql, ctx.lang, date),
      rulebookOf(ctx),
      dayWithPlaces(ctx.sql, date),
    ])
    if (!('slots' in found) || !office || !known) return NOT_FOUND
    const { parts, openedAt, ...day } = office
    const isByHand = isOpenedByHand(openingRules, { date, ...known }, ctx.club.zone)
    const shares = parts.map(({ part, used, total, shares, suspended }) => ({
      ...{ part, used, max: countsOf(shares, total).house, suspended },
    }))
    return {
      ...found,
      claims: [...claims],
      bookings: [...bookings],
      ...day,
      shares,
      byHand: isByHand ? { openedAt } : undefined,
    }
  },

  detail: async ({ memberIdx, date, slotIdx, bookingIdx }, ctx) => {
    const [slot, rulebook, member] = await Promise.all([
      slotByIdx(ctx.sql, slotIdx),
      rulebookOf(ctx),
      memberViewer(ctx, memberIdx),
    ])
    if (!slot || slot.date !== date) return NOT_FOUND
    const viewer = { ...member, lobbies: hasLobby(rulebook) ? await lobbiesNow(ctx) : [] }
    const { zone, currency } = ctx.club
    const [facts, guests] = await Promise.all([
      memberFacts(ctx.sql, memberIdx, slot, bookingIdx),
      guestUse(ctx.sql, memberIdx, { date }, [], bookingIdx),
    ])
    const mine = holdOf(slot, memberIdx, facts.now)
    const running = mine && isRunning(mine, facts.now) ? mine : undefined
    const blocks = [
      refusedBySlot(slot, viewer, facts.now, rulebook, zone),
      refusedByLobby(slot, viewer, facts.now, rulebook, zone),
      ...refusedByStanding(facts, slot, rulebook, nameIn(ctx.lang, ctx.who!)),
      ...refusedByHolds(facts, rulebook),
    ].flatMap((block) => block ?? [])
    const sale = await saleOf(ctx.sql, slot, facts, rulebook)
    const choice = { ...payersOf(slot, running?.seats.length ?? 1, rulebook.settings), cart: true, caddie: true }
    const coupons = await couponsAt(ctx, memberIdx, slotIdx)
    const price = priceOf(rulebook, sale, choice, { currency, lang: ctx.lang })
    return {
      slot: slotFor(slot, viewer, facts.now, rulebook, zone),
      hold: running && (await holdAnswer(ctx, slot, running, facts, rulebook)),
      price,
      coupons,
      discounts: discountsIn(price, rulebook, sale, ctx.lang),
      freeCancelUntil: freeCancelUntil(date, slot.dayClass, rulebook.settings, zone),
      namesDueAt: namesDueAt(date, rulebook.settings, zone),
      rules: {
        minPlayers: slot.minPlayers,
        maxPlayers: slot.capacity,
        guestsLeft: Math.max(0, rulebook.settings.guest.perDay - guests.today),
        termsIdx: termsIn(rulebook, ctx.lang),
      },
      blocks: await Promise.all(
        blocks.map(async (block) => {
          const { code, msgVar } = await named(ctx, block, rulebook, { memberIdx, slot, moving: bookingIdx })
          return { code, vars: msgVar }
        }),
      ),
    }
  },

  count: async ({ memberIdx, date }, ctx) => {
    const [rulebook, facts, guests, day, standby, entered] = await Promise.all([
      rulebookOf(ctx),
      memberFacts(ctx.sql, memberIdx, { date }),
      guestUse(ctx.sql, memberIdx, { date }, []),
      dayWithPlaces(ctx.sql, date),
      used(ctx.sql, memberIdx, date),
      entriesOn(ctx.sql, memberIdx, date),
    ])
    const club = placesOf(rulebook)
    const quota = (dayClass: DayClass, places: readonly Place[] = club) =>
      mostOf(
        openingsOver(rulebook.openingRules, { memberType: facts.memberType, date, dayClass, places }, ctx.club.zone),
      )
    const thatDay = quota(day?.dayClass ?? 'WEEKDAY', day?.places.length ? day.places : club)
    return {
      date,
      day: { used: facts.bookingsThatDay, max: thatDay.day },
      month: {
        weekday: { used: facts.bookingsThatMonth.WEEKDAY, max: quota('WEEKDAY').month },
        weekend: { used: facts.bookingsThatMonth.WEEKEND, max: quota('WEEKEND').month },
      },
      waiting: { used: standby.ahead, max: rulebook.settings.standby.perMember },
      // One entry for each date, a member's own or another's.
      draw: { used: entered, max: 1 },
      hold: { used: facts.otherHold === null ? 0 : 1, max: 1 },
      guest: { used: guests.today, max: rulebook.settings.guest.perDay },
      suspendedUntil: facts.suspension?.until,
    }
  },

  heldHere,

  stream: watch,
}

interface Filter {
  courseIdx?: number
  part?: string
  holes?: string
}

/** @param isOffice also the tee times of a draft */
async function sheetFor(ctx: Context, date: string, filter: Filter, asked: Viewer, isOffice = false) {
  const [{ eventId, day, slots }, rulebook, course] = await Promise.all([
    isOffice ? sheetRows(ctx, date, true) : ctx.cache.coalesce(`sheet ${date}`, () => sheetRows(ctx, date)),
    rulebookOf(ctx),
    ctx.cache.coalesce(`course ${date} ${ctx.lang}`, () => courseStateOn(ctx, date, ctx.lang)),
  ])
  if (!day) return NOT_FOUND
  const viewer = { ...asked, lobbies: hasLobby(rulebook) && !isOffice ? await lobbiesNow(ctx) : [] }
  const now = ctx.clock.now()
  const shown = slots.filter(
    (slot) =>
      (filter.courseIdx === undefined || slot.courseIdx === filter.courseIdx) &&
      (filter.part === undefined || slot.part === filter.part) &&
      (filter.holes === undefined || slot.holes === filter.holes),
  )
  return {
    clubCode: ctx.club.clubCode,
    date,
    dayType: day.dayType,
    dayClass: day.dayClass,
    state: day.state,
    reason: ownWordsIn(ctx.lang, day.translated, 'reason', day.reason),
    course,
    serverTime: now,
    eventId: String(eventId),
    courses: coursesOf(slots, rulebook, ctx.lang),
    parts: partsOf(slots),
    slots: shown.map((slot) => slotFor(slot, viewer, now, rulebook, ctx.club.zone)),
    ledger: ledgerOf(slots, now),
    lobby: viewer.memberIdx === null ? undefined : lobbyOf(day, slots, viewer, now, rulebook, ctx.club.zone),
  }
}

/** The part of a day that is the same for every viewer. */
async function sheetRows(ctx: Context, date: string, isOffice = false) {
  // The event id is read first: later changes come by the stream.
  const eventId = await sql.lastEvent(ctx.sql)
  const read = isOffice ? slotsOfAnyDay : slotsOfDay
  const [day, slots] = await Promise.all([sql.day(ctx.sql, date), read(ctx.sql, date)])
  return { eventId, day, slots }
}

function coursesOf(slots: SlotRow[], { courses }: Rulebook, lang: string) {
  const used = new Set(slots.map(({ courseIdx }) => courseIdx))
  return courses
    .filter(({ courseIdx }) => used.has(courseIdx))
    .map(({ courseIdx, code, name }) => ({ courseIdx, code, name: saidIn(name, lang) ?? code }))
}

function partsOf(slots: SlotRow[]) {
  return [...Map.groupBy(slots, ({ part }) => part)]
    .map(([part, ofPart]) => ({ part, firstTime: ofPart[0]!.time, lastTime: ofPart.at(-1)!.time }))
    .sort((a, b) => a.part.localeCompare(b.part))
}
