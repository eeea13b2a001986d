import { HOF_KINDS } from '@clubhouse/contract/board/hof'
import { type FeatRow, HOF_STATES, list } from '@clubhouse/contract/board/hof-manage'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'

interface Cell {
  row: FeatRow
}

const TONES = { REPORTED: 'wait', VERIFIED: 'wait', PUBLISHED: 'good', HIDDEN: 'off' } as const

export const FEATS = officeList({
  call: list,
  path: '/ishm/board/hof',
  texts: 'hof-edit',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'hof-edit.PLAYER', text: ({ playerName }, t) => playerName || t('hof-edit.ERASED') },
  columns: [
    { id: 'state', heading: 'hof-edit.STATE', sort: 'state', Cell: State },
    { id: 'kind', heading: 'hof-edit.KIND', sort: 'kind', Cell: Kind },
    { id: 'date', heading: 'hof-edit.DATE', sort: '-date', isNarrow: true, Cell: At },
    { id: 'course', heading: 'hof-edit.COURSE', Cell: Where },
    { id: 'member', heading: 'hof-edit.MEMBER', Cell: ({ row }) => row.member?.name ?? '–' },
    { id: 'publish', heading: 'hof-edit.PUBLISH', isExtra: true, Cell: Agreed },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'hof-edit.STATE',
      all: 'hof-edit.STATE_ALL',
      accept: HOF_STATES,
      options: ({ t }) => HOF_STATES.map((value) => ({ value, label: t(`hof-edit.STATE_${value}`) })),
    },
    {
      kind: 'select',
      name: 'kind',
      label: 'hof-edit.KIND',
      all: 'hof-edit.KIND_ALL',
      accept: HOF_KINDS,
      options: ({ t }) => HOF_KINDS.map((value) => ({ value, label: t(`hof.KIND_${value}`) })),
    },
    { kind: 'keyword', label: 'hof-edit.FIND' },
  ],
})

function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={TONES[state]}>{t(`hof-edit.STATE_${state}`)}</StateWord>
}

function Kind({ row }: Cell) {
  return useText()(`hof.KIND_${row.kind}`)
}

function At({ row }: Cell) {
  const { day } = useFormat()
  return <Time at={row.date}>{day(row.date, 'date')}</Time>
}

function Where({ row: { courseName, hole } }: Cell) {
  const t = useText()
  return hole ? t('hof.HOLE', { course: courseName, hole }) : courseName
}

function Agreed({ row }: Cell) {
  const t = useText()
  return row.publish ? t('common.YES') : '–'
}
