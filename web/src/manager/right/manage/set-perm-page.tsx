import { recordPage } from '../../../office/record-page'
import { GroupForm } from './group-form'
import { GROUPS } from './group-list'
import { GroupPanel } from './group-panel'
import { ManagerRightPanel } from './manager-right-panel'

export const handle = { messages: ['right', 'account', 'form', 'manager', 'history'] }

export default recordPage(GROUPS, GroupForm, {
  goesTo: (_, groupIdx) => ({ group: String(groupIdx) }),
  below: ({ query, go, data, refetch }) => {
    const manager = Number(query.get('manager'))
    return (
      data &&
      Number.isSafeInteger(manager) &&
      manager > 0 && (
        <ManagerRightPanel
          key={manager}
          idx={manager}
          onClose={() => go({ manager: undefined })}
          onChanged={() => refetch()}
        />
      )
    )
  },
  record: ({ open, query, rows, go, close, refetch }) =>
    !query.has('manager') && (
      <GroupPanel
        key={open}
        groupIdx={Number(open)}
        names={rows.map(({ name }) => name)}
        onClose={close}
        onChanged={() => refetch()}
        onOpen={(groupIdx) => go({ group: String(groupIdx) })}
        onManager={(idx) => go({ manager: String(idx) })}
      />
    ),
})
