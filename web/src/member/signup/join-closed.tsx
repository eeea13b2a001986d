import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { ButtonLink } from '../../ui/button'
import { TaskCard, TaskLinks } from '../../ui/task-card'

/** In place of signup while the club has no terms to agree to. */
export function JoinClosed() {
  const t = useText()
  return (
    <TaskCard title={t('signup.CLOSED_TITLE')} lead={t('signup.CLOSED_LEAD')}>
      <PageHead title={t('signup.CLOSED_TITLE')} />
      <ButtonLink to="/">{t('site.GO_HOME')}</ButtonLink>
      <TaskLinks>
        <Link to="/login">{t('signup.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
