import type { Platform } from '../platform/platform.ts'
import { policies } from '../platform/policies.ts'
import { sendsMail } from '../platform/post.ts'

/** What every page knows of the club; the same fields as in the web's `api/page-source`. */
export interface PageClub {
  clubCode: string
  siteCode: string
  zone: string
  currency: string
  langs: string[]
  defaultLang: string
  /** The four values of each policy, by its code. */
  policies: Record<string, string[]>
  /** Version of the policies (group 996), so that a page and its browser agree on the newer ones. */
  policyVersion: number
  /** Emails leave the server: without that, texts do not promise any. */
  sendsMail: boolean
}

export async function pageClub({ database, events, club, post }: Platform): Promise<() => PageClub> {
  let known = await policies(database)
  const load = () =>
    policies(database).then(
      (read) => {
        known = read
      },
      () => {},
    )
  events.on('changed', (noun) => noun === 'code' && load())
  events.onGap(load)
  return () => {
    const { clubCode, siteCode, zone, currency, langs, lang } = club
    return { clubCode, siteCode, zone, currency, langs, defaultLang: lang, sendsMail: sendsMail({ post }), ...known }
  }
}
