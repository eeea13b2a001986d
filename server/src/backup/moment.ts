import { StartError } from '../platform/config.ts'

/** @param typed such as `2026-11-28 10:15` in the club's zone, with seconds too; or an instant with its offset @throws StartError */
export function momentOf(typed: string, zone: string): Temporal.Instant {
  const text = typed.trim().replace(' ', 'T')
  try {
    if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return Temporal.Instant.from(text)
    if (!/T\d{2}:\d{2}/.test(text)) throw new RangeError('no time')
    return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
  } catch {
    throw new StartError(`“${typed}” is no moment: use one such as "2026-11-28 10:15" (${zone}), or end.`)
  }
}
