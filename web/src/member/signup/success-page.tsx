import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useSession } from '../../session/session-store'
import { ButtonLink } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { TaskLoading } from '../task-loading'
import { WhatNext } from './after-joining'
import { type Joined, useJoining } from './joining'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup'] }

/** The account was created, or awaits approval; also shown at a login before approval. */
export default function SuccessPage() {
  const t = useText()
  const joining = useJoining()
  const [search] = useSearchParams()
  if (search.has('waiting')) return <Waiting title={t('signup.WAITING_TITLE')} lead={t('signup.WAITING_LEAD')} />
  if (!joining) return <TaskLoading title={t('signup.STEP_DONE')} />
  if (!joining.done) return <Navigate to="/signup/agreement" replace />
  const { id, name, email, state } = joining.done
  if (state === 'ACTIVE') return <Welcome done={joining.done} />
  return <Waiting title={t('signup.PENDING_TITLE', { name })} lead={t('signup.PENDING_LEAD', { id })} email={email} />
}

function Waiting({ title, lead, email }: { title: string; lead: string; email?: string }) {
  const t = useText()
  return (
    <TaskCard steps={<SignupSteps now={4} />} title={title} lead={lead}>
      <PageHead title={title} />
      <WhatNext email={email} />
      <TaskActions>
        <ButtonLink to="/">{t('site.GO_HOME')}</ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}

function Welcome({ done: { id, name, email, back } }: { done: Joined }) {
  const t = useText()
  const { sendsMail } = useClub()
  const isIn = useSession()?.id === id
  if (isIn && back) return <Onward to={back} id={id} />
  const ready = t(isIn ? 'signup.DONE_IN' : 'signup.DONE_LEAD', { id })
  return (
    <TaskCard
      steps={<SignupSteps now={4} />}
      title={t('signup.DONE_TITLE', { name })}
      lead={sendsMail ? `${ready} ${t('signup.DONE_MAIL', { email })}` : ready}
    >
      <PageHead title={t('signup.STEP_DONE')} />
      <TaskActions>
        {isIn ? (
          <ButtonLink to="/reservation">{t('signup.TO_TIMES')}</ButtonLink>
        ) : (
          <ButtonLink to={back ? `/login?back=${encodeURIComponent(back)}` : '/login'}>{t('site.LOG_IN')}</ButtonLink>
        )}
        <ButtonLink look="plain" to="/">
          {t('site.GO_HOME')}
        </ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}

/** A new member continues where the visitor was, such as at the tee time that was pressed. */
function Onward({ to, id }: { to: string; id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const isLed = useRef(false)
  useEffect(() => {
    if (isLed.current) return
    isLed.current = true
    toast(t('signup.DONE_TOAST', { id }), { type: 'success' })
    navigate(to, { replace: true })
  }, [t, navigate, to, id])
  return <TaskLoading title={t('signup.STEP_DONE')} />
}
