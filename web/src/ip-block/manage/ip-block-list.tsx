import { type IpBlock, ipBlockRecord, list, remove, undo } from '@clubhouse/contract/ip-block'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import type { State } from '../../office/declare'
import { recordList } from '../../office/record-list'

const FILTERS = ['scope', 'isUse', 'keyword']

const undoRemoval = ({ idx }: Pick<IpBlock, 'idx'>) => ask(undo, { idx }, { _nop_: true })

export const BLOCKS = recordList(ipBlockRecord, list, {
  path: '/ishm/site/ipmng',
  title: { field: 'ip', sort: 'ip' },
  columns: [
    { id: 'state', heading: 'ip-block.STATE', state: stateOf },
    { field: 'scope' },
    { field: 'reason', sort: 'reason' },
    { field: 'startAt', id: 'start', sort: '-startAt', isNarrow: true },
    { field: 'endAt', id: 'end', sort: 'endAt', isNarrow: true },
    { id: 'hits', heading: 'ip-block.HITS', sort: '-hits', isNarrow: true, text: ({ hits }) => hits },
  ],
  filters: [
    { field: 'scope', all: 'ip-block.SCOPE_ALL' },
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

function stateOf({ isUse, startAt, endAt }: IpBlock): State {
  const now = serverNow()
  if (!isUse) return ['off', 'ip-block.STATE_OFF']
  if (endAt && Date.parse(endAt) <= now) return ['off', 'ip-block.STATE_OVER']
  return Date.parse(startAt) > now ? ['wait', 'ip-block.STATE_LATER'] : ['bad', 'ip-block.STATE_BLOCKED']
}
