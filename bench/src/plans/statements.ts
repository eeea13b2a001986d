import { notice } from '../../../server/src/board/notice/service.ts'
import * as dashBookings from '../../../server/src/dashboard/booking-sql.ts'
import * as dashFill from '../../../server/src/dashboard/fill-sql.ts'
import * as dashPeople from '../../../server/src/dashboard/people-sql.ts'
import { failedMails } from '../../../server/src/mail/failed.ts'
import type { Context } from '../../../server/src/platform/context.ts'
import type { Sql } from '../../../server/src/platform/database.ts'
import * as bookedRows from '../../../server/src/reservation/booking/booked/rows.ts'
import * as cancelRows from '../../../server/src/reservation/booking/cancel/rows.ts'
import * as conduct from '../../../server/src/reservation/booking/conduct/sql.ts'
import { countNamesOverdue } from '../../../server/src/reservation/booking/list/manage/waiting.ts'
import * as listSql from '../../../server/src/reservation/booking/list/sql.ts'
import * as playersRows from '../../../server/src/reservation/booking/players/rows.ts'
import { confirmHold, factsAt } from '../../../server/src/reservation/hold/rows.ts'
import { extendHold, giveBack, noteRelease, takeSeats } from '../../../server/src/reservation/hold/sql.ts'
import { heldSlot, noteTab, restore, shorten } from '../../../server/src/reservation/hold/tab-sql.ts'
import { lockMember, memberFacts, suspendedUntil } from '../../../server/src/reservation/member-facts.ts'
import * as couponSql from '../../../server/src/reservation/rules/coupon/sql.ts'
import * as appeals from '../../../server/src/reservation/rules/penalty/appeal/sql.ts'
import * as blocks from '../../../server/src/reservation/sheet/day/manage/slot/sql.ts'
import * as dayRows from '../../../server/src/reservation/sheet/day/rows.ts'
import * as sheet from '../../../server/src/reservation/sheet/day/sql.ts'
import * as slotRows from '../../../server/src/reservation/sheet/slot/rows.ts'
import * as templateRows from '../../../server/src/reservation/sheet/template/rows.ts'
import * as template from '../../../server/src/reservation/sheet/template/sql.ts'
import * as offerRows from '../../../server/src/reservation/standby/offer/rows.ts'
import * as offerSql from '../../../server/src/reservation/standby/offer/sql.ts'

const GUESTS = ['01000000001', '01000000002'].map((guestKey, i) => ({ guestKey, guestName: `1 guest${i}` }))

export interface Known {
  today: string
  date: string
  memberIdx: number
  slotIdx: number
  bookingIdx: number
}

const CLUB = 'GC001'
/** A manager, whose views are not counted. */
const visitor = (sql: Sql) => ({ sql, who: null, lang: 'en', ip: '', club: { clubCode: CLUB } }) as Context

export function statements(k: Known): Record<string, (sql: Sql) => Promise<unknown>> {
  const inDays = (days: number) => Temporal.PlainDate.from(k.today).add({ days }).toString()
  const mine = { memberIdx: k.memberIdx, page: 1, size: 20 }
  const notices = { clubCode: CLUB, lang: 'en', page: 1, size: 20 }
  const year = { from: `${k.today.slice(0, 4)}-01-01`, to: k.today }
  return {
    'dashboard: fill of a year': (sql) => dashFill.fill(sql, year),
    'dashboard: fill of a year by day': (sql) => dashFill.fillByDay(sql, year),
    'dashboard: bookings of a year': (sql) => dashBookings.bookings(sql, year),
    'dashboard: bookings of a year by day': (sql) => dashBookings.bookingsByDay(sql, year),
    'dashboard: lead times of a year': (sql) => dashBookings.leadTimes(sql, year),
    'dashboard: accounts of a year': (sql) => dashPeople.comings(sql, year),
    'dashboard: accounts by state': (sql) => dashPeople.standings(sql),
    'dashboard: failed emails': (sql) => failedMails(sql),
    'sheet: day': (sql) => sheet.day(sql, k.date),
    'sheet: tee times of a day': (sql) => slotRows.slotsOfDay(sql, k.date),
    'sheet: one tee time': (sql) => slotRows.slotsByIdx(sql, [k.slotIdx]),
    'sheet: last event': (sql) => sheet.lastEvent(sql),
    'sheet: latest events': (sql) => sheet.latestEvents(sql),
    'sheet: events since': async (sql) => sheet.eventsSince(sql, (await sheet.lastEvent(sql)) - 50, k.date),
    'sheet: forget events': (sql) => sheet.forgetEvents(sql),
    'sheet: calendar of 100 days': (sql) => sheet.calendar(sql, k.today, inDays(100)),
    'sheet: my days': (sql) => dayRows.myDates(sql, k.memberIdx, k.today, inDays(100)),
    'sheet: holders for the manager': (sql) => sheet.holders(sql, 'en', k.date),
    'sheet: bookings for the manager': (sql) => sheet.bookings(sql, k.date),
    'booking: upcoming of a member': (sql) => listSql.bookingsOf(sql, { ...mine, when: 'upcoming' }, 'en'),
    'booking: past of a member': (sql) => listSql.bookingsOf(sql, { ...mine, when: 'past' }, 'en'),
    'booking: names overdue': (sql) => countNamesOverdue(sql),
    'booking: one': (sql) => bookedRows.booking(sql, k.bookingIdx, 'en'),
    'booking: lock own': (sql) => bookedRows.lockOwnBooking(sql, k.bookingIdx, k.memberIdx),
    'booking: cancel': (sql) =>
      cancelRows.cancelBooking(sql, k.bookingIdx, {
        at: Temporal.Now.instant(),
        state: 'CX',
        code: null,
        reason: 'x',
        text: null,
      }),
    'booking: guests': (sql) => playersRows.guestUse(sql, k.memberIdx, { date: k.date }, GUESTS),
    'booking: names': (sql) => bookedRows.memberNames(sql, 'en', [k.memberIdx]),
    'hold: lock the member': (sql) => lockMember(sql, k.memberIdx),
    'hold: facts of the member': (sql) => memberFacts(sql, k.memberIdx, { slotIdx: k.slotIdx }),
    'hold: suspension': (sql) => suspendedUntil(sql, k.memberIdx),
    'hold: facts with the tee time': (sql) => factsAt(sql, k.slotIdx, k.memberIdx),
    'hold: take seats': (sql) => takeSeats(sql, k.slotIdx, [0], k.memberIdx, 300),
    'hold: extend': (sql) => extendHold(sql, k.slotIdx, k.memberIdx, 60),
    'hold: confirm': (sql) => confirmHold(sql, k.slotIdx, k.memberIdx, k.bookingIdx),
    'hold: note a tab': (sql) => noteTab(sql, k.memberIdx, 'a-tab-of-the-plan', true),
    'hold: shorten': (sql) => shorten(sql, k.memberIdx),
    'hold: restore': (sql) => restore(sql, k.memberIdx, 'a-tab-of-the-plan'),
    'hold: which tee time': (sql) => heldSlot(sql, k.memberIdx),
    'hold: give all back': (sql) => giveBack(sql, k.memberIdx),
    'hold: note a release': (sql) => noteRelease(sql, k.memberIdx, k.slotIdx),
    'horizon: days': (sql) => template.dayFacts(sql, k.today),
    'horizon: holidays': (sql) => templateRows.holidays(sql, k.today, inDays(74)),
    'horizon: overrides': (sql) => template.overrides(sql, k.today, inDays(74)),
    'standby: days to look at': (sql) => offerSql.datesToLookAt(sql),
    'standby: entries that are over': (sql) => offerSql.over(sql),
    'standby: offers not answered': (sql) => offerSql.expired(sql, k.date),
    'standby: freed tee times of a day': (sql) => offerRows.freedOf(sql, k.date),
    'standby: entries of a day': (sql) => offerRows.waiting(sql, k.date),
    'block: over': (sql) => blocks.forgetOver(sql),
    'coupon: over': (sql) => couponSql.expire(sql, 500),
    'coupon: ending': (sql) => couponSql.takeEnding(sql, { noticeDays: 14, lastNoticeDays: 3 }, 500),
    'conduct: rounds to finish': (sql) => conduct.play(sql, { hours: 6 }, 200),
    'conduct: no-shows to propose': (sql) => conduct.missing(sql, { minutes: 30 }, { days: 30 }),
    'conduct: proposals that are out of date': (sql) => conduct.outdatedNoShows(sql, { days: 7 }),
    'conduct: money not paid': (sql) => conduct.unpaid(sql),
    'appeal: not decided in time': (sql) => appeals.undecided(sql),
    'notice: list': (sql) => notice.normal(notices, visitor(sql)),
    'notice: pinned': (sql) => notice.top(notices, visitor(sql)),
    'notice: search': (sql) => notice.normal({ ...notices, keyword: 'green' }, visitor(sql)),
    'notice: one with its neighbours': async (sql) => {
      const found = await notice.normal(notices, visitor(sql))
      return 'list' in found && found.list[0] && notice.one({ idx: found.list[0].idx }, visitor(sql))
    },
    'keys: forget': (sql) => sql`delete from idempotency where at < club_now() - interval '24 hours'`,
    'audit: of a record': (sql) =>
      sql`select * from audit where noun = 'booking' and record_idx = ${k.bookingIdx} order by audit_idx`,
    'audit: of a day': (sql) =>
      sql`select * from audit where at >= ${k.today}::date - 1 and at < ${k.today}::date order by at limit 50`,
  }
}
