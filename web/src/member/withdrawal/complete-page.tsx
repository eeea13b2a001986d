import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { forgetSession } from '../../session/session-store'
import { ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { TaskLoading } from '../task-loading'
import { type Left, recallLeft } from './leaving'

export const handle = { messages: ['withdrawal', 'signup'] }

export default function CompletePage() {
  const t = useText()
  const { instant } = useFormat()
  const [left, setLeft] = useState<Partial<Left>>()
  useEffect(() => {
    const now = recallLeft()
    if (now.undoUntil) forgetSession()
    setLeft(now)
  }, [])
  if (!left) return <TaskLoading title={t('withdrawal.DONE_TITLE')} />
  if (!left.undoUntil) return <Navigate to="/" replace />
  return (
    <TaskCard title={t('withdrawal.DONE_TITLE')} lead={t('withdrawal.DONE_LEAD', { until: instant(left.undoUntil) })}>
      <PageHead title={t('withdrawal.DONE_TITLE')} />
      <TaskActions>
        <ButtonLink to="/">{t('site.GO_HOME')}</ButtonLink>
        <ButtonLink look="plain" to="/login/dormant?undo=1">
          {t('withdrawal.UNDO')}
        </ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}
