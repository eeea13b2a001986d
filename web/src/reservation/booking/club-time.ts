/** The instant of a club's day and time, by the zone's offset at that moment. */
export function instantOf(date: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // The offset is asked twice: the first answer may be from the other side of a clock change.
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone))
}

function offsetMs(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
}

/** Today in the club, wherever the reader is. */
export function today(now: number, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
}
