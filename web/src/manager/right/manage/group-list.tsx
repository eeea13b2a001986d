import { list, remove, undo } from '@clubhouse/contract/manager/group'
import { ask } from '../../../api/transport'
import { officeList } from '../../../office/declare'

export const GROUPS = officeList({
  call: list,
  path: '/ishm/menu/set-perm',
  texts: 'right',
  key: ({ groupIdx }) => groupIdx,
  record: { name: 'group' },
  title: { heading: 'right.NAME', sort: 'name', text: ({ name }) => name },
  columns: [
    {
      id: 'managers',
      heading: 'right.MANAGERS',
      sort: '-adminCount',
      isNarrow: true,
      Cell: ({ row }) => row.adminCount,
    },
    { id: 'memo', heading: 'right.MEMO', Cell: ({ row }) => row.memo },
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
