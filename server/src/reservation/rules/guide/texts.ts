import { whenOf } from '@clubhouse/contract/reservation/rules/opening'
import { drawCalendar } from '../../draw-calendar.ts'
import { isByLobby, isByStaff } from '../../opening-rules.ts'
import type { OpeningRule, Settings } from '../../rulebook.ts'
import type { OwnPenalties } from './sql.ts'

export type Say = (code: string, values?: Record<string, unknown>) => string

/** How days open for a type of member, with its limits; without a rule they do not. */
export function openingText(
  say: Say,
  rule: OpeningRule | undefined,
  { booking, lobby }: Pick<Settings, 'booking' | 'lobby'>,
): string {
  if (!rule) return say('RULE_NOT_FOR_TYPE')
  return [
    patternText(say, rule),
    ...(isByLobby(rule) ? [lobbyText(say, lobby)] : []),
    ...(rule.quotaDay === null ? [] : [say('RULE_QUOTA_DAY', { count: rule.quotaDay })]),
    ...(rule.quotaMonth === null ? [] : [say('RULE_QUOTA_MONTH', { count: rule.quotaMonth })]),
    ...(rule.quotaMonth !== null && booking.lastMinuteHours > 0
      ? [say('RULE_LAST_MINUTE', { count: booking.lastMinuteHours })]
      : []),
  ].join(' ')
}

const lobbyText = (say: Say, lobby: Settings['lobby']): string =>
  [
    say('RULE_LOBBY_JOIN', { count: lobby.joinMinutes }),
    say('RULE_LOBBY_DRAW', { count: lobby.closeSeconds }),
    say('RULE_LOBBY_TURN', { count: lobby.admitted }),
    say('RULE_LOBBY_CHOOSE', { count: lobby.chooseSeconds }),
  ].join(' ')

function patternText(say: Say, rule: OpeningRule): string {
  if (isByStaff(rule)) return say('RULE_STAFF')
  const { time } = rule
  const when = whenOf(rule)
  switch (when?.pattern) {
    case 'WEEKLY':
      return say('RULE_WEEKLY', { weekday: say(`WEEKDAY_${when.weekday}`), time, count: when.weeks })
    case 'ROLLING':
      return say('RULE_ROLLING', { count: when.days, time })
    case 'MONTHLY':
      return say('RULE_MONTHLY', { day: when.dayOfMonth, time })
    default:
      return say('RULE_MANUAL')
  }
}

export const cancelText = (say: Say, { cancel }: Settings): string =>
  [
    say('RULE_CANCEL_WEEKDAY', { time: cancel.time, count: cancel.weekdayDays }),
    say('RULE_CANCEL_WEEKEND', { time: cancel.time, count: cancel.weekendDays }),
    say('RULE_CANCEL_MOVE'),
    say('RULE_RETAKE', { count: cancel.retakeHours }),
    undoText(say, { cancel }),
  ]
    .filter(Boolean)
    .join(' ')

/** One coupon in a booking, and how much longer one is valid that is returned late. */
export const couponText = (say: Say, { coupon }: Pick<Settings, 'coupon'>): string =>
  `${say('RULE_COUPON')} ${say('RULE_COUPON_MORE', { count: coupon.givenBackDays })}`

/** Empty where no booking can be undone. */
export const undoText = (say: Say, { cancel }: Pick<Settings, 'cancel'>): string =>
  cancel.undoMinutes > 0
    ? say('RULE_UNDO', { count: cancel.undoMinutes, hours: cancel.undoBeforeHours, times: cancel.undoTimes })
    : ''

/** What stands against the reader; nothing without cancellations and suspension. */
export function ownPenaltyText(
  say: Say,
  { cancels, suspension }: OwnPenalties,
  max: number | null,
  names: ReadonlyMap<string, string>,
): string {
  return [
    ...(suspension
      ? [say('OWN_SUSPENSION', { until: suspension.until, rule: names.get(suspension.why) ?? suspension.why })]
      : []),
    ...(cancels > 0 && max !== null ? [say('OWN_CANCELS', { count: cancels, from: max })] : []),
  ].join(' ')
}

/** @param fewerMayPlay whether there are tee times that fewer may play than have places in them */
export function guestText(say: Say, { booking, guest }: Settings, fewerMayPlay: boolean): string {
  const { transferIsAllowed, transferWeekday: weekday, transferWeekend: weekend } = booking
  return [
    say('RULE_GUESTS', { perDay: guest.perDay, perMonth: guest.samePerMonth, perYear: guest.samePerYear }),
    ...(guest.morningsAreForMembers ? [say('RULE_MEMBERS_UNTIL', { time: guest.membersUntil })] : []),
    ...(booking.suspendedMayPlay ? [] : [say('RULE_SUSPENDED_PLAYER')]),
    say('RULE_NAMES', { count: booking.namesDueDays, time: booking.dueTime }),
    ...(fewerMayPlay && booking.fewerPayForAll ? [say('RULE_FEWER_PAY')] : []),
    ...(transferIsAllowed ? [say('RULE_TRANSFER', { weekday, weekend })] : []),
  ].join(' ')
}

/** What a suspension does to bookings; empty where they stay. */
export const suspensionText = (say: Say, { booking }: Pick<Settings, 'booking'>): string =>
  booking.suspensionCancels ? say('RULE_SUSPENSION_CANCELS') : ''

/** How a freed tee time reaches the members who stand by, and then everyone. */
export function standbyText(say: Say, { standby }: Settings): string {
  return [
    say('RULE_STANDBY', { from: standby.quietFrom, until: standby.quietUntil }),
    say('RULE_STANDBY_ENTRIES', { count: standby.perMember }),
    say('RULE_STANDBY_NOTICE', { count: standby.noticeHours }),
    say('RULE_OFFER', { count: standby.offerMinutes }),
    say('RULE_OFFER_LATE', { count: standby.lateOfferMinutes, hours: standby.lateHours }),
    say('RULE_STANDBY_PAUSE', { count: standby.silencesMost }),
    say('RULE_RELEASE', {
      from: standby.releaseFrom,
      until: standby.releaseUntil,
      count: standby.releaseSoonHours,
    }),
  ].join(' ')
}

/** How tee times are given by draw; without any it says so. */
export const drawText = (say: Say, settings: Settings, hasDraws: boolean): string =>
  hasDraws ? drawTexts(say, settings).join(' ') : say('RULE_DRAW_NONE')

/** How tee times are given by draw, in paragraphs: the calendar, entries, their order, and wins. */
export function drawTexts(say: Say, settings: Settings): string[] {
  const { booking, draw } = settings
  const { partyLeast: least, partyMost: most } = draw
  const week = weekOf(say, settings)
  const players = least === most ? String(most) : `${least}–${most}`
  return [
    [
      say('RULE_DRAW'),
      ...(draw.isStanding
        ? [say('RULE_DRAW_WEEK', { ...week, count: draw.weeksBefore }), say('RULE_DRAW_DAY', week)]
        : []),
    ],
    [say('RULE_DRAW_ENTRY', { players })],
    [say('RULE_DRAW_ORDER'), ...chanceTexts(say, draw), say('RULE_DRAW_CHECK')],
    [
      say('RULE_DRAW_WON'),
      say('RULE_DRAW_NAMES', { count: draw.winnersDueDays, time: booking.dueTime }),
      ...(draw.isStanding ? [say('RULE_DRAW_RELEASE', week)] : []),
    ],
  ].map((sentences) => sentences.join(' '))
}

function chanceTexts(say: Say, draw: Settings['draw']): string[] {
  const { ticketsFirst: first, ticketsPerMiss: miss, ticketsPerWin: win, winsWeeks: count } = draw
  const tickets = { first, miss, least: draw.ticketsLeast, most: draw.ticketsMost }
  return [
    win > 0 && count > 0
      ? say('RULE_DRAW_TICKETS', { ...tickets, win, count })
      : say('RULE_DRAW_TICKETS_MISSES', tickets),
    ...(draw.familyShare < 100 ? [say('RULE_DRAW_FAMILY', { share: draw.familyShare })] : []),
    say('RULE_DRAW_PARTY'),
    say('RULE_DRAW_TIER', { count: draw.tierFrom }),
  ]
}

/** How groups play a season, in paragraphs: what they are, their players, what they can give up, and what ends a contract. */
export function groupTexts(say: Say, { team }: Settings): string[] {
  const time = team.groupTime
  return [
    [say('RULE_TEAM', { share: team.playedLeast })],
    [
      say('RULE_TEAM_NAMES', { time, count: team.pairingDays }),
      say('RULE_TEAM_CHANGE', { count: team.pairingMinutes }),
      say('RULE_TEAM_PRICE', { count: team.playersLeast }),
    ],
    [
      say('RULE_TEAM_SKIP', { time: team.skipTime, count: team.skipDays, most: team.skipsMost }),
      say('RULE_TEAM_REDUCE', { time, count: team.dropDays }),
      say('RULE_TEAM_CANCEL', { time, count: team.cancelDays }),
      say('RULE_TEAM_EARLY', { share: team.earlyPercent, count: team.earlyDays }),
      say('RULE_TEAM_LATE', { share: team.latePercent, latest: team.latestPercent, count: team.lateDays }),
      say('RULE_TEAM_SUSPENDED', { count: team.suspendedDays }),
      say('RULE_TEAM_WHO'),
    ],
    [say('RULE_TEAM_ENDS', { count: team.noShowsMost })],
  ].map((sentences) => sentences.join(' '))
}

/** The days and times of the weekly draw. */
function weekOf(say: Say, settings: Settings): Record<string, string> {
  // Any week will do, and a zone without daylight saving.
  const { openAt, closeAt, drawAt, publishAt, releaseUntil, settleAt } = drawCalendar('2026-01-05', settings, 'UTC')
  const steps = {
    open: openAt,
    close: closeAt,
    draw: drawAt,
    publish: publishAt,
    release: releaseUntil,
    settle: settleAt,
  }
  return Object.fromEntries(
    Object.entries(steps).flatMap(([step, at]) => {
      const { dayOfWeek, hour, minute } = at.toZonedDateTimeISO('UTC')
      const time = new Temporal.PlainTime(hour, minute).toString({ smallestUnit: 'minute' })
      return [
        [step, time],
        [`${step}Day`, say(`WEEKDAY_${dayOfWeek}`)],
      ]
    }),
  )
}
