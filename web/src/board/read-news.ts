import { normal, top } from '@clubhouse/contract/board/notice'
import type { PageSource } from '../api/page-source'
import { askedList } from './asked-list'
import { readEvents } from './event/read-events'

const SIZE = 15

/** Notices by page; the first page also has the events and the pinned notices. */
export async function readNews(source: PageSource, lang: string, search: URLSearchParams) {
  const { clubCode } = source.club
  const { page, keyword } = askedList(search)
  const isFirst = page === 1 && !keyword
  const [events, pinned, { list, total }] = await Promise.all([
    isFirst ? readEvents(source, lang, search) : undefined,
    isFirst ? source.call(top, { clubCode, lang }) : [],
    source.call(normal, { clubCode, lang, page, size: SIZE, keyword, sort: '-openAt' }),
  ])
  return { events, notices: { notices: [...pinned, ...list], total, page, pages: Math.ceil(total / SIZE), keyword } }
}
