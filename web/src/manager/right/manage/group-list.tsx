import { groupRecord, list, remove, undo } from '@clubhouse/contract/manager/group'
import { ask } from '../../../api/transport'
import { recordList } from '../../../office/record-list'

export const GROUPS = recordList(groupRecord, list, {
  path: '/ishm/menu/set-perm',
  texts: 'right',
  record: { name: 'group' },
  title: { field: 'name', sort: 'name' },
  columns: [
    {
      id: 'managers',
      heading: 'right.MANAGERS',
      sort: '-adminCount',
      isNarrow: true,
      text: ({ adminCount }) => adminCount,
    },
    { field: 'memo' },
  ],
  filters: [{ kind: 'keyword', label: 'right.FIND' }],
  bulk: [
    {
      label: 'right.REMOVE',
      call: remove,
      fits: ({ adminCount }) => adminCount === 0,
      question: 'right.ASK_REMOVE_MANY',
      tone: 'danger',
      each: ({ groupIdx, version }) => ask(remove, { groupIdx: [groupIdx], versions: [version] }, { _nop_: true }),
      undo: ({ groupIdx }) => ask(undo, { groupIdx }, { _nop_: true }),
      done: 'office.DELETED',
    },
  ],
})
