import { add } from '@clubhouse/contract/manager/manage'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { MANAGERS } from './manager-list'
import { ManagerPanel } from './manager-panel'
import { NewUserPanel } from './new-manager-panel'
import { RequireFactor } from './require-factor'

export const handle = { messages: ['account', 'form', 'profile', 'signup', 'manager', 'member', 'history', 'right'] }

export default function ManagerPage() {
  const t = useText()
  const session = useSession()
  const mayAdd = useMay()(add)
  return (
    <>
      <PageHead title={t('account.TITLE')} />
      <ListPage
        list={MANAGERS}
        action={({ go }) => mayAdd && <Button onClick={() => go({ new: '1' })}>{t('account.NEW')}</Button>}
        below={({ data, query, go, refetch }) => (
          <>
            {data && session?.isSSAdmin && <RequireFactor />}
            {data && mayAdd && query.has('new') && (
              <NewUserPanel groups={data.groups} onClose={() => go({ new: undefined })} onChanged={() => refetch()} />
            )}
          </>
        )}
        record={({ open, data, close, refetch }) => (
          <ManagerPanel
            key={open}
            idx={Number(open)}
            groups={data?.groups}
            onClose={close}
            onChanged={() => refetch()}
          />
        )}
      />
    </>
  )
}
