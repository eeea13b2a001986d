import { type EventRow, eventBoard, type Stage } from '@clubhouse/contract/board/event'
import type { PageSource } from '../../api/page-source'
import { askedList } from '../asked-list'
import { pageNumber } from '../page-number'

export const EVENT_STAGES = ['now', 'soon', 'ended'] as const satisfies readonly Stage[]
export type EventView = Stage | 'upcoming'

const SIZE = 6
const FOUND_SIZE = 24

export interface Events {
  /** Undefined for a search, which finds events of every stage. */
  view?: EventView
  events: EventRow[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The events of a URL: `?tab=event&events=ended&eventPage=2`, `?tab=event&keyword=cup`. */
export async function readEvents({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Events> {
  const { clubCode } = club
  const { keyword } = askedList(search)
  const page = pageNumber(search, 'eventPage')
  if (keyword) {
    const { list: events, total } = await call(eventBoard.list, { clubCode, lang, keyword, page, size: FOUND_SIZE })
    return { events, total, page, pages: Math.ceil(total / FOUND_SIZE), keyword }
  }
  const read = (progress: Stage, page = 1) => call(eventBoard.list, { clubCode, lang, progress, page, size: SIZE })
  const view = EVENT_STAGES.find((stage) => stage === search.get('events')) ?? 'upcoming'
  if (view === 'upcoming') {
    const [now, soon] = await Promise.all([read('now'), read('soon')])
    const total = now.total + soon.total
    return { view, events: [...now.list, ...soon.list].slice(0, SIZE), total, page: 1, pages: 1 }
  }
  const found = await read(view, page)
  const { total } = found
  const pages = Math.ceil(total / SIZE)
  // An old URL may name a page that no longer exists.
  if (page > pages && pages > 0) return { view, events: (await read(view)).list, total, page: 1, pages }
  return { view, events: found.list, total, page, pages }
}
