import type { Settings } from './rulebook.ts'

/** The instants of a draw, and the Monday of the week that it is for. */
export interface DrawCalendar {
  week: string
  openAt: Temporal.Instant
  closeAt: Temporal.Instant
  drawAt: Temporal.Instant
  publishAt: Temporal.Instant
  releaseUntil: Temporal.Instant
  /** What is left joins standby and first come. */
  settleAt: Temporal.Instant
}

/** The calendar of the draw of a day's week, by the club's settings. Source: docs/rules.md, Draw. */
export function drawCalendar(date: string, { draw }: Pick<Settings, 'draw'>, zone: string): DrawCalendar {
  const day = Temporal.PlainDate.from(date)
  const week = day.subtract({ days: day.dayOfWeek - 1 })
  const opens = week.subtract({ weeks: draw.weeksBefore })
  const at = (days: number, time: string) =>
    opens.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
  const drawAt = at(draw.drawDays, draw.drawTime)
  const releaseUntil = at(draw.releaseDays, draw.releaseTime)
  return {
    week: week.toString(),
    openAt: at(0, draw.openTime),
    closeAt: at(draw.closeDays, draw.closeTime),
    drawAt,
    publishAt: drawAt.add({ minutes: draw.publishMinutes }),
    releaseUntil,
    settleAt: releaseUntil.add({ minutes: draw.settleMinutes }),
  }
}

/** The first step of a calendar that does not come after the one before it, as the setting that has to change. */
export function calendarFault({ draw }: Pick<Settings, 'draw'>): string | undefined {
  // Any week will do, and a zone without daylight saving.
  const calendar = drawCalendar('2026-01-05', { draw }, 'UTC')
  const steps = [
    ['openTime', calendar.openAt],
    ['closeTime', calendar.closeAt],
    ['drawTime', calendar.drawAt],
    ['releaseTime', calendar.releaseUntil],
  ] as const
  const isAfter = (i: number) => Temporal.Instant.compare(steps[i]![1], steps[i - 1]![1]) > 0
  const wrong = steps.findIndex((_, i) => i > 0 && !isAfter(i))
  if (wrong > 0) return steps[wrong]![0]
  return Temporal.Instant.compare(calendar.releaseUntil, calendar.publishAt) < 0 ? 'releaseTime' : undefined
}
