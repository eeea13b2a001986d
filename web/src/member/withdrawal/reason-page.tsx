import { checkPassword } from '@clubhouse/contract/member/profile'
import { reason, withdraw } from '@clubhouse/contract/member/withdrawal'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { Field } from '../../ui/field'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { TaskActions, TaskCard } from '../form/task-card'
import { useForm } from '../form/use-form'
import { noteLeft } from './leaving'

export const handle = { messages: ['withdrawal', 'member', 'session'] }

const LONGEST = 1000

/** Why, and the password: then the account is closed. */
export default function ReasonPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('withdrawal.REASON_TITLE')} />
      <RequireMember>
        <Reason />
      </RequireMember>
    </>
  )
}

function Reason() {
  const t = useText()
  const navigate = useNavigate()
  const { list } = useCodes('Z82', 'withdraw')
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set())
  const [isMissing, setMissing] = useState(false)
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { ref, wrong, checked, onInput } = useForm({
    fields: ['text', 'password'],
    secrets: ['password'],
    draft: 'leaving-words',
    checks: { password: ({ password }) => (password ? undefined : 'session.MISSING_PASSWORD') },
  })

  function choose(key: string, yes: boolean) {
    const next = new Set(reasons)
    if (yes) next.add(key)
    else next.delete(key)
    setReasons(next)
    if (yes) setMissing(false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reasons.size === 0)
    if (reasons.size === 0) return ref.current?.querySelector('input')?.focus()
    const values = checked()
    if (!values || pending) return
    if (
      !(await confirm({
        tone: 'danger',
        title: t('withdrawal.SURE_TITLE'),
        message: t('withdrawal.SURE'),
        yes: t('withdrawal.LEAVE'),
      }))
    )
      return
    setFail(undefined)
    setPending(true)
    try {
      const { password, text } = values
      await ask(checkPassword, { password }, { quiet: true })
      const { reasonIdx } = await ask(reason, { reasons: [...reasons], text: text || undefined }, { quiet: true })
      const { undoUntil } = await ask(withdraw, { reasonIdx, password }, { quiet: true })
      noteLeft({ undoUntil })
      // The session is over; the next page forgets it, for without one this page would lead to the login.
      navigate('/mypage/withdrawal/complete', { replace: true })
    } catch (error) {
      if (error instanceof CallFail && error.code === 'WITHDRAW_BLOCKED') return navigate('/mypage/withdrawal/reject')
      setFail(error)
      setPending(false)
    }
  }

  return (
    <TaskCard title={t('withdrawal.REASON_TITLE')} lead={t('withdrawal.REASON_LEAD')}>
      <form ref={ref} className={form.form} onSubmit={submit} onInput={onInput} noValidate method="post">
        <fieldset className={form.group} aria-describedby={isMissing ? 'reason-missing' : undefined}>
          <legend>{t('withdrawal.WHY')}</legend>
          {list.map(({ key, label }) => (
            <label key={key} className={form.choice}>
              <input
                type="checkbox"
                checked={reasons.has(key)}
                onChange={({ target }) => choose(key, target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p id="reason-missing" role="alert" className={form.refusal}>
            {t('withdrawal.WHY_MISSING')}
          </p>
        )}
        <label className={form.words}>
          {t('withdrawal.WORDS')}
          <textarea name="text" className={form.area} maxLength={LONGEST} />
        </label>
        <Field
          name="password"
          type="password"
          label={t('session.PASSWORD')}
          maxLength={128}
          autoComplete="current-password"
          error={wrong.password && t(wrong.password)}
        />
        <RefusalLine fail={fail} />
        <TaskActions>
          <Button type="submit" look="danger" pending={pending}>
            {t('withdrawal.LEAVE')}
          </Button>
          <ButtonLink look="plain" to="/mypage">
            {t('withdrawal.STAY')}
          </ButtonLink>
        </TaskActions>
      </form>
    </TaskCard>
  )
}
