import { list } from '@clubhouse/contract/member/manage'
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
import { MemberPanel } from './member-panel'
import { MemberTable } from './member-table'
import { MemberTools } from './member-tools'
import { filterOf } from './member-words'

export const handle = { messages: ['member-manage'] }

const SIZE = 30

/** The members of the club; the one whose number stands in the address is open beside the list. */
export default function MemberListPage() {
  const t = useText()
  const navigate = useNavigate()
  const { idx } = useParams()
  const { query, page, set, clear } = useFilter()
  const session = useSession()
  const mayRead = useMay()(list)
  const filter = filterOf(query)
  const { data, error, refetch } = useCall(
    list,
    { ...filter, page, size: SIZE },
    { enabled: mayRead, quiet: 'refusals', placeholderData: (previous) => previous },
  )
  const open = Number(idx) || undefined
  const close = () =>
    navigate({ pathname: '/ishm/member/list', search: `${query}` }, { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHead title={t('member-manage.TITLE')} />
      <ListHead title={t('member-manage.TITLE')}>
        <p>{t('member-manage.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('member-manage.NO_RIGHT')}>{t('member-manage.NO_RIGHT_HINT')}</Empty>}
      {mayRead && <MemberTools filter={filter} pending={data?.pending} onChange={set} />}
      {data && data.list.length > 0 && <MemberTable members={data.list} open={open} />}
      {data?.total === 0 && (
        <Empty
          title={t(filter.state === 'PENDING' ? 'member-manage.NOBODY_WAITS' : 'member-manage.NOTHING')}
          action={
            <Button look="plain" onClick={clear}>
              {t('member-manage.CLEAR')}
            </Button>
          }
        >
          {filter.state !== 'PENDING' && t('member-manage.NOTHING_HINT')}
        </Empty>
      )}
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !data && !error && <Loading lines={10} />}
      {mayRead && open && <MemberPanel key={open} memberIdx={open} onClose={close} onChanged={() => refetch()} />}
    </>
  )
}
