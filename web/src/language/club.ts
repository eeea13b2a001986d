export interface Club {
  clubCode: string
  siteCode: string
  zone: string
  currency: string
  langs: string[]
  defaultLang: string
  /** Emails leave the server: without that, texts do not promise any. */
  sendsMail?: boolean
  /** The four values of each policy by code, and their version. */
  policies?: Record<string, string[]>
  policyVersion?: number
}
