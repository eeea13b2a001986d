import { Navigate, useSearchParams } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { TaskLoading } from '../task-loading'
import { useJoining } from './joining'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup'] }

/** The account was created, or awaits approval; also shown at a login before approval. */
export default function SuccessPage() {
  const t = useText()
  const joining = useJoining()
  const [search] = useSearchParams()
  if (search.has('waiting')) {
    return (
      <TaskCard steps={<SignupSteps now={4} />} title={t('signup.WAITING_TITLE')} lead={t('signup.WAITING_LEAD')}>
        <PageHead title={t('signup.WAITING_TITLE')} />
        <TaskActions>
          <ButtonLink to="/">{t('site.GO_HOME')}</ButtonLink>
        </TaskActions>
      </TaskCard>
    )
  }
  if (!joining) return <TaskLoading title={t('signup.STEP_DONE')} />
  if (!joining.done) return <Navigate to="/signup/agreement" replace />
  const { id, name, email, state } = joining.done
  const isWaiting = state === 'PENDING'
  return (
    <TaskCard
      steps={<SignupSteps now={4} />}
      title={t(isWaiting ? 'signup.PENDING_TITLE' : 'signup.DONE_TITLE', { name })}
      lead={t(isWaiting ? 'signup.PENDING_LEAD' : 'signup.DONE_LEAD', { id, email })}
    >
      <PageHead title={t('signup.STEP_DONE')} />
      <TaskActions>
        {!isWaiting && <ButtonLink to="/login">{t('site.LOG_IN')}</ButtonLink>}
        <ButtonLink look={isWaiting ? 'main' : 'plain'} to="/">
          {t('site.GO_HOME')}
        </ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}
