/** What every page knows of the club. */
export interface Club {
  clubCode: string
  siteCode: string
  /** IANA name. */
  zone: string
  /** ISO 4217. */
  currency: string
  langs: string[]
  defaultLang: string
  /** The four values of each policy by its code, and their version: how numbers, amounts and days are written. */
  policies?: Record<string, string[]>
  policyVersion?: number
}
