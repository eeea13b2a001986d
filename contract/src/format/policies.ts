import { DATE_FORMATS, DEFAULT_DECIMALS, ROUNDING, type Rounding, ZONE_OFFSETS } from '../policy.ts'
import { type CountryFormat, countryFormat } from './country-format.ts'

/** The four values of each policy, by its code, as the server sends them. */
export type PolicyValues = Readonly<Record<string, readonly string[]>>

/** How the club writes: what every number, amount, day and time on screen goes by. Source: spec, section 3. */
export interface Policies {
  /** C0080. */
  country: CountryFormat
  /** C0130: the most that a number shows; an amount shows no more than its currency has. */
  decimals: number
  /** C0180. */
  rounding: Rounding
  /** C0190: an IANA name, or an offset. */
  zone: string
  /** C0200: the pattern. */
  dateFormat: string
}

/** Reads the policies; what is missing or makes no sense is as the specification has it. @param clubZone IANA name */
export function readPolicies(values: PolicyValues, clubZone: string): Policies {
  const value = (key: string, no = 0) => values[key]?.[no] ?? ''
  const decimals = value('C0130')
  const [zoneCode, dateCode] = [value('C0190'), value('C0200')]
  return {
    country: countryFormat(values.C0080 ?? []),
    decimals: /^\d$/.test(decimals) ? Number(decimals) : DEFAULT_DECIMALS,
    rounding: Object.values(ROUNDING).find((code) => code === value('C0180')) ?? ROUNDING.halfUp,
    zone: value('C0190', 2) || (/^\d+$/.test(zoneCode) && ZONE_OFFSETS[Number(zoneCode) - 1]) || clubZone,
    dateFormat: (/^\d+$/.test(dateCode) && DATE_FORMATS[Number(dateCode)]) || DATE_FORMATS[0],
  }
}
