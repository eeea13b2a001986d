import { eventBoard } from '@clubhouse/contract/board/event'
import type { PageSource } from '../api/page-source'
import { askedList } from './asked-list'
import type { CommunityTab } from './community-tabs'
import { readFaq } from './faq/read-faq'
import { readDishes } from './fnb-menu/read-dishes'
import { readFeats } from './hof/read-feats'
import { readFoundThings } from './lost-item/read-found-things'
import { readNews } from './read-news'
import { readReferences } from './reference/read-references'

/** What a search across all tabs shows of each. */
const OF_EACH = 5

type Read<R> = (source: PageSource, lang: string, search: URLSearchParams) => Promise<R>
type DataOf<R> = R extends Read<infer D> ? D : never

export interface Community {
  tab?: CommunityTab
  news?: DataOf<typeof readNews>
  faq?: DataOf<typeof readFaq>
  reference?: DataOf<typeof readReferences>
  lostItem?: DataOf<typeof readFoundThings>
  hof?: DataOf<typeof readFeats>
  fnb?: DataOf<typeof readDishes>
  found?: DataOf<typeof readFound>
}

/** The tab of a URL, `?tab=faq`; or what was found in all of them, `?keyword=cart`. */
export async function readCommunity(source: PageSource, lang: string, search: URLSearchParams): Promise<Community> {
  const tab = search.get('tab')
  const of = <D>(read: Read<D>) => read(source, lang, search)
  if (tab === 'faq') return { tab, faq: await of(readFaq) }
  if (tab === 'reference') return { tab, reference: await of(readReferences) }
  if (tab === 'lost-item') return { tab, lostItem: await of(readFoundThings) }
  if (tab === 'hof') return { tab, hof: await of(readFeats) }
  if (tab === 'fnb') return { tab, fnb: await of(readDishes) }
  if (!tab && askedList(search).keyword) return { found: await of(readFound) }
  return { tab: 'news', news: await of(readNews) }
}

/** The first of each tab in which the keyword is. */
export async function readFound(source: PageSource, lang: string, search: URLSearchParams) {
  const keyword = askedList(search).keyword!
  const { clubCode } = source.club
  const asked = new URLSearchParams({ keyword })
  const of = <D>(read: Read<D>) => read(source, lang, asked)
  const [news, events, reference, faq, lostItem, hof, fnb] = await Promise.all([
    of(readNews),
    source.call(eventBoard.list, { clubCode, lang, keyword, size: OF_EACH }),
    of(readReferences),
    of(readFaq),
    of(readFoundThings),
    of(readFeats),
    of(readDishes),
  ])
  const first = <T>(list: T[]) => list.slice(0, OF_EACH)
  return {
    keyword,
    notices: { total: news.notices.total, list: first(news.notices.notices) },
    events: { total: events.total, list: events.list },
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
