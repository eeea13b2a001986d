import { DATE_FORMATS, DEFAULT_DECIMALS, ROUNDING, type Rounding, ZONE_OFFSETS } from '../policy.ts'
import { type CountryFormat, countryFormat } from './country-format.ts'

export type PolicyValues = Readonly<Record<string, readonly string[]>>

export interface Policies {
  country: CountryFormat
  decimals: number
  rounding: Rounding
  zone: string
  dateFormat: string
}

/** Reads the policies; missing or invalid values get the defaults of the specification. @param clubZone IANA name */
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
