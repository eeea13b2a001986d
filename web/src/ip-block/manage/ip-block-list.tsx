import { type IpBlock, list, remove, SCOPES, undo } from '@clubhouse/contract/ip-block'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'

interface Cell {
  row: IpBlock
}

const FILTERS = ['scope', 'isUse', 'keyword']

const undoRemoval = ({ idx }: Pick<IpBlock, 'idx'>) => ask(undo, { idx }, { _nop_: true })

export const BLOCKS = officeList({
  call: list,
  path: '/ishm/site/ipmng',
  texts: 'ip-block',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'ip-block.IP', sort: 'ip', text: ({ ip }) => ip },
  columns: [
    { id: 'state', heading: 'ip-block.STATE', Cell: State },
    { id: 'scope', heading: 'ip-block.SCOPE', Cell: Scope },
    { id: 'reason', heading: 'ip-block.REASON', sort: 'reason', Cell: ({ row }) => row.reason },
    {
      id: 'start',
      heading: 'ip-block.START',
      sort: '-startAt',
      isNarrow: true,
      Cell: ({ row }) => <At at={row.startAt} />,
    },
    { id: 'end', heading: 'ip-block.END', sort: 'endAt', isNarrow: true, Cell: End },
    { id: 'hits', heading: 'ip-block.HITS', sort: '-hits', isNarrow: true, Cell: ({ row }) => row.hits },
  ],
  filters: [
    {
      kind: 'select',
      name: 'scope',
      label: 'ip-block.SCOPE',
      all: 'ip-block.SCOPE_ALL',
      accept: SCOPES,
      options: ({ t }) => SCOPES.map((value) => ({ value, label: t(`ip-block.SCOPE_${value}`) })),
    },
    { kind: 'switch', name: 'isUse', label: 'ip-block.ONLY_USED' },
    { kind: 'keyword', label: 'ip-block.FIND' },
  ],
  empty: (query) =>
    FILTERS.some((name) => query.has(name))
      ? undefined
      : { title: 'ip-block.NONE', hint: 'ip-block.NONE_HINT', isAll: true },
  bulk: [
    {
      label: 'ip-block.REMOVE',
      call: remove,
      question: 'ip-block.ASK_REMOVE',
      tone: 'danger',
      each: ({ idx, version }) => ask(remove, { idx: [idx], versions: [version] }, { _nop_: true }),
      undo: undoRemoval,
      done: 'office.DELETED',
    },
  ],
})

function State({ row: { isUse, startAt, endAt } }: Cell) {
  const t = useText()
  const now = serverNow()
  if (!isUse) return <StateWord tone="off">{t('ip-block.STATE_OFF')}</StateWord>
  if (endAt && Date.parse(endAt) <= now) return <StateWord tone="off">{t('ip-block.STATE_OVER')}</StateWord>
  if (Date.parse(startAt) > now) return <StateWord tone="wait">{t('ip-block.STATE_LATER')}</StateWord>
  return <StateWord tone="bad">{t('ip-block.STATE_BLOCKED')}</StateWord>
}

function Scope({ row }: Cell) {
  return useText()(`ip-block.SCOPE_${row.scope}`)
}

function End({ row: { endAt } }: Cell) {
  const t = useText()
  return endAt ? <At at={endAt} /> : t('ip-block.NO_END')
}

function At({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
