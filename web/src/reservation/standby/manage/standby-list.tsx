import { STANDBY_STATES } from '@clubhouse/contract/reservation/standby/standby'
import { type ListedWaiting, list } from '@clubhouse/contract/reservation/standby/standby-manage'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'
import { STANDBY_TONES, spansOf, standbyWord } from '../standby-words'

interface Cell {
  row: ListedWaiting
}

export const STANDBY = officeList({
  call: list,
  path: '/ishm/reservation/standby',
  texts: 'standby',
  key: ({ waitingIdx }) => waitingIdx,
  record: 'path',
  title: { heading: 'standby.MEMBER', text: ({ name }) => name },
  columns: [
    { id: 'date', heading: 'standby.DATE', sort: 'date', Cell: Day },
    { id: 'hours', heading: 'standby.HOURS', Cell: ({ row }) => spansOf(row.hours) },
    { id: 'course', heading: 'standby.COURSE', isNarrow: true, Cell: Course },
    { id: 'party', heading: 'standby.PARTY', isNarrow: true, Cell: ({ row }) => row.partySize },
    { id: 'position', heading: 'standby.POSITION', isNarrow: true, Cell: ({ row }) => row.position ?? '–' },
    { id: 'state', heading: 'standby.STATE', Cell: State },
    { id: 'since', heading: 'standby.SINCE', sort: 'createdAt', isNarrow: true, Cell: Since },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'standby.STATE',
      all: 'standby.STATE_ALL',
      accept: STANDBY_STATES,
      options: ({ t }) => STANDBY_STATES.map((value) => ({ value, label: t(`standby.STATE_${value}`) })),
    },
    { kind: 'keyword', label: 'standby.FIND' },
  ],
})

function Day({ row }: Cell) {
  const { day } = useFormat()
  return day(row.date)
}

function Course({ row }: Cell) {
  const t = useText()
  return row.courseName ?? t('standby.ANY_COURSE')
}

export function State({ row }: Cell) {
  const t = useText()
  return <StateWord tone={STANDBY_TONES[row.state] ?? 'off'}>{standbyWord(row, t)}</StateWord>
}

function Since({ row }: Cell) {
  const { instant } = useFormat()
  return <Time at={row.createdAt}>{instant(row.createdAt)}</Time>
}
