import { checkPassword } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { noteFreshCheck, useFreshCheck } from '../certification/fresh-check'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { TaskCard, TaskMain } from '../form/task-card'
import { useForm } from '../form/use-form'

export const handle = { messages: ['profile', 'signup', 'member', 'session'] }

const PLACES = ['/mypage/myinfo', '/mypage/myinfo/additional'] as const

/** The password once more, before what the club knows of somebody is shown. */
export default function CheckPage() {
  const t = useText()
  return (
    <TaskMain>
      <PageHead title={t('profile.CHECK_TITLE')} />
      <RequireMember>
        <Check />
      </RequireMember>
    </TaskMain>
  )
}

function Check() {
  const t = useText()
  const navigate = useNavigate()
  const isFresh = useFreshCheck()
  const [search] = useSearchParams()
  const to = PLACES.find((place) => place === search.get('to')) ?? PLACES[0]
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { ref, wrong, checked, onInput } = useForm({
    fields: ['password'],
    secrets: ['password'],
    checks: { password: ({ password }) => (password ? undefined : 'session.MISSING_PASSWORD') },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      const { until } = await ask(checkPassword, values, { quiet: true })
      noteFreshCheck(until)
      navigate(to, { replace: true })
    } catch (error) {
      setFail(error)
      setPending(false)
    }
  }

  if (isFresh && !pending) return <Navigate to={to} replace />
  return (
    <TaskCard title={t('profile.CHECK_TITLE')} lead={t('profile.CHECK_LEAD')}>
      <form ref={ref} className={form.form} onSubmit={submit} onInput={onInput} noValidate method="post">
        <Field
          name="password"
          type="password"
          label={t('session.PASSWORD')}
          maxLength={128}
          autoComplete="current-password"
          error={wrong.password && t(wrong.password)}
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('signup.CONTINUE')}
        </Button>
      </form>
    </TaskCard>
  )
}
