import { Navigate } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard, TaskMain } from '../../ui/task-card'
import { useNiceEnd } from '../certification/use-nice-end'
import { TaskLoading } from '../task-loading'
import { useJoining } from './joining'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup', 'member'] }

/** Verification done. Also the provider's return page: it reports to its opener and closes. */
export default function AuthSuccessPage() {
  const t = useText()
  const joining = useJoining()
  const isWindow = useNiceEnd(true)
  if (!joining || isWindow === undefined) {
    return (
      <TaskMain>
        <TaskLoading title={t('signup.AUTH_DONE_TITLE')} />
      </TaskMain>
    )
  }
  if (isWindow) {
    return (
      <TaskMain>
        <PageHead title={t('signup.AUTH_DONE_TITLE')} />
        <TaskCard title={t('signup.AUTH_DONE_TITLE')} lead={t('signup.NICE_CLOSE')} />
      </TaskMain>
    )
  }
  if (!joining.proof) return <Navigate to="/signup/auth" replace />
  return (
    <TaskMain>
      <PageHead title={t('signup.AUTH_DONE_TITLE')} />
      <TaskCard
        steps={<SignupSteps now={2} />}
        title={t('signup.AUTH_DONE_TITLE')}
        lead={
          joining.proof?.email
            ? t('signup.AUTH_DONE_EMAIL', { email: joining.proof.email })
            : t('signup.AUTH_DONE_LEAD')
        }
      >
        <TaskActions>
          <ButtonLink to="/signup">{t('common.CONTINUE')}</ButtonLink>
        </TaskActions>
      </TaskCard>
    </TaskMain>
  )
}
