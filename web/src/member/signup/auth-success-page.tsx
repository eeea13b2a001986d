import { Navigate } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { TaskCard, TaskMain } from '../../ui/task-card'
import { useNiceEnd } from '../certification/use-nice-end'
import { TaskLoading } from '../task-loading'
import { useJoining } from './joining'

export const handle = { messages: ['signup', 'member'] }

/** The provider's return page: it reports to its opener and closes. In the window of the sign-up, it goes on to the form. */
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
  return <Navigate to={joining.proof ? '/signup' : '/signup/auth'} replace />
}
