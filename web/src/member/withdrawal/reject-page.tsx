import { Navigate } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Button, ButtonLink } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { Wrong } from '../../ui/wrong'
import { BondList } from './bond-list'
import { useBonds } from './use-bonds'

export const handle = { messages: ['withdrawal', 'member'] }

export default function RejectPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('withdrawal.REJECT_TITLE')} />
      <RequireMember>
        <Reject />
      </RequireMember>
    </>
  )
}

function Reject() {
  const t = useText()
  const { data, error, refetch, isFetching } = useBonds()
  if (error) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data) return <Loading />
  if (data.possible) return <Navigate to="/mypage/withdrawal" replace />
  return (
    <TaskCard title={t('withdrawal.REJECT_TITLE')} lead={t('withdrawal.REJECT_LEAD')}>
      <BondList bonds={data.blockers} />
      <TaskActions>
        <Button look="plain" pending={isFetching} onClick={() => refetch()}>
          {t('common.CHECK_AGAIN')}
        </Button>
        <ButtonLink to="/mypage">{t('withdrawal.STAY')}</ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}
