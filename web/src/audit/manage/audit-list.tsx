import { type AuditRow, list } from '@clubhouse/contract/audit'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { Time } from '../../ui/time'
import { byWord, nounWord } from './audit-words'
import { ByMark } from './by-mark'

interface Cell {
  row: AuditRow
}

const NUMBER = /^[1-9]\d{0,14}$/
const NAME = /^[\w-]{1,40}$/

export const AUDIT = officeList({
  call: list,
  path: '/ishm/system/audit',
  texts: 'audit',
  key: ({ auditIdx }) => auditIdx,
  record: { name: 'entry' },
  title: { heading: 'audit.SAID', text: ({ said }) => said, Mark: ByMark },
  group: ({ at }, { day, dayOf }) => day(dayOf(at), 'long'),
  columns: [
    { id: 'at', heading: 'audit.WHEN', sort: '-at', isNarrow: true, Cell: At },
    { id: 'reason', heading: 'audit.REASON', Cell: ({ row }) => row.reason ?? '–' },
    { id: 'by', heading: 'audit.BY', isExtra: true, Cell: By },
    {
      id: 'bookingNo',
      heading: 'audit.BOOKING_NO',
      isNarrow: true,
      isExtra: true,
      Cell: ({ row }) => row.bookingNo ?? '–',
    },
    { id: 'ip', heading: 'audit.IP', isNarrow: true, isExtra: true, Cell: ({ row }) => row.ip || '–' },
    { id: 'call', heading: 'audit.CALL', isExtra: true, Cell: ({ row }) => row.call },
    { id: 'number', heading: 'audit.NUMBER', isNarrow: true, isExtra: true, Cell: ({ row }) => row.auditIdx },
  ],
  filters: [
    { kind: 'keyword', label: 'audit.FIND' },
    { kind: 'days', from: 'from', to: 'to', label: 'audit.AT' },
    {
      kind: 'select',
      name: 'noun',
      label: 'audit.NOUN',
      all: 'audit.NOUN_ALL',
      accept: NAME,
      options: ({ t, data }) => named(data?.nouns, (noun) => nounWord(t, noun)),
    },
    {
      kind: 'select',
      name: 'adminIdx',
      label: 'audit.KIND_MANAGER',
      all: 'audit.MANAGER_ALL',
      accept: NUMBER,
      options: ({ data }) =>
        (data?.managers ?? []).map(({ adminIdx, name }) => ({ value: String(adminIdx), label: name })),
    },
    {
      kind: 'select',
      name: 'job',
      label: 'audit.NOUN_job',
      all: 'audit.JOB_ALL',
      accept: NAME,
      options: ({ t, data }) => named(data?.jobs, (job) => t(`job.NAME_${job}`, { defaultValue: job })),
      isExtra: true,
    },
    { kind: 'keyword', name: 'recordIdx', label: 'audit.FIND_RECORD', accept: NUMBER, isExtra: true },
    { kind: 'keyword', name: 'memberIdx', label: 'audit.FIND_MEMBER', accept: NUMBER, isExtra: true },
  ],
})

const named = (values: readonly string[] = [], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) })).sort((a, b) => a.label.localeCompare(b.label))

function By({ row }: Cell) {
  return byWord(useText(), row)
}

/** The day is above. */
function At({ row: { at } }: Cell) {
  const { clock } = useFormat()
  return <Time at={at}>{clock(at)}</Time>
}
