import type { MemberRow } from '@clubhouse/contract/member/manage'
import { list } from '@clubhouse/contract/member/manage'
import { send } from '@clubhouse/contract/member/message'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import { MessagePanel } from '../message/message-panel'
import { SEVERAL } from './bulk-act'
import { STATES, standingOf } from './member-words'

/** One message to the selected members: one call, and not one for each row. */
const MESSAGE = {
  label: 'member-message.SEND' as const,
  call: send,
  Ask: ({ rows, onAnswer }: { rows: readonly MemberRow[]; onAnswer: (answer: undefined) => void }) => (
    <MessagePanel to={{ memberIdx: rows.map(({ memberIdx }) => memberIdx) }} onClose={() => onAnswer(undefined)} />
  ),
  each: async () => undefined,
}

interface Cell {
  row: MemberRow
}

export const MEMBERS = officeList({
  call: list,
  path: '/ishm/member/list',
  texts: 'member-manage',
  key: ({ memberIdx }) => memberIdx,
  record: 'path',
  title: { heading: 'member-manage.NAME', sort: 'name', text: ({ name }) => name, Below: ({ row }) => row.id },
  columns: [
    { id: 'otherName', heading: 'common.OTHER_NAME', isExtra: true, Cell: ({ row }) => row.otherName },
    { id: 'no', heading: 'member-manage.NO', sort: 'memberNo', Cell: MemberNo },
    { id: 'type', heading: 'member-manage.TYPE', Cell: Type },
    { id: 'state', heading: 'member-manage.STATE', sort: 'state', Cell: Standing },
    { id: 'joined', heading: 'member-manage.JOINED', sort: '-createdAt', isNarrow: true, Cell: Joined },
    { id: 'lastLogin', heading: 'member-manage.LAST_LOGIN', sort: '-lastLoginAt', isNarrow: true, Cell: LastLogin },
    { id: 'email', heading: 'member-manage.EMAIL', isExtra: true, Cell: ({ row }) => row.email },
    { id: 'phone', heading: 'member-manage.PHONE', isExtra: true, Cell: ({ row }) => row.phoneNo },
  ],
  filters: [
    {
      kind: 'choice',
      label: 'member-manage.WHO',
      options: [
        { label: 'member-manage.ALL', sets: {} },
        { label: 'member-manage.WAITING', sets: { state: 'PENDING' }, count: ({ pending }) => pending },
        { label: 'member-manage.PAUSED', sets: { suspended: 'true' } },
      ],
    },
    {
      kind: 'select',
      name: 'state',
      label: 'member-manage.STATE',
      all: 'member-manage.STATE_ALL',
      accept: STATES,
      options: ({ t }) => STATES.map((value) => ({ value, label: t(`member-manage.STATE_${value}`) })),
    },
    { kind: 'code', name: 'memberType', group: '702', label: 'member-manage.TYPE', all: 'member-manage.TYPE_ALL' },
    { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: 'member-manage.JOINED' },
    { kind: 'days', from: 'leftFrom', to: 'leftTo', label: 'member-manage.LEFT' },
    { kind: 'keyword', label: 'member-manage.FIND_WHAT' },
  ],
  bulk: [MESSAGE, ...SEVERAL],
  empty: (query) => (query.get('state') === 'PENDING' ? { title: 'member-manage.NOBODY_WAITS' } : undefined),
})

function MemberNo({ row }: Cell) {
  const t = useText()
  return row.claimedNo ? t('member-manage.CLAIMS', { no: row.claimedNo }) : row.memberNo || '–'
}

function Type({ row }: Cell) {
  return useCodes('702').label(row.memberType)
}

function Standing({ row }: Cell) {
  const t = useText()
  const { day } = useFormat()
  const { word, tone } = standingOf(row)
  const until = row.suspendedUntil && day(row.suspendedUntil, 'date')
  return <StateWord tone={tone}>{t(`member-manage.${word}`, { until })}</StateWord>
}

function Joined({ row }: Cell) {
  return <DayOf at={row.createdAt} />
}

function LastLogin({ row }: Cell) {
  const t = useText()
  return row.lastLoginAt ? <DayOf at={row.lastLoginAt} /> : t('member-manage.NEVER')
}

function DayOf({ at }: { at: string }) {
  const { day, dayOf } = useFormat()
  return <Time at={at}>{day(dayOf(at), 'date')}</Time>
}
