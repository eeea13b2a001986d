import { SECTION_PAGES, sectionBoard } from '@clubhouse/contract/board/section'
import type { DataOf } from '@clubhouse/contract/call'
import { type Say, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { archiving, STATE_FILTER, StateCell } from '../../manage/list-parts'

export type SectionRow = DataOf<typeof sectionBoard.list>['list'][number]

export const SECTIONS = officeList({
  call: sectionBoard.list,
  path: '/ishm/board/section',
  texts: 'section',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', text: ({ title }) => title, missingIn: ({ missingIn }) => missingIn },
  columns: [
    { id: 'page', heading: 'section.PAGE', sort: 'place', Cell: Page },
    { id: 'kind', heading: 'section.KIND', sort: 'kind', Cell: Kind },
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    { id: 'order', heading: 'post.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
  ],
  filters: [
    {
      kind: 'select',
      name: 'of',
      label: 'section.PAGE',
      all: 'section.PAGE_ALL',
      accept: SECTION_PAGES,
      options: ({ t }: { t: Say }) => SECTION_PAGES.map((value) => ({ value, label: t(`section.PAGE_${value}`) })),
    },
    STATE_FILTER,
    { kind: 'keyword', label: 'section.FIND' },
  ],
  bulk: [archiving(sectionBoard)],
})

function Page({ row }: { row: SectionRow }) {
  return useText()(`section.PAGE_${row.page}`)
}

function Kind({ row }: { row: SectionRow }) {
  return useText()(`section.KIND_${row.kind}`)
}
