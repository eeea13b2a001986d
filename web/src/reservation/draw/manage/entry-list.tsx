import { ENTRY_STATES } from '@clubhouse/contract/reservation/draw/draw'
import { entries } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { officeList, type RowOf } from '../../../office/declare'
import { DRAWS_PATH } from './draw-list'
import { ENTRY_TONES } from './draw-words'

interface Cell {
  row: RowOf<typeof entries>
}

/** The list of the entries of one draw. */
export const entriesOf = (drawIdx: number) =>
  officeList({
    call: entries,
    asks: () => ({ drawIdx }),
    path: `${DRAWS_PATH}/entries`,
    texts: 'draw-entry',
    key: ({ entryIdx }) => entryIdx,
    empty: (query) =>
      query.has('state') ? undefined : { title: 'draw-entry.NOTHING', hint: 'draw-entry.NOTHING_HINT', isAll: true },
    title: { heading: 'draw-manage.MEMBER', text: ({ name }) => name },
    columns: [
      { id: 'type', heading: 'draw-manage.MEMBER_TYPE', isNarrow: true, Cell: Type },
      {
        id: 'date',
        heading: 'draw-manage.PLAY_DATE',
        isNarrow: true,
        text: ({ playDate }, _, { day }) => day(playDate),
      },
      { id: 'place', heading: 'draw-manage.PLACE', sort: 'place', isNarrow: true, text: ({ place }) => place ?? '–' },
      { id: 'party', heading: 'draw-manage.PARTY', text: partyOf },
      { id: 'tickets', heading: 'draw-manage.TICKETS', isNarrow: true, text: ({ tickets }) => tickets },
      { id: 'tier', heading: 'draw-manage.TIER', isNarrow: true, text: ({ tier }) => tier },
      { id: 'wishes', heading: 'draw-manage.WISHES', Cell: Wishes },
      {
        id: 'state',
        heading: 'draw-manage.ENTRY_STATE',
        state: ({ state }) => [ENTRY_TONES[state], `draw-manage.ENTRY_${state}`],
      },
      {
        id: 'slot',
        heading: 'draw-manage.TEE_TIME',
        isNarrow: true,
        text: ({ slot }) => (slot ? `${slot.time} ${slot.courseName}` : '–'),
      },
      {
        id: 'created',
        heading: 'draw-manage.RECEIPT',
        isNarrow: true,
        isExtra: true,
        text: ({ receiptNo }) => receiptNo,
      },
    ],
    filters: [
      {
        kind: 'select',
        name: 'state',
        label: 'draw-manage.ENTRY_STATE',
        all: 'draw-manage.STATE_ALL',
        accept: ENTRY_STATES,
        options: ({ t }) => ENTRY_STATES.map((value) => ({ value, label: t(`draw-manage.ENTRY_${value}`) })),
      },
    ],
  })

function Type({ row }: Cell) {
  return useCodes('702').label(row.memberType)
}

/** How many play, and the companions who are named. */
const partyOf = ({ party, partySize }: Cell['row']) => [partySize, ...party.slice(1).map(({ name }) => name)].join(', ')

/** Before the close the server leaves the wishes out. */
function Wishes({ row: { wishes, anyTime } }: Cell) {
  const t = useText()
  if (wishes.length === 0) return t('draw-manage.HIDDEN')
  const lines = wishes.map(({ ideal, earliest, latest }) => `${ideal} (${earliest}–${latest})`)
  return [...lines, ...(anyTime ? [t('draw-manage.ANY_TIME')] : [])].join(', ')
}
