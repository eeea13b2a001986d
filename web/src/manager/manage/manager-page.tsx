import { add, list } from '@clubhouse/contract/manager/manage'
import { useNavigate, useParams } from 'react-router'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Pages } from '../../ui/pages'
import { useFilter } from '../../ui/use-filter'
import { Wrong } from '../../ui/wrong'
import { UserPanel } from './manager-panel'
import { UserTable } from './manager-table'
import { UserTools } from './manager-tools'
import { NewUserPanel } from './new-manager-panel'
import { RequireFactor } from './require-factor'

export const handle = { messages: ['account', 'profile', 'signup', 'manager', 'member'] }

const SIZE = 30

/** The managers of the club; the one whose number stands in the address is open beside the list. */
export default function UserPage() {
  const t = useText()
  const navigate = useNavigate()
  const { idx } = useParams()
  const { query, page, set, clear } = useFilter()
  const session = useSession()
  const may = useMay()
  const mayRead = may(list)
  const filter = {
    keyword: query.get('keyword') ?? undefined,
    groupIdx: Number(query.get('groupIdx')) || undefined,
    state: (query.get('state') ?? undefined) as 'ACTIVE' | 'LOCKED' | undefined,
  }
  const { data, error, refetch } = useCall(
    list,
    { ...filter, page, size: SIZE },
    { enabled: mayRead, quiet: 'refusals', placeholderData: (previous) => previous },
  )
  const open = Number(idx) || undefined
  const close = () => {
    const next = new URLSearchParams(query)
    next.delete('new')
    navigate({ pathname: '/ishm/site/user', search: `${next}` }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHead title={t('account.TITLE')} />
      <ListHead
        title={t('account.TITLE')}
        action={may(add) && <Button onClick={() => set({ new: '1' })}>{t('account.NEW')}</Button>}
      >
        <p>{t('account.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('account.NO_RIGHT')}>{t('account.NO_RIGHT_HINT')}</Empty>}
      {mayRead && <UserTools filter={filter} groups={data?.groups ?? []} onChange={set} />}
      {data && data.list.length > 0 && <UserTable users={data.list} open={open} />}
      {data?.total === 0 && (
        <Empty
          title={t('account.NOTHING')}
          action={
            <Button look="plain" onClick={clear}>
              {t('account.CLEAR')}
            </Button>
          }
        >
          {t('account.NOTHING_HINT')}
        </Empty>
      )}
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !data && !error && <Loading lines={8} />}
      {data && session?.isSSAdmin && <RequireFactor />}
      {mayRead && open && (
        <UserPanel key={open} idx={open} groups={data?.groups} onClose={close} onChanged={() => refetch()} />
      )}
      {query.has('new') && may(add) && data && (
        <NewUserPanel groups={data.groups} onClose={close} onChanged={() => refetch()} />
      )}
    </>
  )
}
