import { manager } from '@clubhouse/contract/access'
import { type EventRow, eventBoard } from '@clubhouse/contract/board/event'
import { officeList } from '../../../office/declare'
import {
  archiving,
  LANGUAGE_COLUMN,
  LANGUAGE_FILTER,
  missingIn,
  OPENS_COLUMN,
  STATE_FILTER,
  StateCell,
  VIEWS_COLUMN,
} from '../../manage/list-parts'
import { EventDays } from '../event-days'

const STAGES = ['now', 'soon', 'ended'] as const

export const EVENTS = officeList({
  call: eventBoard.list,
  asks: ({ clubCode }) => ({ clubCode, scope: 'admin' }),
  access: manager('930400', 'R'),
  path: '/ishm/board/event',
  texts: 'event',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang, missingIn },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    { id: 'days', heading: 'event.WHEN', sort: '-startDate', Cell: Days },
    { id: 'place', heading: 'event.WHERE', isExtra: true, Cell: ({ row }) => row.place || '–' },
    OPENS_COLUMN,
    LANGUAGE_COLUMN,
    VIEWS_COLUMN,
  ],
  filters: [
    STATE_FILTER,
    {
      kind: 'select',
      name: 'progress',
      label: 'event.WHEN',
      all: 'event.ALL',
      accept: STAGES,
      options: ({ t }) => STAGES.map((value) => ({ value, label: t(`event.STAGE_${value.toUpperCase()}`) })),
    },
    LANGUAGE_FILTER,
    { kind: 'keyword', label: 'event.SEARCH_LABEL' },
  ],
  bulk: [archiving(eventBoard)],
})

function Days({ row }: { row: EventRow }) {
  if (!row.startDate) return '–'
  // One element: on a phone a cell is a grid.
  return (
    <span>
      <EventDays event={row} length="date" />
    </span>
  )
}
