import { type AuditRow, list } from '@clubhouse/contract/audit'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { Time } from '../../ui/time'
import { byWord, deedWord, nounWord, recordWord } from './audit-words'

interface Cell {
  row: AuditRow
}

const NUMBER = /^[1-9]\d{0,14}$/

export const AUDIT = officeList({
  call: list,
  path: '/ishm/system/audit',
  texts: 'audit',
  key: ({ auditIdx }) => auditIdx,
  record: { name: 'entry' },
  title: { heading: 'audit.RECORD', text: (row, t) => recordWord(t, row) },
  columns: [
    { id: 'deed', heading: 'audit.DEED', Cell: Deed },
    { id: 'by', heading: 'audit.BY', Cell: By },
    { id: 'at', heading: 'audit.AT', sort: '-at', isNarrow: true, Cell: At },
    { id: 'ip', heading: 'audit.IP', isNarrow: true, Cell: ({ row }) => row.ip ?? '–' },
    { id: 'reason', heading: 'audit.REASON', isExtra: true, Cell: ({ row }) => row.reason ?? '–' },
    { id: 'call', heading: 'audit.CALL', isExtra: true, Cell: ({ row }) => row.call },
    { id: 'number', heading: 'audit.NUMBER', isNarrow: true, isExtra: true, Cell: ({ row }) => row.auditIdx },
  ],
  filters: [
    {
      kind: 'select',
      name: 'noun',
      label: 'audit.NOUN',
      all: 'audit.NOUN_ALL',
      accept: /^[\w-]{1,40}$/,
      options: ({ t, data }) =>
        (data?.nouns ?? [])
          .map((value) => ({ value, label: nounWord(t, value) }))
          .sort((a, b) => a.label.localeCompare(b.label)),
    },
    { kind: 'keyword', name: 'recordIdx', label: 'audit.FIND_RECORD', accept: NUMBER },
    {
      kind: 'select',
      name: 'adminIdx',
      label: 'audit.KIND_MANAGER',
      all: 'audit.MANAGER_ALL',
      accept: NUMBER,
      options: ({ data }) =>
        (data?.managers ?? []).map(({ adminIdx, name }) => ({ value: String(adminIdx), label: name })),
    },
    { kind: 'keyword', name: 'memberIdx', label: 'audit.FIND_MEMBER', accept: NUMBER },
    { kind: 'days', from: 'from', to: 'to', label: 'audit.AT' },
  ],
})

function Deed({ row }: Cell) {
  return deedWord(useText(), row)
}

function By({ row }: Cell) {
  return byWord(useText(), row)
}

function At({ row: { at } }: Cell) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
