import type { DataOf } from '@clubhouse/contract/call'
import { type ListedBooking, list } from '@clubhouse/contract/reservation/booking/list'
import { cancel } from '@clubhouse/contract/reservation/desk/desk'
import { Link } from 'react-router'
import { ask } from '../../../../api/transport'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList, type State as ShownState } from '../../../../office/declare'
import { phoneLink } from '../../../../ui/phone-link'
import { StateWord } from '../../../../ui/state-word'
import { Time } from '../../../../ui/time'
import styles from './booking-rows.module.css'
import { CancelSeveral } from './cancel-several'

interface Cell {
  row: ListedBooking
}

/** Days between booking and play, as the dashboard counts them. */
const LEADS = [
  { label: 'booking-list.LEAD_ALL', sets: {} },
  { label: 'booking-list.LEAD_0', sets: { leadFrom: '0', leadTo: '0' } },
  { label: 'booking-list.LEAD_1', sets: { leadFrom: '1', leadTo: '3' } },
  { label: 'booking-list.LEAD_4', sets: { leadFrom: '4', leadTo: '7' } },
  { label: 'booking-list.LEAD_8', sets: { leadFrom: '8', leadTo: '14' } },
  { label: 'booking-list.LEAD_15', sets: { leadFrom: '15' } },
] as const

/** The reason is in the words that the people of the booking read. */
const FOR_THE_CLUB = { by: 'CLUB', reason: 'other', penalty: false } as const

const TONES: Readonly<Record<string, ShownState[0]>> = {
  CF: 'next',
  CI: 'good',
  PL: 'good',
  NS: 'bad',
  CL: 'bad',
}

export const BOOKINGS = officeList({
  call: list,
  path: '/ishm/reservation/bookings',
  texts: 'booking-list',
  key: ({ bookingIdx }) => bookingIdx,
  record: 'path',
  title: { heading: 'booking-list.BOOKER', text: ({ bookerName }) => bookerName, Below: ({ row }) => row.bookingNo },
  columns: [
    { id: 'date', heading: 'booking-list.DATE', sort: '-date', Cell: Play },
    { id: 'course', heading: 'booking-list.COURSE', Cell: ({ row }) => row.courseName },
    { id: 'players', heading: 'booking-list.PLAYERS', isNarrow: true, Cell: ({ row }) => row.players.length },
    { id: 'state', heading: 'booking-list.STATE', Cell: State },
    { id: 'made', heading: 'booking-list.MADE', sort: '-createdAt', Cell: ({ row }) => <At at={row.createdAt} /> },
    { id: 'cancelled', heading: 'booking-list.CANCELLED', sort: '-cancelledAt', Cell: Cancelled },
    { id: 'open', heading: 'booking-list.OPEN', isNarrow: true, isExtra: true, Cell: Open },
    { id: 'phone', heading: 'booking-list.PHONE', isNarrow: true, isExtra: true, Cell: Phone },
  ],
  filters: [
    { kind: 'keyword', label: 'booking-list.FIND' },
    { kind: 'days', from: 'from', to: 'to', label: 'booking-list.DATE' },
    { kind: 'switch', name: 'coming', label: 'booking-list.COMING' },
    { kind: 'code', name: 'state', group: '509', label: 'booking-list.STATE', all: 'booking-list.STATE_ALL' },
    { kind: 'days', from: 'madeFrom', to: 'madeTo', label: 'booking-list.MADE', isExtra: true },
    { kind: 'days', from: 'cancelledFrom', to: 'cancelledTo', label: 'booking-list.CANCELLED', isExtra: true },
    {
      kind: 'code',
      name: 'part',
      group: '218',
      label: 'booking-list.PART',
      all: 'booking-list.PART_ALL',
      isExtra: true,
    },
    {
      kind: 'code',
      name: 'type',
      group: 'BMD',
      label: 'booking-list.TYPE',
      all: 'booking-list.TYPE_ALL',
      isExtra: true,
    },
    {
      kind: 'select',
      isExtra: true,
      name: 'courseIdx',
      label: 'booking-list.COURSE',
      all: 'booking-list.COURSE_ALL',
      accept: /^[1-9]\d{0,8}$/,
      options: ({ data }: { data?: DataOf<typeof list> }) =>
        (data?.courses ?? []).map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
    },
    { kind: 'switch', name: 'unnamed', label: 'booking-list.UNNAMED', isExtra: true },
    { kind: 'switch', name: 'namesOverdue', label: 'booking-list.NAMES_OVERDUE', isExtra: true },
    { kind: 'switch', name: 'unpaid', label: 'booking-list.UNPAID', isExtra: true },
    { kind: 'switch', name: 'byGuest', label: 'booking-list.BY_GUEST', isExtra: true },
    { kind: 'switch', name: 'setAside', label: 'booking-list.SET_ASIDE', isExtra: true },
    { kind: 'choice', label: 'booking-list.LEAD_DAYS', options: LEADS, isExtra: true },
  ],
  bulk: [
    {
      label: 'booking-list.CANCEL',
      call: cancel,
      fits: ({ state }) => state === 'CF',
      tone: 'danger',
      Ask: CancelSeveral,
      each: ({ bookingIdx, version }, { text, translated }) =>
        ask(cancel, { ...FOR_THE_CLUB, bookingIdx, version, text, translated }, { _nop_: true }),
    },
  ],
})

function Play({ row }: Cell) {
  const t = useText()
  const { date, time } = row
  return <Link to={`/ishm?date=${date}`}>{t('office.AT', { date, time })}</Link>
}

function State({ row }: Cell) {
  const { label } = useCodes('509')
  return <StateWord tone={TONES[row.state] ?? 'off'}>{label(row.state)}</StateWord>
}

function Phone({ row: { bookerName: name, phoneNo } }: Cell) {
  const t = useText()
  if (!phoneNo) return '–'
  return (
    <a className={styles.phone} href={phoneLink(phoneNo)} aria-label={t('desk.CALL', { name, phone: phoneNo })}>
      {phoneNo}
    </a>
  )
}

/** Also what is to be given back, with its sign. */
function Open({ row: { open } }: Cell) {
  const { money } = useFormat()
  return open ? money(open) : '–'
}

function Cancelled({ row }: Cell) {
  return row.cancelledAt ? <At at={row.cancelledAt} /> : '–'
}

function At({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
