import { create } from '@clubhouse/contract/manager/group'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { GroupForm } from './group-form'
import { GROUPS } from './group-list'
import { GroupPanel } from './group-panel'
import { ManagerRightPanel } from './manager-right-panel'
import styles from './right.module.css'

export const handle = { messages: ['right', 'account', 'form', 'manager', 'history'] }

export default function SetPermPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('right.TITLE')} />
      <ListPage
        list={GROUPS}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('right.NEW')}</Button>}
        below={({ query, go, data, rows, refetch }) => {
          const manager = Number(query.get('manager'))
          return (
            <>
              {data && mayCreate && query.has('new') && (
                <SidePanel title={t('right.NEW')} onClose={() => go({ new: undefined })}>
                  <p className={styles.quiet}>{t('right.NEW_LEAD')}</p>
                  <GroupForm
                    onSaved={(groupIdx) => {
                      toast(t('right.CREATED'), { type: 'success' })
                      refetch()
                      go({ new: undefined, group: String(groupIdx) })
                    }}
                  />
                </SidePanel>
              )}
              {data && Number.isSafeInteger(manager) && manager > 0 && (
                <ManagerRightPanel
                  key={manager}
                  idx={manager}
                  groups={rows}
                  onClose={() => go({ manager: undefined })}
                  onChanged={() => refetch()}
                />
              )}
            </>
          )
        }}
        record={({ open, query, rows, go, close, refetch }) =>
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
          )
        }
      />
    </>
  )
}
