import { dueFor, inquiryState } from '@clubhouse/contract/inquiry'
import { list, type ManagedInquiryRow } from '@clubhouse/contract/inquiry-manage'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import { INQUIRY_TONES } from '../inquiry-tones'

interface Cell {
  row: Pick<ManagedInquiryRow, 'dueAt' | 'dueFor' | 'isOverdue'>
}

export const INQUIRIES = officeList({
  call: list,
  path: '/ishm/member/inquiry',
  texts: 'inquiry-manage',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'inquiry-manage.HEADING', text: ({ title }) => title, Below: ({ row }) => row.member.name },
  columns: [
    { id: 'type', heading: 'inquiry-manage.TYPE', sort: 'type', Cell: ({ row }) => useCodes('768').label(row.type) },
    {
      id: 'state',
      heading: 'inquiry-manage.STATE',
      sort: 'state',
      state: ({ state }) => [INQUIRY_TONES[state], `inquiry-manage.STATE_${state}`],
    },
    { id: 'due', heading: 'inquiry-manage.DUE', sort: 'dueAt', Cell: Due },
    { id: 'assignee', heading: 'inquiry-manage.ASSIGNEE', Cell: ({ row }) => row.assignee?.name ?? '–' },
    {
      id: 'created',
      heading: 'inquiry-manage.CREATED',
      sort: '-createdAt',
      isNarrow: true,
      text: ({ createdAt }, _, { day, dayOf }) => day(dayOf(createdAt), 'date'),
    },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'inquiry-manage.STATE',
      all: 'inquiry-manage.STATE_ALL',
      accept: inquiryState.options,
      options: ({ t }) => inquiryState.options.map((value) => ({ value, label: t(`inquiry-manage.STATE_${value}`) })),
    },
    { kind: 'code', name: 'type', group: '768', label: 'inquiry-manage.TYPE', all: 'inquiry-manage.TYPE_ALL' },
    {
      kind: 'select',
      name: 'adminIdx',
      label: 'inquiry-manage.ASSIGNEE',
      all: 'inquiry-manage.ASSIGNEE_ALL',
      accept: /^\d{1,15}$/,
      options: ({ data }) =>
        (data?.assignees ?? []).map(({ adminIdx, name }) => ({ value: `${adminIdx}`, label: name })),
    },
    {
      kind: 'select',
      name: 'dueFor',
      label: 'inquiry-manage.DUE_FOR',
      all: 'inquiry-manage.DUE_FOR_ALL',
      accept: dueFor.options,
      options: ({ t }) => dueFor.options.map((value) => ({ value, label: t(`inquiry-manage.DUE_FOR_${value}`) })),
    },
    { kind: 'switch', name: 'unassigned', label: 'inquiry-manage.UNASSIGNED_ONLY' },
    { kind: 'switch', name: 'open', label: 'inquiry-manage.OPEN_ONLY' },
    { kind: 'switch', name: 'overdue', label: 'inquiry-manage.OVERDUE_ONLY' },
    { kind: 'keyword', label: 'inquiry-manage.FIND' },
  ],
})

/** The business day by whose end it has its first answer or its answer; overdue is said in words. */
export function Due({ row: { dueAt, dueFor, isOverdue } }: Cell) {
  const t = useText()
  const { day, dayOf } = useFormat()
  if (!dueAt) return '–'
  return (
    <>
      {dueFor && t(`inquiry-manage.DUE_FOR_${dueFor}`)} <Time at={dueAt}>{day(dayOf(dueAt), 'date')}</Time>{' '}
      {isOverdue && <StateWord tone="bad">{t('inquiry-manage.OVERDUE')}</StateWord>}
    </>
  )
}
