import { penaltyState } from '@clubhouse/contract/reservation/rules/penalty'
import { type ListedPenalty, list } from '@clubhouse/contract/reservation/rules/penalty-list'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'
import { PENALTY_TONES } from '../penalty-tones'

interface Cell {
  row: ListedPenalty
}

export const PENALTIES = officeList({
  call: list,
  path: '/ishm/reservation/penalties',
  texts: 'penalty-list',
  key: ({ penaltyIdx }) => penaltyIdx,
  record: 'path',
  title: {
    heading: 'penalty-list.MEMBER',
    sort: 'name',
    text: ({ name }) => name,
    Below: ({ row }) => row.memberNo,
  },
  columns: [
    { id: 'rule', heading: 'penalty-list.RULE', sort: 'code', Cell: ({ row }) => row.ruleText },
    { id: 'state', heading: 'penalty-list.STATE', sort: 'state', Cell: State },
    { id: 'days', heading: 'penalty-list.DAYS', sort: '-from', Cell: PenaltySpan },
    { id: 'money', heading: 'penalty-list.MONEY', isNarrow: true, Cell: Money },
    { id: 'due', heading: 'penalty-list.DUE', sort: 'due', isNarrow: true, Cell: Due },
    { id: 'booking', heading: 'penalty-list.BOOKING', isNarrow: true, Cell: ({ row }) => row.bookingNo ?? '–' },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'penalty-list.STATE',
      all: 'penalty-list.STATE_ALL',
      accept: penaltyState.options,
      options: ({ t }) => penaltyState.options.map((value) => ({ value, label: t(`penalty-list.STATE_${value}`) })),
    },
    { kind: 'code', name: 'code', group: '501', label: 'penalty-list.RULE', all: 'penalty-list.RULE_ALL' },
    { kind: 'switch', name: 'overdue', label: 'penalty-list.OVERDUE_ONLY' },
    { kind: 'days', from: 'from', to: 'to', label: 'penalty-list.FROM' },
    { kind: 'keyword', label: 'penalty-list.FIND' },
  ],
})

export function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={PENALTY_TONES[state]}>{t(`penalty-list.STATE_${state}`)}</StateWord>
}

export function PenaltySpan({ row: { from, until, money } }: Cell) {
  const t = useText()
  const { day } = useFormat()
  if (until) return `${day(from, 'date')} – ${day(until, 'date')}`
  return money == null ? t('penalty-list.WARNING') : day(from, 'date')
}

export function Money({ row }: Cell) {
  const { money } = useFormat()
  return row.money == null ? '–' : money(row.money)
}

/** The last day to pay money that is no end of a suspension. */
export function Due({ row: { dueDate } }: Cell) {
  const { day } = useFormat()
  return dueDate == null ? '–' : day(dueDate, 'date')
}
