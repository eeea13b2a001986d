import { add } from '@clubhouse/contract/manager/account'
import { useText } from '../../language/use-text'
import { PageHead } from '../../layouts/page-head'
import { ListPage } from '../../office/list-page'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { NewUserPanel } from './new-user-panel'
import { RequireFactor } from './require-factor'
import { MANAGERS } from './user-list'
import { UserPanel } from './user-panel'

export const handle = { messages: ['account', 'profile', 'signup', 'manager', 'member'] }

/** The managers of the club; the one whose number is in the address is open beside the list. */
export default function UserPage() {
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
          <UserPanel key={open} idx={Number(open)} groups={data?.groups} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
