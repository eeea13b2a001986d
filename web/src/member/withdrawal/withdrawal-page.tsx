import { Navigate } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { ButtonLink } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { Wrong } from '../../ui/wrong'
import { BondList } from './bond-list'
import styles from './bond-list.module.css'
import { useBonds } from './use-bonds'

export const handle = { messages: ['withdrawal', 'member'] }

export default function WithdrawalPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('common.CLOSE_ACCOUNT')} />
      <RequireMember>
        <Explain />
      </RequireMember>
    </>
  )
}

function Explain() {
  const t = useText()
  const { data, error, refetch } = useBonds()
  if (error) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data) return <Loading />
  if (!data.possible) return <Navigate to="/mypage/withdrawal/reject" replace />
  return (
    <TaskCard title={t('common.CLOSE_ACCOUNT')} lead={t('withdrawal.LEAD')}>
      <ul className={styles.means}>
        <li>{t('withdrawal.MEANS_LOGIN')}</li>
        <li>{t('withdrawal.MEANS_DATA')}</li>
        <li>{t('withdrawal.MEANS_BOOKINGS')}</li>
        <li>{t('withdrawal.MEANS_REJOIN')}</li>
      </ul>
      {data.warnings.length > 0 && (
        <>
          <p>{t('withdrawal.WARNINGS')}</p>
          <BondList bonds={data.warnings} />
        </>
      )}
      <TaskActions>
        <ButtonLink to="/mypage">{t('withdrawal.STAY')}</ButtonLink>
        <ButtonLink look="plain" to="/mypage/withdrawal/reason">
          {t('common.CONTINUE')}
        </ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}
