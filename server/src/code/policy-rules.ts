import { DATE_FORMATS, MOST_DECIMALS, offsetMinutes, ROUNDING, ZONE_OFFSETS } from '@clubhouse/contract/policy'

export interface PolicyFacts {
  countries: readonly string[]
  zone: string
  year: number
}

const ROUNDINGS = Object.values(ROUNDING) as string[]

/** The values with derived ones, or the number of the invalid one. Specification 3.18 and 3.19; decision 016. */
export function policyValues(key: string, given: readonly string[], facts: PolicyFacts): string[] | number {
  const [first = '', second = '', third = '', fourth = ''] = given
  switch (key) {
    case 'C0080':
      if (!facts.countries.includes(first)) return 0
      if (second !== '' && !isLocale(second)) return 1
      // Separators for thousands and decimals that replace the country's own: both or none.
      if ((third === '') !== (fourth === '')) return third === '' ? 2 : 3
      if (third !== '' && (!/^[.,' ’]$/.test(third) || !/^[.,]$/.test(fourth) || third === fourth)) return 2
      return [first, second, third, fourth]
    case 'C0130':
      return /^\d$/.test(first) && Number(first) <= MOST_DECIMALS ? [first, second, third, fourth] : 0
    case 'C0180':
      return ROUNDINGS.includes(first) ? [first, second, third, fourth] : 0
    case 'C0190':
      return zoneValues(first, second, third, fourth, facts)
    case 'C0200': {
      const format = /^\d{1,2}$/.test(first) ? DATE_FORMATS[Number(first)] : undefined
      if (!format) return 0
      return second === '' || second === format ? [String(Number(first)), format, third, fourth] : 1
    }
    default:
      return [first, second, third, fourth]
  }
}

function zoneValues(code: string, offset: string, zone: string, fourth: string, facts: PolicyFacts): string[] | number {
  const meant = /^\d{1,2}$/.test(code) ? ZONE_OFFSETS[Number(code) - 1] : undefined
  if (!meant) return 0
  if (offset !== '' && offset !== meant) return 1
  const name = zone === '' ? facts.zone : zone
  return standardOffset(name, facts.year) === offsetMinutes(meant) ? [String(Number(code)), meant, name, fourth] : 2
}

/** Standard offset in minutes east of UTC (the lesser of January's and July's); undefined for an unknown zone. */
export function standardOffset(zone: string, year: number): number | undefined {
  if (!zone.includes('/') && zone !== 'UTC') return undefined
  try {
    return Math.min(...[1, 7].map((month) => at(zone, year, month)))
  } catch {
    return undefined
  }
}

const at = (zone: string, year: number, month: number) =>
  Temporal.ZonedDateTime.from({ timeZone: zone, year, month, day: 1 }).offsetNanoseconds / 60e9

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
