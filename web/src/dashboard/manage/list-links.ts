import type { Figures } from '@clubhouse/contract/dashboard'

interface Days {
  from: string
  to: string
}

/** What a committee asks for first. */
export const KEY_FIGURES = ['fill', 'made', 'cancelled', 'noShow'] as const
export const OTHER_FIGURES = ['played', 'late', 'leadDays', 'views', 'joined', 'left'] as const
export type KeyFigure = (typeof KEY_FIGURES)[number]
export type Figure = KeyFigure | (typeof OTHER_FIGURES)[number]

export function listAt(path: string, filters: Readonly<Record<string, string | number | null | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value != null) query.set(name, String(value))
  return `${path}?${query}`
}

export const bookingsAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/reservation/bookings', filters)
export const membersAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/member/list', filters)
export const standbyAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/reservation/standby', filters)
export const drawsAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/reservation/draws', filters)
export const inquiriesAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/member/inquiry', filters)
export const daysAt = (filters: Parameters<typeof listAt>[1]) => listAt('/ishm/figures', filters)
export const sheetAt = (date: string) => listAt('/ishm', { date })

/** The list that a number of these days was counted from. */
export function listOf(figure: Figure, { from, to }: Days): string {
  switch (figure) {
    case 'views':
    case 'fill':
      return daysAt({ from, to })
    case 'joined':
      return membersAt({ joinedFrom: from, joinedTo: to })
    case 'left':
      return membersAt({ leftFrom: from, leftTo: to })
    case 'made':
    case 'leadDays':
      return bookingsAt({ madeFrom: from, madeTo: to })
    case 'cancelled':
      return bookingsAt({ cancelledFrom: from, cancelledTo: to })
    case 'late':
      return bookingsAt({ cancelledFrom: from, cancelledTo: to, state: 'CL' })
    case 'noShow':
      return bookingsAt({ from, to, state: 'NS' })
    case 'played':
      return bookingsAt({ from, to, state: 'PL' })
  }
}

/** Percent; undefined without tee times. */
export const rateOf = (fill: { taken: number; total: number } | null | undefined) =>
  fill && fill.total > 0 ? Math.round((100 * fill.taken) / fill.total) : undefined

/** A number of other days; undefined where there is none, or the manager cannot read it. */
export function numberOf(figure: Figure, figures: Partial<Figures>): number | undefined {
  if (figure === 'fill') return rateOf(figures.fill)
  if (figure === 'views' || figure === 'joined' || figure === 'left' || figure === 'leadDays')
    return figures[figure] ?? undefined
  return figures.bookings?.[figure]
}

/** A difference with its sign, as people read it. */
export function signed(now: number, before: number, number: (value: number) => string): string {
  const change = Math.round((now - before) * 10) / 10
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${number(Math.abs(change))}`
}
