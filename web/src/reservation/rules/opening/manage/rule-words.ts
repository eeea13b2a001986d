import { type ManagedRule, whenOf } from '@clubhouse/contract/reservation/rules/opening'
import type { Say, useFormat } from '../../../../language/use-text'

type Format = ReturnType<typeof useFormat>

/** A Monday to Sunday, for the names of the days. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`)

export const weekdayNames = ({ weekday }: Pick<Format, 'weekday'>) => WEEK.map((date) => weekday(date, 'long'))

/** When days open, as a sentence: “Weekdays open 14 days before, at 09:00.” */
export const openingWords = (t: Say, rule: ManagedRule, format: Pick<Format, 'weekday'>): string =>
  rule.w05 === 'L' ? `${whenWords(t, rule, format)} ${t('opening.SAYS_LOBBY')}` : whenWords(t, rule, format)

function whenWords(t: Say, rule: ManagedRule, format: Pick<Format, 'weekday'>): string {
  const { dayClass, time } = rule
  const when = whenOf(rule)
  if (rule.w05 === 'S') return t(`opening.SAYS_STAFF_${dayClass}`)
  if (when?.pattern === 'MONTHLY') return t(`opening.SAYS_MONTHLY_${dayClass}`, { day: when.dayOfMonth, time })
  if (when?.pattern === 'WEEKLY') {
    const weekday = weekdayNames(format)[when.weekday - 1]
    return t(`opening.SAYS_WEEKLY_${dayClass}`, { count: when.weeks, weekday, time })
  }
  if (when?.pattern !== 'ROLLING') return t(`opening.SAYS_MANUAL_${dayClass}`)
  return when.days === 0
    ? t(`opening.SAYS_SAME_DAY_${dayClass}`, { time })
    : t(`opening.SAYS_ROLLING_${dayClass}`, { count: when.days, time })
}

/** How many bookings a member makes; nothing where members make none. */
export function limitWords(t: Say, { w05, quotaDay, quotaMonth }: ManagedRule): string {
  if (w05 === 'S') return ''
  const day = quotaDay === null ? [] : [t('opening.LIMIT_DAY', { count: quotaDay })]
  const month = quotaMonth === null ? [] : [t('opening.LIMIT_MONTH', { count: quotaMonth })]
  return [...day, ...month].join(' ') || t('opening.LIMIT_NONE')
}

/** The days of play that a rule is for; nothing for one that holds now and on. */
export function spanWords(
  t: Say,
  { from, to, isKept }: ManagedRule,
  today: string,
  { day }: Pick<Format, 'day'>,
): string {
  if (isKept) return t('opening.KEPT', { to: day(to!) })
  const isAhead = from > today
  if (to === null) return isAhead ? t('opening.SPAN_FROM', { from: day(from) }) : ''
  return isAhead ? t('opening.SPAN', { from: day(from), to: day(to) }) : t('opening.SPAN_TO', { to: day(to) })
}
