import { type EventRow, eventBoard, type Stage } from '@clubhouse/contract/board/event'
import type { PageSource } from '../../api/page-source'
import { pageNumber } from '../page-number'

export const EVENT_STAGES = ['now', 'soon', 'ended'] as const satisfies readonly Stage[]
export type EventView = Stage | 'upcoming'

const SIZE = 6

export interface Events {
  view: EventView
  events: EventRow[]
  page: number
  pages: number
}

/** The events of a URL: `?events=ended&eventPage=2`. */
export async function readEvents({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Events> {
  const { clubCode } = club
  const read = (progress: Stage, page = 1) => call(eventBoard.list, { clubCode, lang, progress, page, size: SIZE })
  const view = EVENT_STAGES.find((stage) => stage === search.get('events')) ?? 'upcoming'
  if (view === 'upcoming') {
    const [now, soon] = await Promise.all([read('now'), read('soon')])
    return { view, events: [...now.list, ...soon.list].slice(0, SIZE), page: 1, pages: 1 }
  }
  const page = pageNumber(search, 'eventPage')
  const found = await read(view, page)
  const pages = Math.ceil(found.total / SIZE)
  // An old URL may name a page that no longer exists.
  if (page > pages && pages > 0) return { view, events: (await read(view)).list, page: 1, pages }
  return { view, events: found.list, page, pages }
}
