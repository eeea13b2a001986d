import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard, TaskMain } from '../../ui/task-card'
import { useNiceEnd } from '../certification/use-nice-end'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup', 'member'] }

export default function AuthFailPage() {
  const t = useText()
  const isWindow = useNiceEnd(false)
  return (
    <TaskMain>
      <PageHead title={t('signup.AUTH_FAIL_TITLE')} />
      {isWindow ? (
        <TaskCard title={t('signup.AUTH_FAIL_TITLE')} lead={t('signup.NICE_CLOSE_FAILED')} />
      ) : (
        <TaskCard steps={<SignupSteps now={2} />} title={t('signup.AUTH_FAIL_TITLE')} lead={t('signup.AUTH_FAIL_LEAD')}>
          <TaskActions>
            <ButtonLink to="/signup/auth">{t('signup.AUTH_AGAIN')}</ButtonLink>
          </TaskActions>
        </TaskCard>
      )}
    </TaskMain>
  )
}
