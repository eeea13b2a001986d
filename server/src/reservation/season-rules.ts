/** Days of every year, MM-DD; it spans the new year where it begins later than it ends. */
export interface Season {
  from: string
  to: string
}

/** @param date yyyy-MM-dd */
export function isInSeason({ from, to }: Season, date: string): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

export function seasonsMeet(one: Season, other: Season): boolean {
  const halves = ({ from, to }: Season) =>
    from <= to ? [[from, to] as const] : [[from, '12-31'] as const, ['01-01', to] as const]
  return halves(one).some(([from, to]) => halves(other).some(([first, last]) => from <= last && first <= to))
}
