import { list, type Manager, remove, undo } from '@clubhouse/contract/manager/manage'
import { ask } from '../../api/transport'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'

export interface GroupChoice {
  groupIdx: number
  name: string
  isTooWide: boolean
}

interface Cell {
  row: Manager
}

const STATES = ['ACTIVE', 'LOCKED'] as const

export const MANAGERS = officeList({
  call: list,
  path: '/ishm/site/user',
  texts: 'account',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'account.NAME', sort: 'name', text: ({ name }) => name, Below: ({ row }) => row.id },
  columns: [
    { id: 'group', heading: 'account.GROUP', sort: 'groupName', Cell: Group },
    { id: 'otherName', heading: 'common.OTHER_NAME', isExtra: true, Cell: ({ row }) => row.otherName },
    { id: 'state', heading: 'account.STATE', sort: 'state', Cell: State },
    { id: 'factor', heading: 'account.SECOND_FACTOR', Cell: Factor },
    { id: 'lastLogin', heading: 'account.LAST_LOGIN', sort: '-lastLoginAt', isNarrow: true, Cell: LastLogin },
    { id: 'email', heading: 'account.EMAIL', isExtra: true, Cell: ({ row }) => row.email },
    { id: 'phone', heading: 'account.PHONE', isExtra: true, Cell: ({ row }) => row.phoneNo },
    { id: 'created', heading: 'account.CREATED_AT', sort: '-createdAt', isNarrow: true, isExtra: true, Cell: Created },
  ],
  filters: [
    {
      kind: 'select',
      name: 'groupIdx',
      label: 'account.GROUP',
      all: 'account.GROUP_ALL',
      accept: /^[1-9]\d{0,14}$/,
      options: ({ data }) => (data?.groups ?? []).map(({ groupIdx, name }) => ({ value: `${groupIdx}`, label: name })),
    },
    {
      kind: 'select',
      name: 'state',
      label: 'account.STATE',
      all: 'account.STATE_ALL',
      accept: STATES,
      options: ({ t }) => STATES.map((value) => ({ value, label: t(`account.STATE_${value}`) })),
    },
    { kind: 'keyword', label: 'account.FIND_WHAT' },
  ],
  bulk: [
    {
      label: 'account.REMOVE',
      call: remove,
      question: 'account.ASK_REMOVE_MANY',
      tone: 'danger',
      each: ({ idx }) => ask(remove, { idx: [idx] }, { _nop_: true }),
      undo: ({ idx }) => ask(undo, { idx }, { _nop_: true }),
      done: 'office.DELETED',
    },
  ],
})

function Group({ row }: Cell) {
  const t = useText()
  return row.isSSAdmin ? t('account.SUPER') : row.groupName || '–'
}

function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={state === 'ACTIVE' ? 'good' : 'bad'}>{t(`account.STATE_${state}`)}</StateWord>
}

function Factor({ row }: Cell) {
  const t = useText()
  return t(row.hasSecondFactor ? 'account.FACTOR_YES' : 'account.FACTOR_NO')
}

function LastLogin({ row: { lastLoginAt } }: Cell) {
  const t = useText()
  return lastLoginAt ? <At at={lastLoginAt} /> : t('account.NEVER')
}

function Created({ row }: Cell) {
  return <At at={row.createdAt} />
}

function At({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
