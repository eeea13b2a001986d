import type { PageSource } from '../api/page-source'
import { askedList } from './asked-list'
import type { CommunityTab } from './community-tabs'
import { readEvents } from './event/read-events'
import { readFaq } from './faq/read-faq'
import { readDishes } from './fnb-menu/read-dishes'
import { readFeats } from './hof/read-feats'
import { readFoundThings } from './lost-item/read-found-things'
import { readNotices } from './notice/read-notices'
import { readSite } from './read-site'
import { readReferences } from './reference/read-references'

/** What a search across all tabs shows of each. */
const OF_EACH = 5

type Read<R> = (source: PageSource, lang: string, search: URLSearchParams) => Promise<R>
type DataOf<R> = R extends Read<infer D> ? D : never

export interface Community {
  tab?: CommunityTab
  notice?: DataOf<typeof readNotices>
  event?: DataOf<typeof readEvents>
  faq?: DataOf<typeof readFaq>
  reference?: DataOf<typeof readReferences>
  lostItem?: DataOf<typeof readFoundThings>
  hof?: DataOf<typeof readFeats>
  fnb?: DataOf<typeof readDishes>
  found?: DataOf<typeof readFound>
}

/** The tab of a URL, `?tab=faq`; or what was found on the whole site, `?keyword=cart`, empty while nothing is asked. */
export async function readCommunity(source: PageSource, lang: string, search: URLSearchParams): Promise<Community> {
  // A filter of events was the address of their list before they had a tab of their own.
  const tab = search.get('tab') ?? (search.has('events') ? 'event' : undefined)
  const of = <D>(read: Read<D>) => read(source, lang, search)
  if (tab === 'event') return { tab, event: await of(readEvents) }
  if (tab === 'faq') return { tab, faq: await of(readFaq) }
  if (tab === 'reference') return { tab, reference: await of(readReferences) }
  if (tab === 'lost-item') return { tab, lostItem: await of(readFoundThings) }
  if (tab === 'hof') return { tab, hof: await of(readFeats) }
  if (tab === 'fnb') return { tab, fnb: await of(readDishes) }
  if (!tab && search.has('keyword')) return { found: await of(readFound) }
  return { tab: 'notice', notice: await of(readNotices) }
}

/** The first of each tab that contain the keyword, and what was found on the other pages; the keyword alone where it is empty. */
export async function readFound(source: PageSource, lang: string, search: URLSearchParams) {
  const { keyword = '' } = askedList(search)
  return { keyword, in: keyword ? await readEach(source, lang, keyword) : undefined }
}

async function readEach(source: PageSource, lang: string, keyword: string) {
  const asked = new URLSearchParams({ keyword })
  const of = <D>(read: Read<D>) => read(source, lang, asked)
  const [site, notices, events, reference, faq, lostItem, hof, fnb] = await Promise.all([
    readSite(source, lang, keyword),
    of(readNotices),
    of(readEvents),
    of(readReferences),
    of(readFaq),
    of(readFoundThings),
    of(readFeats),
    of(readDishes),
  ])
  const first = <T>(list: T[]) => list.slice(0, OF_EACH)
  return {
    ...site,
    notices: { total: notices.total, list: first(notices.notices) },
    events: { total: events.total, list: first(events.events) },
    references: { total: reference.total, list: first(reference.references) },
    questions: { total: faq.total, list: first(faq.groups.flatMap(({ questions }) => questions)) },
    things: { total: lostItem.total, list: first(lostItem.things) },
    feats: { total: hof.total, list: first(hof.feats) },
    dishes: {
      total: fnb.total,
      list: first(fnb.outlets.flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes))),
    },
  }
}
export type Found = DataOf<typeof readFound>
export type FoundIn = NonNullable<Found['in']>
