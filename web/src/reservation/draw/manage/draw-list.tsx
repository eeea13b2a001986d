import { DRAW_STATES, type Draw } from '@clubhouse/contract/reservation/draw/draw'
import { list } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useFormat } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { Time } from '../../../ui/time'
import { DRAW_TONES } from './draw-words'

export const DRAWS_PATH = '/ishm/reservation/draws'

export const DRAWS = officeList({
  call: list,
  path: DRAWS_PATH,
  texts: 'draw-manage',
  key: ({ drawIdx }) => drawIdx,
  record: 'path',
  empty: (query) =>
    ['state', 'from', 'to'].some((name) => query.has(name))
      ? undefined
      : { title: 'draw-manage.NOTHING', hint: 'draw-manage.NOTHING_HINT', isAll: true },
  title: { heading: 'draw-manage.NAME', text: ({ title }) => title, missingIn: ({ missingIn }) => missingIn },
  columns: [
    {
      id: 'dates',
      heading: 'draw-manage.PLAY_DATES',
      text: ({ playDates }, _, { day }) => playDates.map((date) => day(date)).join(', '),
    },
    { id: 'closes', heading: 'draw-manage.CLOSES', sort: '-closeAt', isNarrow: true, Cell: Closes },
    {
      id: 'state',
      heading: 'draw-manage.STATE',
      state: ({ state }) => [DRAW_TONES[state], `draw-manage.STATE_${state}`],
    },
    {
      id: 'slots',
      heading: 'draw-manage.TEE_TIMES',
      isNarrow: true,
      text: ({ slotCount }, _, { number }) => number(slotCount),
    },
    {
      id: 'entries',
      heading: 'draw-manage.ENTRIES',
      isNarrow: true,
      text: ({ entryCount }, _, { number }) => number(entryCount),
    },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'draw-manage.STATE',
      all: 'draw-manage.STATE_ALL',
      accept: DRAW_STATES,
      options: ({ t }) => DRAW_STATES.map((value) => ({ value, label: t(`draw-manage.STATE_${value}`) })),
    },
    { kind: 'switch', name: 'isRunning', label: 'draw-manage.RUNNING_ONLY' },
    { kind: 'days', from: 'from', to: 'to', label: 'draw-manage.PLAY_DATES' },
  ],
})

function Closes({ row }: { row: Draw }) {
  const { instant } = useFormat()
  return <Time at={row.closeAt}>{instant(row.closeAt)}</Time>
}
