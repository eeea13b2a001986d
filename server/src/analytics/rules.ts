import { isCrawler } from '@clubhouse/contract/crawler'

export interface View {
  /** Without its query, which may have a search or an address in it. */
  path: string
  /** The host that led here, where it is another. */
  referrer?: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Pages of a member's own, and pages whose address may name a person. */
const PRIVATE = /^\/(?:ishm|mypage|login|signup|common|error|offline)(?:\/|$)/
const LONGEST_PATH = 200

/** A page view to report; undefined for crawlers, pages fetched ahead, private pages, and visitors who ask not to be counted. */
export function viewOf(url: string, headers: Headers, host: string): View | undefined {
  const asksNot = headers.dnt === '1' || headers['sec-gpc'] === '1'
  const isAhead = /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
  if (asksNot || isAhead || isCrawler(String(headers['user-agent'] ?? ''))) return undefined
  const path = pathOf(url)
  if (path.length > LONGEST_PATH || PRIVATE.test(path)) return undefined
  const from = URL.parse(String(headers.referer ?? ''))
  return { path, referrer: from && from.host !== host ? from.host : undefined }
}

/** The page behind the address of its data, which the browser asks for from page to page. */
const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(/(?:\/_root|(?<=.))\.data$/, '') || '/'

/** Google's limit for one request. */
export const MOST_EVENTS = 25

/**
 * What Google's Measurement Protocol takes. All views have one client and one session a day, because nothing tells visitors apart.
 * @param day yyyy-MM-dd, in the club's zone
 */
export function reportOf(views: readonly View[], { club, origin, day }: { club: string; origin: string; day: string }) {
  return {
    client_id: `club.${club}`,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: views.slice(0, MOST_EVENTS).map(({ path, referrer }) => ({
      name: 'page_view',
      params: {
        page_location: origin + path,
        ...(referrer && { page_referrer: `https://${referrer}/` }),
        session_id: day.replaceAll('-', ''),
        engagement_time_msec: 1,
      },
    })),
  }
}
